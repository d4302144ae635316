import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import type { Shell } from '#module';
import { Library } from '#storage';
import { type City, type HouseMonster, parseBoard, parseCity, parseHouseMonster } from '#zorgl/rules';
import type { OfferedCity } from './city/offered';

/** What the pages of this game hand each other. */
export interface DeskState {
  /** A city that came by a link, for the editor to put on its drawing board. */
  readonly arrival: City | null;
  /** The city of the next game; null for the one of the book. */
  readonly city: OfferedCity | null;
  /** The monster that a link brought, for the workshop to show. */
  readonly guest: HouseMonster | null;
  /** The house monster that the lobby proposes, by its id. */
  readonly invited: string | null;
}

const NOTHING: DeskState = { arrival: null, city: null, guest: null, invited: null };

/** Under what the city of the next game is remembered. */
const CITY = 'zorgl.city';

const Remembered = v.strictObject({
  id: v.string(),
  name: v.string(),
  board: v.pipe(v.array(v.string()), v.readonly()),
});

/** The city that was remembered; null for the one of the book, and for what is no city any longer. */
function readCity(kept: unknown): OfferedCity | null {
  const read = v.safeParse(Remembered, kept);
  return read.success && parseBoard(read.output.board).ok ? read.output : null;
}

/** What people make for this game and keep on their device, and what its pages hand each other. */
export class Desk {
  readonly store;
  readonly cities: Library<City>;
  readonly monsters: Library<HouseMonster>;

  constructor(shell: Shell) {
    this.store = createStore<DeskState>(() => ({ ...NOTHING, city: readCity(shell.recall(CITY)) }));
    this.store.subscribe(({ city }, before) => {
      if (city !== before.city) shell.remember(CITY, city);
    });
    this.cities = new Library(shell.storage('cities'), parseCity);
    this.monsters = new Library(shell.storage('monsters'), parseHouseMonster);
  }
}

const desks = new WeakMap<Shell, Desk>();

/** The desk of a page, the same whenever it is asked for. */
export function deskOf(shell: Shell): Desk {
  const known = desks.get(shell);
  if (known !== undefined) return known;
  const desk = new Desk(shell);
  desks.set(shell, desk);
  return desk;
}
