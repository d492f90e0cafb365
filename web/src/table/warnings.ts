/** Warns before waste. No rule is known here: it only looks at what is legal, what would be caused, and what is seen. */
import type { ActionKind, Board, Possibility, Table } from '../lib/types';
import { isDebt } from './places';

export function warningsOf(chosen: Possibility, asked: Possibility[], table: Table, board: Board): string[] {
  const found: string[] = [];
  const player = table.view?.players[table.decider ?? -1];
  const kindOf = ({ action }: Possibility): ActionKind | undefined => board.actions[action]?.kind;
  const done = kindOf(chosen) === 'done';
  if (done && asked.some((one) => kindOf(one) === 'lock')) found.push('warn-lock');
  if (done && player && player.thalers > board.players.thaler_limit) found.push('warn-thalers');
  const borrows = (one: Possibility): boolean => one.causes.some(isDebt);
  if (borrows(chosen) && asked.some((one) => !borrows(one))) found.push('warn-debt');
  return found;
}
