import { EMPTY, isGuard, POINTS, UNBUILT } from './codes';
import { type Config, NO_TILE } from './config';
import * as at from './stateLayout';

/** A list in the bytes of a state: its length, then its entries. */
type List = number;

/**
 * The built part of a state: board, tiles, supplies, piles. Boxes are numbered as in the grid, seats 0 … 4,
 * tiles 0 … 55; contents and markers are `codes`.
 */
export abstract class City {
  /** Bit 0 of a column's word is its southernmost row. */
  private readonly words: Int32Array;

  protected constructor(
    readonly config: Config,
    protected readonly bytes: Uint8Array<ArrayBuffer>,
  ) {
    this.words = new Int32Array(bytes.buffer, 0, at.WORDS + at.BOX_WORDS);
  }

  // The board

  /** The built rows of each column, as bits. */
  get built(): Int32Array {
    return this.words;
  }

  /** The contents of a box, without kaiju. */
  content(box: number): number {
    return this.bytes[at.BOX + box]!;
  }

  /** Copies the contents of all boxes, without kaiju, to `into`. Returns whether anything changed there. */
  noteBoxes(into: Int32Array): boolean {
    let differs = false;
    for (let word = 0; word < at.BOX_WORDS; word++) {
      const here = this.words[at.WORDS + word]!;
      if (into[word] === here) continue;
      into[word] = here;
      differs = true;
    }
    return differs;
  }

  /** Number of rows up to the highest built box: 0 … 20. */
  get height(): number {
    let rows = 0;
    for (let column = 0; column < this.config.grid.width; column++) rows |= this.words[column]!;
    return 32 - Math.clz32(rows);
  }

  isBuilt(box: number): boolean {
    return this.bytes[at.BOX + box] !== UNBUILT;
  }

  /** Builds a box. */
  build(box: number): void {
    const { grid } = this.config;
    this.bytes[at.BOX + box] = EMPTY;
    this.words[at.BUILT_WORDS + grid.file(box)]! |= 1 << grid.rank(box);
  }

  /** Puts a marker into an empty built box. */
  putMarker(box: number, marker: number): void {
    this.bytes[at.BOX + box] = marker;
    if (isGuard(marker)) this.addGuard(box);
  }

  /** Moves the marker in a box to a player. */
  takeMarker(box: number, seat: number): void {
    const marker = this.content(box);
    this.bytes[at.BOX + box] = EMPTY;
    if (isGuard(marker)) this.removeGuard(box);
    this.addTaken(marker, seat);
  }

  private addGuard(box: number): void {
    const { bytes } = this;
    let place = at.GUARD_BOXES + bytes[at.GUARD_COUNT]!;
    for (; place > at.GUARD_BOXES && bytes[place - 1]! > box; place--) bytes[place] = bytes[place - 1]!;
    bytes[place] = box;
    bytes[at.GUARD_COUNT]! += 1;
  }

  private removeGuard(box: number): void {
    const { bytes } = this;
    const last = at.GUARD_BOXES + bytes[at.GUARD_COUNT]! - 1;
    let place = at.GUARD_BOXES;
    while (place < last && bytes[place] !== box) place++;
    for (; place < last; place++) bytes[place] = bytes[place + 1]!;
    bytes[at.GUARD_COUNT]! -= 1;
  }

  get guardCount(): number {
    return this.bytes[at.GUARD_COUNT]!;
  }

  /** The box of a guard on the board. @param index 0 … guardCount−1, in ascending order of the boxes */
  guardBox(index: number): number {
    return this.bytes[at.GUARD_BOXES + index]!;
  }

  // Tiles

  get placedCount(): number {
    return this.bytes[at.PLACED_COUNT]!;
  }

  placedTile(index: number): number {
    return this.bytes[at.PLACED + index * at.PLACED_PARTS]!;
  }

  placedSpin(index: number): number {
    return this.bytes[at.PLACED + index * at.PLACED_PARTS + 1]!;
  }

  /** The lower left corner of the tile's bounding rectangle. */
  placedCorner(index: number): number {
    return this.bytes[at.PLACED + index * at.PLACED_PARTS + 2]!;
  }

  addPlaced(tile: number, spin: number, corner: number): void {
    const start = at.PLACED + this.placedCount * at.PLACED_PARTS;
    this.bytes[start] = tile;
    this.bytes[start + 1] = spin;
    this.bytes[start + 2] = corner;
    this.bytes[at.PLACED_COUNT]! += 1;
  }

  /** The tile that is turned up, or NO_TILE. */
  get tile(): number {
    return this.bytes[at.TILE]!;
  }

  set tile(tile: number) {
    this.bytes[at.TILE] = tile;
  }

  /** Number of tiles drawn from the deck. */
  get deckAt(): number {
    return this.bytes[at.DECK_AT]!;
  }

  /** Draws the next tile of the deck; NO_TILE if it is empty. */
  drawTile(): number {
    const { deck } = this.config;
    const next = this.bytes[at.DECK_AT]!;
    if (next >= deck.length) return NO_TILE;
    this.bytes[at.DECK_AT] = next + 1;
    return deck[next]!;
  }

  get asideCount(): number {
    return this.bytes[at.ASIDE_COUNT]!;
  }

  asideTile(index: number): number {
    return this.bytes[at.ASIDE + index]!;
  }

  putAside(tile: number): void {
    this.push(at.ASIDE_COUNT, tile);
  }

  // Supplies and taken markers

  get buildingsAt(): number {
    return this.bytes[at.BUILDINGS_AT]!;
  }

  get guardsAt(): number {
    return this.bytes[at.GUARDS_AT]!;
  }

  /** Draws the next building of the supply; EMPTY if there is none. */
  drawBuilding(): number {
    return this.drawFrom(this.config.buildings, at.BUILDINGS_AT);
  }

  /** Draws the next guard of the supply; EMPTY if there is none. */
  drawGuard(): number {
    return this.drawFrom(this.config.guards, at.GUARDS_AT);
  }

  private drawFrom(supply: Uint8Array, used: number): number {
    const next = this.bytes[used]!;
    if (next >= supply.length) return EMPTY;
    this.bytes[used] = next + 1;
    return supply[next]!;
  }

  get takenCount(): number {
    return this.bytes[at.TAKEN_COUNT]!;
  }

  takenMarker(index: number): number {
    return this.bytes[at.TAKEN + index * at.TAKEN_PARTS]!;
  }

  takenBy(index: number): number {
    return this.bytes[at.TAKEN + index * at.TAKEN_PARTS + 1]!;
  }

  /** Gives a marker to a player (T5.7). */
  addTaken(marker: number, seat: number): void {
    const start = at.TAKEN + this.takenCount * at.TAKEN_PARTS;
    this.bytes[start] = marker;
    this.bytes[start + 1] = seat;
    this.bytes[at.TAKEN_COUNT]! += 1;
    this.bytes[(isGuard(marker) ? at.GUARDS_TAKEN : at.PILE_SIZE) + seat]! += 1;
    this.words[at.POINTS_WORDS + seat]! += POINTS[marker]!;
  }

  /** Known points in a pile. */
  points(seat: number): number {
    return this.words[at.POINTS_WORDS + seat]!;
  }

  guardsTaken(seat: number): number {
    return this.bytes[at.GUARDS_TAKEN + seat]!;
  }

  protected push(list: List, entry: number): void {
    this.bytes[list + 1 + this.bytes[list]!] = entry;
    this.bytes[list]! += 1;
  }
}
