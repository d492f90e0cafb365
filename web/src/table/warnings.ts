/** Warns before waste. No rule is known here: it only looks at what is legal, what would be caused, and what is seen. */
import type { Board, Possibility, Table } from '../lib/types';

export function warningsOf(chosen: Possibility, asked: Possibility[], table: Table, board: Board): string[] {
  const found: string[] = [];
  const player = table.view?.players[table.decider ?? -1];
  const kind = chosen.action.split(' ')[0];
  if (kind === 'done' && asked.some((one) => one.action.startsWith('lock '))) found.push('web-warn_lock');
  if (kind === 'done' && player && player.thalers > board.players.thaler_limit) found.push('web-warn_thalers');
  const borrows = (one: Possibility): boolean => one.causes.some((event) => event.kind.startsWith('borrowed'));
  if (borrows(chosen) && asked.some((one) => !borrows(one))) found.push('web-warn_debt');
  return found;
}
