import { activate } from './activation';
import { clearTurnMarks } from './marks';
import { bringHordes } from './opening';
import { finishGame } from './scoring';
import { NEW, TURNS_A_DAY, WILD } from './state';
import { seatName, type Table } from './table';
import { ALL_MERCENARIES } from './units';

const SPACES = 10;

/** Continues between orders: the next space of the track, or the next turn. */
export function goOn(t: Table): void {
  const { s } = t;
  if (s.phase === 'setup') {
    bringHordes(t);
    beginTurn(t, 1);
    return;
  }
  if (s.phase === 'night' || s.space === SPACES) {
    if (s.number === TURNS_A_DAY * s.config.days) finishGame(t);
    beginTurn(t, s.number + 1);
    return;
  }
  if (s.track.length === 0) {
    t.push({ do: 'council', why: 'first' });
    return;
  }
  s.space++;
  const blight = s.space % 2 === 1;
  const chit = blight ? -1 : s.track[s.space / 2 - 1]!;
  t.tell?.({ type: 'chit', space: s.space, chit: blight ? 'Bl' : chit === WILD ? 'W' : seatName(chit) });
  if (blight) t.push({ do: 'blight', pc: 0, up: 0, left: 0 });
  else if (chit === WILD) t.push({ do: 'council', why: 'wild' });
  else activate(t, chit);
}

/** Begins a turn: by day with an empty track, by night with its first step (N6, N16). */
function beginTurn(t: Table, number: number): void {
  const { s } = t;
  clearTurnMarks(t);
  for (const unit of ALL_MERCENARIES) s.cond[unit]! &= ~NEW;
  s.number = number;
  s.phase = number % TURNS_A_DAY === 0 ? 'night' : 'day';
  s.space = 0;
  s.track = [];
  t.tell?.({ type: 'turn', number, phase: s.phase });
  if (s.phase === 'night') t.push({ do: 'night', pc: 0, list: [], i: 0 });
}
