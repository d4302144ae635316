import type { BoxContent } from './board';
import type { BoxSet } from './boxSet';
import { type Config, NO_BOX } from './constants';
import { SEATS } from './position';
import { AT, BOX, PILE_FLOORS, PILE_UNITS, PLANT } from './stateLayout';
import type { Traits } from './traits';

const VACANT = 0;
const UNIT = 5;

/** The low bits of a box: {@link VACANT}, {@link UNIT}, or the number of a seat plus one for its monster. */
const OCCUPANT = 15;
const FLOOR = 16;

/** What lies on the table but cards: the boxes of the city, the monsters' places, the piles. */
export abstract class BoardState {
  protected constructor(
    readonly config: Config,
    protected readonly bytes: Uint8Array,
    /** The boxes with a building, the plant included; for reading only, as the two below. */
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

  /** Takes the unit out of a box. */
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

  /** The box of a seat's monster; NO_BOX for one in the air and for a seat not in play. */
  at(seat: number): number {
    return this.bytes[AT + seat]!;
  }

  /** The monster of a seat is on the board, not hovering over it (Z11.12). */
  isOnBoard(seat: number): boolean {
    return this.bytes[AT + seat] !== NO_BOX;
  }

  /** The monster of a seat stands on a building (Z11.7). */
  isOnRoof(seat: number): boolean {
    const box = this.bytes[AT + seat]!;
    return box !== NO_BOX && this.bytes[BOX + box]! >= FLOOR;
  }

  /** Puts a seat's monster into a box that nobody holds; the box it leaves becomes vacant. */
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

  /** Nothing at all stands there (Z8.2, Z9.2). */
  isEmpty(box: number): boolean {
    return this.bytes[BOX + box] === VACANT;
  }

  /** No monster and no building: a monster may enter, trampling what unit is there (Z4.2). */
  isEnterable(box: number): boolean {
    const held = this.bytes[BOX + box];
    return held === VACANT || held === UNIT;
  }

  /** No monster, and no building but for one that climbs: a move may lead there (Z4.2, Z11.7). */
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

  /** What a pile is worth, in floors (Z9.5, Z10.1). */
  worth(seat: number): number {
    return this.pileFloors(seat) + this.pileUnits(seat) * this.traits(seat).unitWorth;
  }
}
