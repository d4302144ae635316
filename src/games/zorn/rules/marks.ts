import type { Table } from './table';
import { nameOf } from './table';

/** Removes effects that last until the end of the turn: flood and downpour (N24.2, N24.15). */
export function clearTurnMarks(t: Table): void {
  const { s } = t;
  if (!s.flood && s.frozen.length === 0) return;
  if (s.flood) t.tell?.({ type: 'mark', what: 'flood', on: false });
  for (const unit of s.frozen) t.tell?.({ type: 'mark', what: 'frozen', on: false, unit: nameOf(unit) });
  s.flood = false;
  s.frozen = [];
  s.setBars();
}
