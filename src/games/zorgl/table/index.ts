import { messagesFor } from '#i18n';
import { KAIJU_DECALS, KAIJU_EFFECTS, KAIJU_MARKERS, loadKaijuStandIns, registerKaijuModels } from '#kaiju';
import type { GameTable } from '#module';
import type { ZorglTypes } from '#zorgl/rules';
import {
  boxPlaces,
  broadcast,
  floorPlan,
  heldCards,
  homeSubject,
  monsterPiece,
  obstaclesOf,
  outcomeSigns,
  pieceSpecs,
  placeOf,
  sideOf,
  type Table,
  tableCards,
  thingsOf,
  zorglMessages,
} from '#zorgl/view';
import { useControl, type ZorglControl } from './control';
import { Choices, HandPanel, Players, Turn } from './panels';
import { Scenery } from './Scenery';
import { textBoard } from './textBoard';

registerKaijuModels();

/** Loads the stand-ins for models. They must be there before the first picture. */
export const standIns = loadKaijuStandIns;

/** The table of Zorgl-Zilla and the panels around it. */
export const gameTable: GameTable<ZorglTypes, Table, ZorglControl> = {
  effects: KAIJU_EFFECTS,
  drawings: KAIJU_DECALS,
  markers: KAIJU_MARKERS,
  specs: pieceSpecs,
  Scenery,
  home: ({ board }) => homeSubject(board),
  plan: floorPlan,
  sideOf,
  placeOf,
  obstacles: obstaclesOf,
  decals: ({ decals }) => decals,
  cards: (language) => tableCards(zorglMessages(language), messagesFor(language).cards),
  held: heldCards,
  signs: (of) => outcomeSigns(of, of.control.considered, of.control.unitWorth),
  things: thingsOf,
  places: boxPlaces,
  figureOf: (seat, { pieces }) => (pieces.has(monsterPiece(seat)) ? monsterPiece(seat) : null),
  useControl,
  textBoard,
  broadcast,
  Players,
  Choices,
  Hand: HandPanel,
  Turn,
};

export type { ZorglControl };
