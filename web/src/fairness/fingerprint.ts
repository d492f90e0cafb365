/** As much of a fingerprint as people compare: four groups of four digits. */
export const shown = (fingerprint: string): string => (fingerprint.slice(0, 16).match(/.{4}/g) ?? []).join('-');
