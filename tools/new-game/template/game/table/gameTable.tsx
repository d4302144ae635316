import { BoxGeometry, Float32BufferAttribute } from 'three';
import { useLanguage } from '#i18n';
import {
  ActionButtons,
  type ActionControl,
  DEFAULT_TABLE,
  type GameTable,
  nameOf,
  PlainTurn,
  SeatPanel,
  useLegalActions,
} from '#module';
import { isHuman } from '#session';
import { polygon, registerModel, TableTop } from '#stage';
import type { NewGameTypes } from '../rules';
import { FLOOR_HEIGHT, floorPiece, messages, type Table } from '../view';

/** Colour of floors of the tower, `#rrggbb`; taken floors have their player's colour. */
const STONE = '#8b93a8';
/** Gap between floors so that they can be counted, table units. */
const GAP = 0.02;

function floor() {
  const height = FLOOR_HEIGHT - GAP;
  const geometry = new BoxGeometry(0.9, height, 0.9);
  geometry.translate(0, height / 2, 0);
  const white = new Float32Array(geometry.getAttribute('position').count * 3).fill(1);
  geometry.setAttribute('color', new Float32BufferAttribute(white, 3));
  return [{ geometry, material: 'painted' as const, tinted: true }];
}
registerModel('new-game.floor', { standIn: floor });

/** Click target of an action: the lowest floor that it takes. */
const targetOf = ({ take }: NewGameTypes['Action'], { floors }: NewGameTypes['View']) => ({
  kind: 'floor',
  at: [0, (floors - take) * FLOOR_HEIGHT, 0] as const,
  body: true,
});

/** The 3D table and the panels around it. */
export const newGameTable: GameTable<NewGameTypes, Table, ActionControl<NewGameTypes>> = {
  ...DEFAULT_TABLE,
  markers: { floor: { colour: '#ffd060', outline: polygon(4, 0.7, Math.PI / 4) } },
  specs: (table, colours) =>
    table.map((owner, index) => ({
      id: floorPiece(index),
      model: 'new-game.floor',
      tint: owner === null ? STONE : colours[owner],
    })),
  Scenery: () => <TableTop mats={[]} />,
  home: ({ floors }) => ({ x: 2.6, z: 2.6, height: floors * FLOOR_HEIGHT }),
  placeOf: (id, table) =>
    id === 'tower'
      ? { id, at: [0, 0, 0], height: table.filter((owner) => owner === null).length * FLOOR_HEIGHT }
      : null,
  textBoard: ({ state, names }, language) => {
    const { order, floors, taken } = state.shownView;
    const say = messages[language];
    return {
      grid: null,
      sections: [
        { heading: say.tower, lines: [say.floors(floors)] },
        {
          heading: say.players,
          lines: order.map((seat, index) => `${nameOf(names, seat)}: ${say.floors(taken[index]!)}`),
        },
      ],
    };
  },
  useControl: (session) => useLegalActions(session, targetOf, messages[useLanguage()].refused),
  Players({ state, names }) {
    const say = messages[useLanguage()];
    const { order, taken } = state.shownView;
    const bots = state.seats.filter((info) => !isHuman(info)).map(({ seat }) => seat);
    return (
      <SeatPanel
        label={say.players}
        activeLabel={say.turn}
        rows={order.map((seat, index) => ({
          seat,
          name: nameOf(names, seat),
          bot: bots.includes(seat),
          active: state.shownDeciding === seat,
          badge: say.floors(taken[index]!),
        }))}
      />
    );
  },
  Choices({ control }) {
    const say = messages[useLanguage()];
    return <ActionButtons control={control} label={say.yourTurn} wordsOf={({ take }) => say.take(take)} />;
  },
  Hand: () => null,
  Turn: PlainTurn,
};
