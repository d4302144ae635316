import {
  layoutBuffer,
  type Outline,
  PieceIndex,
  REST_POSE,
  TimelineBuilder,
  withReducedMotion,
} from '#director';
import { DEFAULT_MODULE, DEFAULT_WORDS, type GameModule } from '#module';
import { type LapTypes, lap, problems, SEATS, type Seat, STONES, simulator } from './rules';

/** How far each pawn has come, by seat in play. */
export type Table = ReadonlyMap<Seat, number>;

/** Where on the table something is that lies so far from the middle, in the direction of a stone. */
export const around = (at: number, distance: number) => {
  const angle = (at / STONES) * 2 * Math.PI;
  return { x: distance * Math.sin(angle), z: -distance * Math.cos(angle) };
};

/** Where a pawn stands: on its own track, at its stone. */
export const placeOf = (seat: Seat, at: number): { readonly x: number; readonly z: number } =>
  around(at, 3 + SEATS.indexOf(seat) * 0.35);

/** How far a border lies from its middle between two stones, in stones, from the inner edge of the ring to the outer. */
const BORDER = [0, 0.2, -0.22, 0.1];
const EDGES = [2.6, 3.3, 4.0, 4.8];

/** The edge of a stone: an irregular polygon, which shares its long borders with the stones beside it. */
export function stoneOutline(stone: number): Outline {
  const border = (number: number) =>
    EDGES.map((distance, corner) => {
      const { x, z } = around(number + 0.5 + BORDER[(corner + number + STONES) % BORDER.length]!, distance);
      return [x, z] as const;
    });
  // The border before the first stone is that after the last.
  return [...border((stone + STONES - 1) % STONES), ...border(stone).reverse()];
}

const pieces = (table: Table) => new PieceIndex([...table.keys()]);
const layout = (table: Table) =>
  new Map([...table].map(([seat, at]) => [seat, { ...REST_POSE, ...placeOf(seat, at) }]));

/** The tiny game for the browser. */
export const lapModule: GameModule<LapTypes, Table> = {
  ...DEFAULT_MODULE,
  rules: lap,
  problems,
  simulator,
  presentation: {
    begin: ({ order, at }) => new Map(order.map((seat) => [seat, at[seat] ?? 0])),
    advance: (table, events) =>
      events.reduce((now, { seat, to }) => (to === undefined ? now : new Map(now).set(seat, to)), table),
    pieces,
    layout,
    timeline(table, events, { reducedMotion }) {
      const builder = new TimelineBuilder(pieces(table), layoutBuffer(pieces(table), layout(table)));
      for (const { seat, to } of events) {
        if (to !== undefined) builder.tween(seat, 0, 1, placeOf(seat, to), 'linear');
      }
      const timeline = builder.build();
      return reducedMotion ? withReducedMotion(timeline) : timeline;
    },
  },
  seats: SEATS,
  parsePlayable: lap.parse,
  firstTurn: ({ turn }) => turn,
  turnBegun: (events) => events.find(({ type }) => type === 'turn')?.seat ?? null,
  words: () => ({
    ...DEFAULT_WORDS,
    title: 'Lap',
    tagline: 'Once round the ring',
    defaultNames: { ann: 'Ann', bob: 'Bob', cat: 'Cat', dan: 'Dan', eve: 'Eve' },
    log: (events, names) =>
      events.flatMap(({ seat, to }) =>
        to === undefined ? [] : [{ text: `${names[seat]} walks to ${to}`, tone: 'plain' as const, seat }],
      ),
    verdict: (view, names) => ({
      title: `${names[view.winner ?? ''] ?? ''} wins`,
      reason: 'Once round the ring.',
      rows: lap
        .ranking(view)
        .flatMap(({ seats, rank, score }) =>
          seats.map((seat) => ({ seat, rank, name: names[seat] ?? seat, detail: String(score) })),
        ),
    }),
  }),
  lobby: {
    fromAddress: () => ({ players: 5, laps: 1 }),
    again: ({ order, goal }) => ({ players: order.length, laps: goal / STONES }),
  },
  table: async () => (await import('./table')).lapTable,
};
