import { createStore } from 'zustand/vanilla';
import type { Shell } from '#module';
import { Library } from '#session';
import { type City, type HouseMonster, parseCity, parseHouseMonster } from '#zorgl/rules';
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

/** What people make for this game and keep on their device, and what its pages hand each other. */
export class Desk {
  readonly store = createStore<DeskState>(() => NOTHING);
  readonly cities: Library<City>;
  readonly monsters: Library<HouseMonster>;

  constructor(shell: Shell) {
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
