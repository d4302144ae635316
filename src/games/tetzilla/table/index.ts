import { KAIJU_DECALS, KAIJU_EFFECTS, KAIJU_MARKERS, loadKaijuStandIns, registerKaijuModels } from '#kaiju';
import { type ActionControl, type GameTable, PlainTurn, useLegalActions } from '#module';
import { type Action, SEATS, type TetzillaTypes, type View } from '#tetzilla/rules';
import {
  boxPoint,
  homeSubject,
  kaijuPiece,
  LAMP,
  pieceSpecs,
  pointOf,
  type Table,
  tableInsets,
} from '#tetzilla/view';
import { registerTetroModels } from './models';
import { Choices, Players } from './panels';
import { Setting } from './Setting';

registerKaijuModels();
registerTetroModels();

/** Fetches what stands for models until they are there; it has to come before the first picture. */
export const standIns = loadKaijuStandIns;

/** The box that an action is about; null for none. */
function boxOf(action: Action): string | null {
  if (action.do === 'step') return action.to;
  if (action.do === 'enter') return action.box;
  return action.do === 'fire' ? action.guard : null;
}

function targetOf(action: Action, { players }: View) {
  const box = boxOf(action);
  const seats = SEATS.filter((seat) => players[seat] !== undefined);
  const at = box === null ? null : boxPoint({ seats, columns: 2 * seats.length + 2 }, box);
  return at === null ? null : { kind: action.do === 'fire' ? 'attack' : 'move', at, body: false };
}

/** What stands on the table of TetZilla, and the panels around it. */
export const gameTable: GameTable<TetzillaTypes, Table, ActionControl<TetzillaTypes>> = {
  effects: KAIJU_EFFECTS,
  drawings: KAIJU_DECALS,
  markers: KAIJU_MARKERS,
  specs: pieceSpecs,
  Setting,
  home: (_opening, _portrait, shown) => homeSubject(shown),
  insets: tableInsets,
  lamp: LAMP,
  pointOf,
  // From the front nothing on the board hides anything else.
  obstacles: () => [],
  decals: ({ decals }) => decals,
  cards: () => null,
  figureOf: (seat, { pieces }) => (pieces.has(kaijuPiece(seat)) ? kaijuPiece(seat) : null),
  useControl: (session) => useLegalActions(session, targetOf),
  Players,
  Choices,
  Hand: () => null,
  Turn: PlainTurn,
};
