import { ConeGeometry, Float32BufferAttribute } from 'three';
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
import { placeOf, type Table } from './module';
import { cardsOf, type LapTypes, SEATS, type Seat } from './rules';

function pawn() {
  const geometry = new ConeGeometry(0.16, 0.6);
  geometry.translate(0, 0.3, 0);
  const white = new Float32Array(geometry.getAttribute('position').count * 3).fill(1);
  geometry.setAttribute('color', new Float32BufferAttribute(white, 3));
  return [{ geometry, material: 'painted' as const, tinted: true }];
}
registerModel('lap.pawn', { standIn: pawn });

const targetOf = (action: LapTypes['Action'], { turn, at, goal }: LapTypes['View']) => {
  if (action.do === 'end') return null;
  const { x, z } = placeOf(turn, Math.min(goal, (at[turn] ?? 0) + action.card));
  return { kind: 'stone', at: [x, 0, z] as const, body: false };
};

/** What is on the table of the tiny game, and the panels around it. */
export const lapTable: GameTable<LapTypes, Table, ActionControl<LapTypes>> = {
  ...DEFAULT_TABLE,
  markers: { stone: { colour: '#ffd060', outline: polygon(6, 0.3) } },
  specs: (table, colours) => [...table.keys()].map((id) => ({ id, model: 'lap.pawn', tint: colours[id] })),
  Setting: () => <TableTop mats={[]} />,
  home: () => ({ x: 4.6, z: 4.6, height: 0.6 }),
  pointOf(name, table) {
    const seat = SEATS.find((each) => name.startsWith(each));
    if (seat === undefined) return null;
    const { x, z } = placeOf(seat, (table.get(seat) ?? 0) + Number(name.slice(seat.length)));
    return [x, 0.3, z];
  },
  textBoard: ({ state, names }) => ({
    grid: null,
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
