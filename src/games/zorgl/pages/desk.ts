import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import type { GameServices } from '#module';
import { type Storages, useMemory, useStorages } from '#module';
import { Library } from '#storage';
import { type City, type HouseMonster, parseBoard, parseCity, parseHouseMonster } from '#zorgl/rules';
import type { OfferedCity } from './city/offered';

/** State shared by the pages of this game. */
export interface DeskState {
  /** A city from a link, for the editor to open. */
  readonly arrival: City | null;
  /** The city of the next game; null for the rulebook's. */
  readonly city: OfferedCity | null;
  /** The monster from a link, for the workshop to show. */
  readonly guest: HouseMonster | null;
  /** The id of the house monster that the lobby preselects. */
  readonly invited: string | null;
}

const NOTHING: DeskState = { arrival: null, city: null, guest: null, invited: null };

/** Storage key of the next game's city. */
const CITY = 'zorgl.city';

const Remembered = v.strictObject({
  id: v.string(),
  name: v.string(),
  board: v.pipe(v.array(v.string()), v.readonly()),
});

/** The stored city; null for the rulebook's, and if it is no longer valid. */
function readCity(kept: unknown): OfferedCity | null {
  const read = v.safeParse(Remembered, kept);
  return read.success && parseBoard(read.output.board).ok ? read.output : null;
}

/** Cities and monsters stored on this device, and the state shared by the pages of this game. */
export class Desk {
  readonly store;
  readonly cities: Library<City>;
  readonly monsters: Library<HouseMonster>;

  constructor({ memory, storages }: Pick<GameServices, 'memory' | 'storages'>) {
    this.store = createStore<DeskState>(() => ({ ...NOTHING, city: readCity(memory.recall(CITY)) }));
    this.store.subscribe(({ city }, before) => {
      if (city !== before.city) memory.remember(CITY, city);
    });
    this.cities = new Library(storages.of('cities'), parseCity);
    this.monsters = new Library(storages.of('monsters'), parseHouseMonster);
  }
}

const desks = new WeakMap<Storages, Desk>();

/** The desk of a page; one instance per shell. */
export function deskOf({ memory, storages }: Pick<GameServices, 'memory' | 'storages'>): Desk {
  const known = desks.get(storages);
  if (known !== undefined) return known;
  const desk = new Desk({ memory, storages });
  desks.set(storages, desk);
  return desk;
}

/** The desk of the page that is shown. */
export function useDesk(): Desk {
  const memory = useMemory();
  const storages = useStorages();
  return deskOf({ memory, storages });
}
