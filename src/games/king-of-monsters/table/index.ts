import { KAIJU_DECALS, KAIJU_EFFECTS, KAIJU_MARKERS } from '#kaiju';
import type { KingTypes } from '#king-of-monsters/rules';
import type { Table } from '#king-of-monsters/view';
import { type GameTable, PLAIN_TABLE, PlainTurn } from '#module';
import { type KingControl, useControl } from './control';
import { Choices, Hand, Players } from './panels';
import { Setting } from './Setting';

/** What stands on the table of King of Monsters, and the panels around it. */
export const gameTable: GameTable<KingTypes, Table, KingControl> = {
  ...PLAIN_TABLE,
  effects: KAIJU_EFFECTS,
  drawings: KAIJU_DECALS,
  markers: KAIJU_MARKERS,
  specs: () => [],
  Setting,
  home: () => ({ x: 7.2, z: 4, height: 1.8 }),
  pointOf: () => null,
  useControl,
  Players,
  Choices,
  Hand,
  Turn: PlainTurn,
};

export type { KingControl };
