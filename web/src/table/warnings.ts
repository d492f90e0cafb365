/** Warns before waste. No rule is known here: it only looks at what is legal, what would be caused, and what is seen. */
import type { ActionKind, Board, Possibility, Table } from '../lib/types';
import { isDebt } from './places';

/** All there are, in the order in which they are told. */
export const WARNINGS = ['warn-lock', 'warn-thalers', 'warn-debt'] as const;
type Warning = (typeof WARNINGS)[number];

export function warningsOf(chosen: Possibility, asked: Possibility[], table: Table, board: Board): Warning[] {
  const thalers = table.view?.players[table.decider ?? -1]?.thalers ?? 0;
  const kindOf = ({ action }: Possibility): ActionKind | undefined => board.actions[action]?.kind;
  const borrows = (one: Possibility): boolean => one.causes.some(isDebt);
  const done = kindOf(chosen) === 'done';
  const due: Record<Warning, boolean> = {
    'warn-lock': done && asked.some((one) => kindOf(one) === 'lock'),
    'warn-thalers': done && thalers > board.players.thaler_limit,
    'warn-debt': borrows(chosen) && asked.some((one) => !borrows(one)),
  };
  return WARNINGS.filter((warning) => due[warning]);
}
