import { KAIJU_DECALS, KAIJU_EFFECTS, loadKaijuStandIns, registerKaijuModels } from '#kaiju';
import type { KingTypes } from '#king-of-monsters/rules';
import {
  boxPlaces,
  broadcast,
  figureOf,
  heldCards,
  homeSubject,
  LAMP,
  moodOf,
  obstaclesOf,
  partsInPanels,
  pieceSpecs,
  placeOf,
  placesIn,
  sideOf,
  type Table,
  tableCards,
  talkBadges,
  thingsOf,
} from '#king-of-monsters/view';
import { DEFAULT_TABLE, type GameTable } from '#module';
import { type KingControl, useControl } from './control';
import { MARKERS } from './markers';
import { registerIslandModels } from './models';
import { Choices, Hand, Players, Turn } from './panels';
import { Scenery } from './Scenery';
import { textBoard } from './textBoard';

registerKaijuModels();
registerIslandModels();

/** Loads the stand-in models, which the first frame needs. */
export const standIns = loadKaijuStandIns;

/** The 3D table and its panels. */
export const gameTable: GameTable<KingTypes, Table, KingControl> = {
  ...DEFAULT_TABLE,
  effects: KAIJU_EFFECTS,
  drawings: KAIJU_DECALS,
  markers: MARKERS,
  specs: pieceSpecs,
  Scenery,
  leftOut: partsInPanels,
  home: (_opening, aspect, shown, compact, whole) => homeSubject(shown, aspect, compact, whole),
  sideOf,
  mood: moodOf,
  lamp: LAMP,
  placeOf,
  things: thingsOf,
  places: boxPlaces,
  placesIn,
  obstacles: obstaclesOf,
  decals: ({ decals }) => decals,
  cards: tableCards,
  talk: talkBadges,
  across: true,
  held: heldCards,
  figureOf,
  useControl,
  textBoard,
  broadcast,
  Players,
  Choices,
  Hand,
  Turn,
};

export type { KingControl };
