import { type Game, ok, type Result, rankTeams } from '#core';
import { type Action, parseAction } from './action';
import { advance } from './advance';
import { clauseOf } from './clauses';
import { copyOf } from './copy';
import type { Event } from './event';
import type { Hero, Seat } from './island';
import { legal } from './legal';
import { options, PLAYERS } from './options';
import { parsePosition } from './parse';
import { passage } from './passage';
import { play } from './play';
import type { Known, Outcome, Position, SetupOptions, View } from './position';
import { fail } from './problems';
import { setup } from './setup';
import { heroesOf, Table } from './table';
import { viewOf } from './view';

/** An action as opponents may see it: offered, exchanged and stored cards are the League's secret (K3.2). */
export type SeenAction =
  | Action
  | { readonly do: 'offer' | 'trade'; readonly hero: Hero; readonly card: null }
  | { readonly do: 'end'; readonly store: true };

/** Type parameters of the Game contract. */
export interface KingTypes {
  readonly Seat: Seat;
  readonly Options: SetupOptions;
  readonly Position: Position;
  readonly View: View;
  readonly Action: Action;
  readonly SeenAction: SeenAction;
  readonly Event: Event;
  readonly Outcome: Outcome;
}

const same = (one: unknown, other: unknown): boolean => one === other;

/** Fails with the first field that differs from every legal action. */
function check(position: Position, action: Action): Result<Action> {
  const frame = position.stack.at(-1);
  const clause = clauseOf(position, action);
  if (frame === undefined) return fail('do', 'king.over', {}, clause);
  const given = new Map<string, unknown>(Object.entries(action));
  let left = legal(position).map((each) => new Map<string, unknown>(Object.entries(each)));
  for (const field of ['do', 'hero', 'to', 'row', 'col', 'deck', 'card', 'colour', 'store']) {
    left = left.filter((each) => same(each.get(field), given.get(field)));
    if (left.length > 0) continue;
    return field === 'do'
      ? fail('do', 'king.action.frame', { frame: frame.kind }, clause)
      : fail(field, 'king.action.illegal', {}, clause);
  }
  return ok(action);
}

const teamsOf = (known: Known): readonly (readonly Seat[])[] => [['king'], heroesOf(known)];

/** Events that reveal unknown cards: drawn, turned up or looked at (K3). */
const REVEALING: ReadonlySet<Event['type']> = new Set([
  'shuffled',
  'dealt',
  'drawn',
  'replaced',
  'action-card',
  'toll',
  'initiative',
  'peeked',
  'compared',
  'row-refilled',
  'ibis-looked',
  'over',
]);

/** The rules of King of Monsters (K1–K19). */
export const king: Game<KingTypes> = {
  id: 'king-of-monsters',
  players: PLAYERS,
  options,
  setup,
  seats: (known) => ['king', ...heroesOf(known)],
  teams: teamsOf,
  pending: ({ stack }) => stack.map(({ seat, kind }) => ({ seat, kind })),
  legal,
  passage,
  apply(position, action) {
    const checked = check(position, action);
    if (!checked.ok) return checked;
    const events: Event[] = [];
    const table = new Table(copyOf(position), (event) => events.push(event));
    play(table, action);
    return ok({ position: table.p, events });
  },
  view: viewOf,
  advance,
  actionFor(action, _seat, viewer) {
    if (viewer !== 'king' && viewer !== 'spectator') return action;
    if (action.do === 'offer' || action.do === 'trade') return { ...action, card: null };
    return action.do === 'end' && action.store !== undefined ? { ...action, store: true } : action;
  },
  outcome: (known) => known.outcome,
  ranking(known) {
    const { outcome } = known;
    const won = (seats: readonly Seat[]) =>
      Number(outcome?.winner === (seats[0] === 'king' ? 'king' : 'league'));
    const teams = teamsOf(known).map((seats) => ({
      seats,
      ...(outcome === null ? {} : { score: won(seats) }),
    }));
    return rankTeams(teams, (one, other) => won(other.seats) - won(one.seats));
  },
  reveals(events) {
    const falls = events.some(({ type }) => type === 'zone-destroyed');
    return events.some(
      (event) =>
        REVEALING.has(event.type) ||
        (event.type === 'duel' && event.fromDeck) ||
        // Reveals stored cards to the King; a hero who stores again knows the discarded one (K13.5, K19).
        (event.type === 'unstored' && falls),
    );
  },
  parse: parsePosition,
  parseAction,
};
