/** The phases of a turn, by the keys of their names. */
export const PHASES = ['phase-event', 'phase-water', 'phase-start', 'phase-sale', 'phase-progress', 'phase-purchases', 'phase-export'];
