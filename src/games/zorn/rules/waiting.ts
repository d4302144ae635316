import { askToJson } from './answers';
import type { Sink } from './event';
import { CARDS } from './facts';
import { SEATS, type SeatSheet } from './position';
import type { State } from './state';
import { UNITS } from './units';
import {
  activationToJson,
  marksToJson,
  nightToJson,
  seatToJson,
  turnToJson,
  workToJson,
} from './writePosition';

const names = (units: readonly number[]): string[] => units.map((unit) => UNITS[unit]!);

/** Emits the state that no other event covers: turn, marks, open question; at the end the result. */
export function tellWaiting(s: State, tell: Sink): void {
  const taken: Record<string, Pick<SeatSheet, 'commander' | 'magicUser'>> = {};
  if (s.phase === 'setup') {
    for (let seat = 0; seat < s.config.seats; seat++) {
      const { commander, magicUser } = seatToJson(s, seat);
      taken[SEATS[seat]!] = { commander, magicUser };
    }
  }
  tell({
    type: 'waiting',
    turn: turnToJson(s, false),
    marks: marksToJson(s),
    deck: s.deck.length,
    discard: s.discard.map((card) => CARDS[card]!),
    lists: { lost: names(s.lost), gone: names(s.gone), resting: names(s.resting) },
    activation: activationToJson(s.activation),
    night: nightToJson(s),
    ask: askToJson(s.ask),
    work: workToJson(s),
    ...(s.phase === 'setup' ? { taken } : {}),
  });
  if (s.outcome !== null) tell({ type: 'over', ...s.outcome });
}
