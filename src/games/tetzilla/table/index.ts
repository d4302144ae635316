import { KAIJU_DECALS, KAIJU_EFFECTS, KAIJU_MARKERS, loadKaijuStandIns, registerKaijuModels } from '#kaiju';
import type { GameTable } from '#module';
import type { TetzillaTypes } from '#tetzilla/rules';
import {
  boxPlaces,
  broadcast,
  CAMERA,
  DECAL_PLANE,
  frontSubject,
  homeSubject,
  kaijuPiece,
  LAMP,
  pieceSpecs,
  placeOf,
  sideOf,
  type Table,
  thingsOf,
} from '#tetzilla/view';
import { type TetControl, useControl } from './control';
import { registerTetroModels } from './models';
import { Overlay } from './overlay/Overlay';
import { Choices, Players, Turn } from './panels';
import { Scenery } from './Scenery';
import { kaijuSigns } from './signs';
import { textBoard } from './textBoard';

registerKaijuModels();
registerTetroModels();

/** Loads the stand-ins for models. They must be there before the first picture. */
export const standIns = loadKaijuStandIns;

/** The table of TetZilla and the panels around it. */
export const gameTable: GameTable<TetzillaTypes, Table, TetControl> = {
  effects: KAIJU_EFFECTS,
  drawings: KAIJU_DECALS,
  markers: KAIJU_MARKERS,
  specs: pieceSpecs,
  Scenery,
  home: (_opening, aspect, shown) => homeSubject(shown, aspect),
  front: frontSubject,
  sideOf,
  camera: CAMERA,
  lamp: LAMP,
  placeOf,
  things: thingsOf,
  places: boxPlaces,
  // From the front, nothing on the board hides anything else.
  obstacles: () => [],
  decals: ({ decals }) => decals,
  decalPlane: DECAL_PLANE,
  cards: () => null,
  signs: kaijuSigns,
  figureOf: (seat, { pieces }) => (pieces.has(kaijuPiece(seat)) ? kaijuPiece(seat) : null),
  useControl,
  textBoard,
  broadcast,
  Overlay,
  Players,
  Choices,
  Hand: () => null,
  Turn,
};

export type { TetControl };
