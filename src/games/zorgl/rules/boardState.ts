import type { BoxContent } from './board';
import type { BoxSet } from './boxSet';
import { type Config, NO_BOX } from './constants';
import { SEATS } from './position';
import { AT, BOX, PILE_FLOORS, PILE_UNITS, PLANT } from './stateLayout';
import type { Traits } from './traits';

const VACANT = 0;
const UNIT = 5;

/** Low bits of a box: {@link VACANT}, {@link UNIT}, or a seat number plus one for its monster. */
const OCCUPANT = 15;
const FLOOR = 16;

/** The table without the cards: boxes of the city, places of the monsters, piles. */
export abstract class BoardState {
  protected constructor(
    readonly config: Config,
    protected readonly bytes: Uint8Array,
    /** Boxes with a building, the plant included. Read only, like the two sets below. */
    readonly buildings: BoxSet,
    readonly monsters: BoxSet,
    readonly units: BoxSet,
  ) {}

  /** The traits of a seat's monster. */
  traits(seat: number): Traits {
    return this.config.traits[seat]!;
  }

  // Buildings

  floors(box: number): number {
    return this.bytes[BOX + box]! >> 4;
  }

  setFloors(box: number, floors: number): void {
    this.bytes[BOX + box] = floors * FLOOR + (this.bytes[BOX + box]! & OCCUPANT);
    if (floors > 0) this.buildings.add(box);
    else this.buildings.remove(box);
  }

  /** The plant's box, or NO_BOX once it is destroyed. */
  get plant(): number {
    return this.bytes[PLANT]!;
  }

  set plant(box: number) {
    this.bytes[PLANT] = box;
  }

  // Units

  hasUnit(box: number): boolean {
    return this.bytes[BOX + box] === UNIT;
  }

  /** Puts a unit into an empty box. */
  addUnit(box: number): void {
    this.bytes[BOX + box] = UNIT;
    this.units.add(box);
  }

  /** Removes the unit from a box. */
  removeUnit(box: number): void {
    this.bytes[BOX + box] = VACANT;
    this.units.remove(box);
  }

  // Monsters

  /** The seat number of the monster in a box, or -1. */
  monsterIn(box: number): number {
    const occupant = this.bytes[BOX + box]! & OCCUPANT;
    return occupant === UNIT ? -1 : occupant - 1;
  }

  /** The box of a seat's monster; NO_BOX if it is in the air or the seat is not in play. */
  at(seat: number): number {
    return this.bytes[AT + seat]!;
  }

  /** Whether the monster of a seat is on the board, not hovering over it (Z11.12). */
  isOnBoard(seat: number): boolean {
    return this.bytes[AT + seat] !== NO_BOX;
  }

  /** Whether the monster of a seat stands on a building (Z11.7). */
  isOnRoof(seat: number): boolean {
    const box = this.bytes[AT + seat]!;
    return box !== NO_BOX && this.bytes[BOX + box]! >= FLOOR;
  }

  /** Puts a seat's monster into an unoccupied box and vacates the one it leaves. */
  place(seat: number, box: number): void {
    if (this.isOnBoard(seat)) this.takeOff(seat);
    this.bytes[BOX + box]! += seat + 1;
    this.bytes[AT + seat] = box;
    this.monsters.add(box);
  }

  /** Takes a seat's monster off the board (Z11.12). */
  takeOff(seat: number): void {
    const box = this.bytes[AT + seat]!;
    this.bytes[BOX + box]! -= seat + 1;
    this.bytes[AT + seat] = NO_BOX;
    this.monsters.remove(box);
  }

  // What may go where

  /** Nothing stands there (Z8.2, Z9.2). */
  isEmpty(box: number): boolean {
    return this.bytes[BOX + box] === VACANT;
  }

  /** No monster and no building: a monster may enter, trampling a unit there (Z4.2). */
  isEnterable(box: number): boolean {
    const held = this.bytes[BOX + box];
    return held === VACANT || held === UNIT;
  }

  /** No monster, and no building unless the seat's monster climbs: a move may end there (Z4.2, Z11.7). */
  isEnterableBy(seat: number, box: number): boolean {
    return (
      this.isEnterable(box) || (this.traits(seat).climbs && (this.bytes[BOX + box]! & OCCUPANT) === VACANT)
    );
  }

  content(box: number): BoxContent {
    const floors = this.floors(box);
    const plant = box === this.plant;
    const seat = this.monsterIn(box);
    if (seat >= 0) {
      return { kind: 'monster', seat: SEATS[seat]!, roof: floors > 0 ? { floors, plant } : null };
    }
    if (floors > 0) return { kind: 'building', floors, plant };
    return this.hasUnit(box) ? { kind: 'unit' } : { kind: 'empty' };
  }

  // Piles

  pileFloors(seat: number): number {
    return this.bytes[PILE_FLOORS + seat]!;
  }

  pileUnits(seat: number): number {
    return this.bytes[PILE_UNITS + seat]!;
  }

  addToPile(seat: number, floors: number, units: number): void {
    this.bytes[PILE_FLOORS + seat]! += floors;
    this.bytes[PILE_UNITS + seat]! += units;
  }

  /** Worth of a pile, in floors (Z9.5, Z10.1). */
  worth(seat: number): number {
    return this.pileFloors(seat) + this.pileUnits(seat) * this.traits(seat).unitWorth;
  }
}
