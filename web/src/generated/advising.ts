// Written by `make docs` from `ruhr.language.advising`.
export const WIDTH = 2 as const;
export const MOST_REASONS = 3 as const;
export const MOST_IN_RETURN = 1 as const;
export const MOST_SENTENCES = 4 as const;
export const TAKEN = ["option", "start"] as const;
export const TOLD_BY_NUMBER = "repay" as const;
export const PLUS_AND_MINUS = ["+", "−"] as const;
