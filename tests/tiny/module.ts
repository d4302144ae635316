import { layoutBuffer, PieceIndex, REST_POSE, TimelineBuilder } from '#director';
import { DEFAULT_MODULE, DEFAULT_WORDS, type GameModule } from '#module';
import { type LapTypes, lap, problems, SEATS, type Seat, STONES, simulator } from './rules';

/** How far each pawn has come, by seat in play. */
export type Table = ReadonlyMap<Seat, number>;

/** Where a pawn stands: on its own track, at its stone. */
export function placeOf(seat: Seat, at: number): { readonly x: number; readonly z: number } {
  const angle = (at / STONES) * 2 * Math.PI;
  const track = 3 + SEATS.indexOf(seat) * 0.35;
  return { x: track * Math.sin(angle), z: -track * Math.cos(angle) };
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
        if (to !== undefined) builder.tween(seat, 0, reducedMotion ? 0.1 : 1, placeOf(seat, to), 'linear');
      }
      return builder.build();
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
