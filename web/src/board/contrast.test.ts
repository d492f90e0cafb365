import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const theme = readFileSync('src/theme.css', 'utf8');

/** The colours of a theme, by name. */
function coloursOf(block: string): Record<string, string> {
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[\da-f]{6})/g)].map(([, name, colour]) => [name, colour]));
}
const [light, dark] = [/:root \{([^}]*)\}/, /:root\[data-theme='dark'\] \{([^}]*)\}/].map((block) => coloursOf(block.exec(theme)![1]!));

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [brighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (brighter! + 0.05) / (darker! + 0.05);
}

test.each([
  ['by day', light!],
  ['by lamplight', { ...light!, ...dark! }],
])('black dice stand out from storages and from the transport track %s', (_, colours) => {
  for (const ground of ['pit', 'paper', 'water'])
    expect(contrast(colours['die-edge']!, colours[ground]!), ground).toBeGreaterThanOrEqual(3);
});

test.each([
  ['by day', light!],
  ['by lamplight', { ...light!, ...dark! }],
])('arrows and names stand out from the paper %s', (_, colours) => {
  expect(contrast(colours.ink!, colours.paper!)).toBeGreaterThanOrEqual(7);
  expect(contrast(colours.faint!, colours.paper!)).toBeGreaterThanOrEqual(4.5);
});
