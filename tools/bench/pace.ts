import type { BotId } from '#bots';
import { type Game, type GameTypes, Match, type Simulator, unwrap } from '#core';
import type { OffsetSegment, Segment, Timeline } from '#director';
import { king, simulator as kingSimulator } from '#king-of-monsters/rules';
import {
  arrangeSeats,
  LocalSource,
  localDecider,
  type Presentation,
  type PresentationSettings,
  Session,
} from '#session';
import { tetzilla, simulator as tetzillaSimulator } from '#tetzilla/rules';
import { zorgl, simulator as zorglSimulator } from '#zorgl/rules';
import { displayTime } from '../../src/director/timeWarp';
// Not from the views' index files, which import style sheets that Node cannot load.
import { presentation as kingPresentation } from '../../src/games/king-of-monsters/view/presentation';
import { presentation as tetzillaPresentation } from '../../src/games/tetzilla/view/presentation';
import { presentation as zorglPresentation } from '../../src/games/zorgl/view/presentation';

/** Playing time of a game between bots, at speed 1 and without thinking time. */
export interface ShownGame {
  readonly actions: number;
  /** Turns of all players. */
  readonly turns: number;
  readonly seconds: number;
  readonly finished: boolean;
  /** Seconds by kind of event; {@link REST} is the pause before a bot acts. */
  readonly kinds: ReadonlyMap<string, number>;
}

/** A game whose pace is measured. */
export interface PacedGame {
  readonly id: string;
  readonly bots: number;
  /** The kinds of events that people play the game for. */
  readonly drama: ReadonlySet<string>;
  /**
   * Shows a game between greedy bots. @param seed a safe integer @param turns largest number of turns of all players
   */
  show(seed: number, turns: number): Promise<ShownGame>;
}

export const REST = 'rest';

interface Played<T extends GameTypes, Table> {
  readonly game: Game<T>;
  readonly simulator: Simulator<T>;
  readonly presentation: Presentation<T, Table>;
  readonly opening: T['Position'];
  readonly kindOf: (event: T['Event']) => string;
  /** Whether an action ends a turn of all players. */
  readonly endsTurn: (event: T['Event']) => boolean;
}

/** The cues of a timeline as text, each different, with their times in seconds. */
function cuesOf({ cues }: Timeline): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const { at, ...cue } of cues) {
    let key = JSON.stringify(cue);
    while (times.has(key)) key += '+';
    times.set(key, at);
  }
  return times;
}

const isSegment = (one: Segment) => (other: Segment) =>
  one.start === other.start &&
  one.end === other.end &&
  one.from === other.from &&
  one.to === other.to &&
  one.easing === other.easing;

const isOffset = (one: OffsetSegment) => (other: OffsetSegment) =>
  one.start === other.start &&
  one.end === other.end &&
  one.shape === other.shape &&
  one.amplitude === other.amplitude &&
  one.cycles === other.cycles;

/** When the movements and cues begin that a timeline has and a shorter one has not, seconds. */
function newIn(timeline: Timeline, shorter: Timeline | undefined): readonly number[] {
  const { tracks, stretches } = timeline;
  const known = new Map(shorter?.tracks.map((track) => [track.slot, track]));
  const moves = tracks.flatMap(({ slot, segments, offsets }) => {
    const before = known.get(slot);
    return [
      ...segments.filter((each) => before?.segments.some(isSegment(each)) !== true),
      ...offsets.filter((each) => before?.offsets.some(isOffset(each)) !== true),
    ].map(({ start }) => displayTime(stretches, start));
  });
  const heard = shorter === undefined ? new Map() : cuesOf(shorter);
  return [...moves, ...[...cuesOf(timeline)].flatMap(([cue, at]) => (heard.has(cue) ? [] : [at]))];
}

/** The events of a timeline with their durations: the seconds until the next one starts to show. */
function partsOf<T extends GameTypes, Table>(
  presentation: Presentation<T, Table>,
  table: Table,
  events: readonly T['Event'][],
  settings: PresentationSettings,
): readonly { readonly event: T['Event']; readonly lasts: number }[] {
  let known: Timeline | undefined;
  let seconds = 0;
  let latest = 0;
  // The deciding seat is only reported at the end.
  const facts = events.filter(({ type }, index) => type !== 'waiting' || index === events.length - 1);
  const begins = facts.map((_, index) => {
    const timeline = presentation.timeline(table, facts.slice(0, index + 1), settings);
    latest = index === 0 ? 0 : Math.max(latest, Math.min(seconds, ...newIn(timeline, known)));
    known = timeline;
    seconds = timeline.duration;
    return latest;
  });
  return facts.map((event, index) => ({ event, lasts: (begins[index + 1] ?? seconds) - begins[index]! }));
}

async function showGame<T extends GameTypes, Table>(
  { game, simulator, presentation, opening, kindOf, endsTurn }: Played<T, Table>,
  seed: number,
  most: number,
): Promise<ShownGame> {
  const names = game.seats(opening);
  const bots = new Map(names.map((seat): [string, BotId] => [seat, 'greedy']));
  const seats = unwrap(arrangeSeats(names, new Map(), bots));
  const source = new LocalSource(new Match(game, opening));
  const session = new Session({ source, presentation, decide: localDecider(simulator), seats, seed });
  const { director } = session;
  const { settings } = session.store.getState();
  const kinds = new Map<string, number>();
  const add = (kind: string, lasts: number) => kinds.set(kind, (kinds.get(kind) ?? 0) + lasts);
  let seconds = 0;
  let turns = 0;
  while (session.busy() && turns < most) {
    const { current, shown, span } = director;
    const left = current === undefined ? session.untilNext! : director.remaining;
    if (current === undefined) add(REST, left);
    else {
      const events = source.entries.slice(shown, shown + span).flatMap((entry) => entry.events);
      for (const { event, lasts } of partsOf(presentation, session.tableAt(shown), events, settings)) {
        add(kindOf(event), lasts);
        if (endsTurn(event)) turns++;
      }
    }
    seconds += left;
    await session.pass(left);
  }
  return { actions: director.shown, turns, seconds, finished: session.store.getState().over, kinds };
}

export const PACED_GAMES: readonly PacedGame[] = [
  {
    id: 'zorgl',
    bots: 2,
    drama: new Set([
      ...[
        'attack',
        'swap',
        'push',
        'follow',
        'shake',
        'missile',
        'sweep',
        'sweep-ended',
        'floors',
        'destroyed',
      ],
      ...['crush', 'flee', 'move blitz', 'move burrow', 'move leap', 'army-move', 'game-over'],
    ]),
    show: (seed, turns) => {
      const opening = unwrap(zorgl.setup({ places: ['A', 'C'], army: true, flight: 'english' }, seed));
      return showGame(
        {
          game: zorgl,
          simulator: zorglSimulator,
          presentation: zorglPresentation,
          opening,
          kindOf: (event) => (event.type === 'move' ? `move ${event.manner}` : event.type),
          endsTurn: (event) =>
            event.type === 'game-over' || (event.type === 'turn-ended' && event.player === 'C'),
        },
        seed,
        turns,
      );
    },
  },
  {
    id: 'tetzilla',
    bots: 2,
    drama: new Set(['tile-slid', 'marker-placed', 'overran', 'fired', 'hit', 'died', 'game-over']),
    show: (seed, turns) => {
      const opening = unwrap(tetzilla.setup(unwrap(tetzilla.options.parse({}, 2)), seed));
      return showGame(
        {
          game: tetzilla,
          simulator: tetzillaSimulator,
          presentation: tetzillaPresentation,
          opening,
          kindOf: ({ type }) => type,
          endsTurn: ({ type }) => type === 'turn-began' || type === 'game-over',
        },
        seed,
        turns,
      );
    },
  },
  {
    id: 'king-of-monsters',
    bots: 9,
    // The rampage; and attacks of heroes on the King, on his chart and in duels.
    drama: new Set([
      ...['action-card king', 'toll', 'wild-placed', 'wild-kept', 'smashed', 'zone-destroyed', 'king-moved'],
      ...['duel', 'answered', 'duel-over', 'challenge', 'taken-out', 'covered', 'compared', 'row-disabled'],
      ...['row-refilled', 'king-pushed', 'frenzy', 'gambled', 'grey', 'over'],
    ]),
    show: (seed, turns) => {
      const opening = unwrap(king.setup(unwrap(king.options.parse({}, 9)), seed));
      return showGame(
        {
          game: king,
          simulator: kingSimulator,
          presentation: kingPresentation,
          opening,
          kindOf: (event) =>
            event.type === 'action-card' && 'seat' in event && event.seat === 'king'
              ? 'action-card king'
              : event.type,
          endsTurn: (event) =>
            event.type === 'over' ||
            (event.type === 'phase' && 'phase' in event && event.phase === 'cleanup'),
        },
        seed,
        turns,
      );
    },
  },
];

/** Totals over several games. Times are in seconds. */
export interface PaceReport {
  readonly seconds: number;
  readonly turn: number;
  /** Share of the time that is drama, 0 … 1. */
  readonly drama: number;
  /** By kind, longest first: seconds per game, and share of the time. */
  readonly kinds: readonly { readonly kind: string; readonly seconds: number; readonly share: number }[];
}

/** Sums up games. @param shown at least one */
export function paceOf({ drama }: PacedGame, shown: readonly ShownGame[]): PaceReport {
  const sum = (of: (game: ShownGame) => number) => shown.reduce((all, game) => all + of(game), 0);
  const seconds = sum((game) => game.seconds);
  const names = [...new Set(shown.flatMap(({ kinds }) => [...kinds.keys()]))];
  const kinds = names
    .map((kind) => ({ kind, all: sum((game) => game.kinds.get(kind) ?? 0) }))
    .sort((a, b) => b.all - a.all)
    .map(({ kind, all }) => ({ kind, seconds: all / shown.length, share: all / seconds }));
  return {
    seconds: seconds / shown.length,
    turn: seconds / sum(({ turns }) => turns),
    drama: kinds.reduce((all, { kind, share }) => all + (drama.has(kind) ? share : 0), 0),
    kinds,
  };
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(7);

/**
 * Prints the playing time of games between bots, by kind of event. @param games per game @param turns largest number of
 * turns of all players
 */
export async function reportPace(games: number, turns: number): Promise<void> {
  for (const paced of PACED_GAMES) {
    const shown: ShownGame[] = [];
    for (let seed = 0; seed < games; seed++) shown.push(await paced.show(seed, turns));
    const { seconds, turn, drama, kinds } = paceOf(paced, shown);
    const played = `${paced.id}, ${paced.bots} bots, ${games} games`;
    console.log(
      `${played}: ${seconds.toFixed(0)} s a game, ${turn.toFixed(1)} s a turn of all, drama ${percent(drama).trim()}`,
    );
    for (const kind of kinds) {
      const mark = paced.drama.has(kind.kind) ? '*' : ' ';
      console.log(
        `${mark} ${kind.kind.padEnd(18)}${kind.seconds.toFixed(1).padStart(8)} s${percent(kind.share)}`,
      );
    }
  }
}
