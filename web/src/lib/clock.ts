/** What somebody has left on his clock, in words as short as a clock's. */
import type { Table } from './types';

const [HOUR, DAY] = [3600, 86_400];
const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** So long it is told in days. */
const DAYS_FROM = 2 * DAY;

/** What a seat has left now, in seconds; null if no clock runs here. */
export function secondsLeft(table: Pick<Table, 'banks' | 'decider' | 'since'>, seat: number, now: number): number | null {
  const bank = table.banks[seat];
  if (bank === undefined) return null;
  const used = table.decider === seat && table.since !== null ? Math.max(0, now - table.since) : 0;
  return Math.max(0, Math.round((bank - used) / 1000));
}

/** A time in its two largest units. */
export function duration(seconds: number, language: string, unitDisplay: 'short' | 'narrow' = 'short'): string {
  const parts: string[] = [];
  let left = seconds;
  for (const [unit, size] of UNITS) {
    const count = Math.floor(left / size);
    left -= count * size;
    if (count) parts.push(new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(count));
  }
  return parts.slice(0, 2).join(' ');
}

/** Days and hours as long as there are days, a begun hour counting as a whole one: three days stay three days for their first hour. */
export function clockFace(seconds: number, language: string): string {
  if (seconds > DAYS_FROM - HOUR) return duration(HOUR * Math.ceil(seconds / HOUR), language, 'narrow');
  const two = (part: number): string => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor(seconds / 60) % 60];
  return `${hours ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`;
}
