import { type Game, rankTeams } from '#core';
import { parseAction } from './action';
import { advance } from './advance';
import { apply, legal } from './apply';
import type { Event } from './event';
import { options, PLAYERS } from './options';
import { parsePosition } from './parse';
import { type Known, SEATS, type Seat } from './position';
import { toState } from './readPosition';
import { setup } from './setup';
import type { ZornTypes } from './types';
import { toView } from './writePosition';

const seatsOf = ({ seats }: Known): readonly Seat[] => SEATS.filter((seat) => seats[seat] !== undefined);

/** Events that reveal something unknown: dice, lots, shuffles, revealed cards and tokens (N27). */
const REVEALING: ReadonlySet<Event['type']> = new Set([
  'rolled',
  'lot',
  'shuffled',
  'chit',
  'card',
  'revealed',
  'token',
]);

/** The rules of The Struggle for Zorn (N1–N28). */
export const zorn: Game<ZornTypes> = {
  id: 'zorn',
  players: PLAYERS,
  options,
  setup,
  seats: seatsOf,
  teams: (known) => seatsOf(known).map((seat) => [seat]),
  pending: ({ ask }) => (ask === null ? [] : [{ seat: ask.seat, kind: ask.why }]),
  legal,
  apply,
  // There is a single view for everybody (N27).
  view: (known) => ('rng' in known ? toView(toState(known)) : known),
  advance,
  actionFor: (action) => action,
  outcome: (known) => known.outcome,
  ranking(known) {
    const { outcome } = known;
    const won = (seat: Seat) => Number(outcome?.result === 'won' && outcome.winners.includes(seat));
    const glory = (seat: Seat) => outcome?.glory[seat] ?? known.seats[seat]!.glory;
    const teams = seatsOf(known).map((seat) => ({ seats: [seat], score: glory(seat) }));
    // A defeat is everybody's (N15.3).
    const lost = outcome?.result === 'lost';
    return rankTeams(
      teams,
      ({ seats: [one] }, { seats: [other] }) =>
        lost ? 0 : won(other!) - won(one!) || glory(other!) - glory(one!),
      lost,
    );
  },
  reveals: (events) => events.some(({ type }) => REVEALING.has(type)),
  parse: parsePosition,
  parseAction,
};
