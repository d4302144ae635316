import { ConeGeometry, Float32BufferAttribute } from 'three';
import type { Place } from '#director';
import {
  ActionButtons,
  type ActionControl,
  DEFAULT_TABLE,
  type GameTable,
  PlainTurn,
  useLegalActions,
} from '#module';
import { polygon, registerModel, TableTop } from '#stage';
import { Panel, SeatBadge } from '#ui';
import { around, placeOf, stoneOutline, type Table } from './module';
import { cardsOf, type LapTypes, SEATS, type Seat, STONES } from './rules';

function pawn() {
  const geometry = new ConeGeometry(0.16, 0.6);
  geometry.translate(0, 0.3, 0);
  const white = new Float32Array(geometry.getAttribute('position').count * 3).fill(1);
  geometry.setAttribute('color', new Float32BufferAttribute(white, 3));
  return [{ geometry, material: 'painted' as const, tinted: true }];
}
registerModel('lap.pawn', { standIn: pawn });

/** Where something is that lies so far from the middle in the direction of a stone, or between two. */
const spot = (number: number, distance: number) => {
  const { x, z } = around(number, distance);
  return [x, 0, z] as const;
};

const stoneOf = (number: number): Place => ({
  id: `stone${number}`,
  at: spot(number, 3.7),
  outline: stoneOutline(number),
  height: 0,
  neighbours: [1, STONES - 1].map((step) => `stone${(number + step) % STONES}`),
});
const STONES_OF_RING = Array.from({ length: STONES }, (_, number) => stoneOf(number));

/** The stone that an action leads to; null for none. */
const stoneAfter = (action: LapTypes['Action'], { turn, at, goal }: LapTypes['View']): Place | null =>
  action.do === 'end' ? null : STONES_OF_RING[Math.min(goal, (at[turn] ?? 0) + action.card) % STONES]!;

const targetOf = (action: LapTypes['Action'], view: LapTypes['View']) => {
  const { at, outline } = stoneAfter(action, view) ?? {};
  return at === undefined || outline === undefined ? null : { kind: 'stone', at, outline, body: false };
};

/** What is on the table of the tiny game, and the panels around it. */
export const lapTable: GameTable<LapTypes, Table, ActionControl<LapTypes>> = {
  ...DEFAULT_TABLE,
  markers: { stone: { colour: '#ffd060', outline: polygon(6, 0.3) } },
  specs: (table, colours) => [...table.keys()].map((id) => ({ id, model: 'lap.pawn', tint: colours[id] })),
  Scenery: () => <TableTop mats={[]} />,
  mood: ({ at, goal }) => (Object.values(at).some((stone) => stone * 2 >= goal) ? 'alert' : 'night'),
  home: () => ({ x: 4.6, z: 4.6, height: 0.6 }),
  placeOf(id, table) {
    // Any point of the ring, for tests: `2.4@2.7`.
    const [, number, distance] = /^([\d.]+)@([\d.]+)$/.exec(id) ?? [];
    if (number !== undefined) return { id, at: spot(Number(number), Number(distance)), height: 0 };
    const seat = SEATS.find((each) => each === id);
    if (seat === undefined) return STONES_OF_RING.find((stone) => stone.id === id) ?? null;
    const { x, z } = placeOf(seat, table.get(seat) ?? 0);
    return { id, at: [x, 0, z], height: 0.6 };
  },
  places: () => STONES_OF_RING,
  textBoard: ({ state, names, control }) => ({
    grid: null,
    places: STONES_OF_RING.map(({ id }, number) => {
      const { order, at } = state.shownView;
      const there = order.filter((seat: Seat) => (at[seat] ?? 0) % STONES === number);
      const action = control.actions.findIndex((each) => stoneAfter(each, state.view)?.id === id);
      return {
        name: id,
        sign: `${number}`,
        holds: there.map((seat: Seat) => names[seat]).join(', ') || 'nobody',
        offer: action < 0 ? null : { target: String(action), does: 'walk here' },
      };
    }),
    sections: [
      {
        heading: 'Pawns',
        lines: state.shownView.order.map(
          (seat: Seat) => `${names[seat]}: stone ${state.shownView.at[seat] ?? 0}`,
        ),
      },
    ],
  }),
  useControl: (session) => useLegalActions(session, targetOf),
  Players: ({ state, names }) => (
    <Panel label="Players">
      {state.shownView.order.map((seat: Seat) => (
        <SeatBadge key={seat} seat={seat} name={`${names[seat]}: ${state.shownView.at[seat] ?? 0}`} />
      ))}
    </Panel>
  ),
  Choices: ({ control }) => (
    <ActionButtons
      control={control}
      label="Your turn"
      wordsOf={(action) => (action.do === 'end' ? 'End turn' : `Walk ${action.card}`)}
    />
  ),
  Hand: ({ state, holder }) =>
    holder === null ? null : <p>Hand: {cardsOf(state.view, holder).join(' ')}</p>,
  Turn: PlainTurn,
};
