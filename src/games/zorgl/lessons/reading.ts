import type { CoachMoment } from '#learning';
import {
  type Action,
  type Box,
  describeCard,
  type Event,
  GRID,
  gainsOf,
  parseBoard,
  type Seat,
  type Suit,
  scores,
  simulator,
  type ZorglTypes,
} from '#zorgl/rules';

export type Moment = CoachMoment<ZorglTypes>;

/** The events of an action, as far as its player can know them; hidden cards are dealt at random. */
export function eventsOf({ view }: Pick<Moment, 'view'>, action: Action): readonly Event[] {
  const game = simulator.from(simulator.determinize(view, 1));
  const events: Event[] = [];
  game.play(game.encode(action), (event) => events.push(event));
  return events;
}

/** Floors that an action wins, without crushed units. */
export function floorsOf(moment: Moment, action: Action): number {
  return eventsOf(moment, action).reduce(
    (sum, event) => sum + (event.type === 'floors' && event.player === moment.seat ? event.lost : 0),
    0,
  );
}

/** Actions that score, best first. */
export function scoringOf(moment: Moment): readonly Action[] {
  const gain = gainsOf(moment.view);
  return best(
    moment,
    (action) => scores(gain(action)),
    (action) => (gain(action).wins ? WINS : gain(action).worth),
  );
}

/** The suit that an action's card is played as; null without a card. */
export function suitIn(action: Action): Suit | null {
  if ('suit' in action && action.suit !== undefined) return action.suit;
  if (!('card' in action)) return null;
  const card = describeCard(action.card);
  return 'suit' in card ? card.suit : null;
}

/** The rank of an action's card; null for a joker, and without a card. */
export function rankIn(action: Action): string | null {
  if (!('card' in action)) return null;
  const card = describeCard(action.card);
  return 'rank' in card ? card.rank : null;
}

/** Whether an action's card is a two to ten. */
export const isPlain = (action: Action): boolean => /^\d/.test(rankIn(action) ?? '');

/** Where the monsters stand, by seat. */
function monstersOf({ view }: Pick<Moment, 'view'>): Readonly<Partial<Record<Seat, Box>>> {
  const contents = parseBoard(view.board);
  if (!contents.ok) return {};
  return Object.fromEntries(
    contents.value.flatMap((content, box) =>
      content.kind === 'monster' ? [[content.seat, GRID.name(box)]] : [],
    ),
  );
}

/** The learner's monster and the nearest other one; null unless both are on the board. */
export function pairOf(
  moment: Moment,
): { readonly own: Box; readonly other: Box; readonly rival: Seat } | null {
  const places = monstersOf(moment);
  const own = places[moment.seat];
  if (own === undefined) return null;
  const [nearest] = Object.entries(places)
    .filter(([seat]) => seat !== moment.seat)
    .toSorted(([, one], [, other]) => steps(own, one) - steps(own, other));
  return nearest === undefined ? null : { own, other: nearest[1], rival: nearest[0] as Seat };
}

/** Distance between two boxes in king steps. */
export const steps = (one: Box, other: Box): number => GRID.distance(GRID.parse(one)!, GRID.parse(other)!);

/** Worth of the learner's pile, in floors (Z10.1). */
export function worthOf({ view, seat }: Pick<Moment, 'view' | 'seat'>): number {
  const player = view.players[seat];
  return player === undefined ? 0 : player.floors + player.units;
}

/** Whether a monster is adjacent to the learner's. */
export function isBeside(moment: Moment): boolean {
  const pair = pairOf(moment);
  return pair !== null && steps(pair.own, pair.other) === 1;
}

/** Legal actions of a kind, sorted by a measure, best first; without those below 1. */
export function best(
  { legal }: Moment,
  fits: (action: Action) => boolean,
  worth: (action: Action) => number,
): readonly Action[] {
  return legal
    .filter(fits)
    .map((action) => ({ action, worth: worth(action) }))
    .filter((each) => each.worth >= 1)
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ action }) => action);
}

/** Higher than any other value. */
const WINS = 100;

/** Greater than any distance on the board. */
export const FAR = 10;

/**
 * How close an action brings its mover to the other monster; higher is closer, 0 if it does not move there.
 */
export function nearness(moment: Moment, action: Action): number {
  const pair = pairOf(moment);
  return pair === null || !('to' in action) ? 0 : FAR - steps(action.to, pair.other);
}
