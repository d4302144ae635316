import type { BotId } from '#bots';
import { Match, unwrap } from '#core';
import { type Layout, layoutBuffer, PieceIndex, REST_POSE, TimelineBuilder } from '#director';
import {
  arrangeSeats,
  LocalSource,
  localDecider,
  type Presentation,
  Session,
  type SessionSetup,
  type SessionSnapshot,
  onSnapshot as snapshots,
  viewerOf,
} from '#session';
import { type Toy, toyGame, toyPosition, toySimulator } from './toy-game';

/** The toy's table: how many events have been; a token moves one unit to the east with each. */
export type ToyTable = number;

const PIECES = new PieceIndex(['token']);

/** Seconds that the toy shows an event for. */
export const LAY_SECONDS = 1;
const PASS_SECONDS = 0.5;
const REDUCED_SECONDS = 0.25;

const layout = (table: ToyTable): Layout => new Map([['token', { ...REST_POSE, x: table }]]);

export const toyPresentation: Presentation<Toy, ToyTable> = {
  begin: () => 0,
  advance: (table, events) => table + events.length,
  pieces: () => PIECES,
  layout,
  timeline(table, events, { reducedMotion }) {
    const builder = new TimelineBuilder(PIECES, layoutBuffer(PIECES, layout(table)));
    const usual = events[0]?.type === 'passed' ? PASS_SECONDS : LAY_SECONDS;
    const duration = reducedMotion ? REDUCED_SECONDS : usual;
    return builder.tween('token', 0, duration, { x: table + events.length }, 'linear').build();
  },
};

export interface ToySessionOptions extends Partial<SessionSetup<Toy, ToyTable>> {
  readonly bots?: Readonly<Record<string, BotId>>;
  /** The match to go on with; a new one with the hands if left out. */
  readonly match?: Match<Toy>;
  readonly saved?: boolean;
  readonly onSnapshot?: (snapshot: SessionSnapshot<Toy>) => void;
}

/** A session of the toy with the given hands; everybody without a bot is a person. */
export function toySession(
  hands: Readonly<Record<string, readonly number[]>>,
  options: ToySessionOptions = {},
): Session<Toy, ToyTable> {
  const { bots = {}, match = new Match(toyGame, toyPosition(hands)), saved, onSnapshot, ...setup } = options;
  const { seed = 1 } = setup;
  const names = new Map(Object.keys(hands).map((seat) => [seat, `Player ${seat}`]));
  const seats = unwrap(arrangeSeats(Object.keys(hands), names, new Map(Object.entries(bots))));
  const source = new LocalSource(match, viewerOf(seats));
  const parts = { seats, seed, ...(saved === undefined ? {} : { saved }) };
  if (onSnapshot !== undefined) snapshots(source, parts, onSnapshot);
  return new Session({
    source,
    presentation: toyPresentation,
    decide: localDecider(toySimulator),
    seats,
    seed,
    ...setup,
  });
}

/** Where the token lies at this moment. */
export function tokenAt(session: Session<Toy, ToyTable>): number {
  const poses = session.pieces.buffer();
  session.director.sample(poses);
  return poses[session.pieces.slot('token', 'x')] ?? Number.NaN;
}
