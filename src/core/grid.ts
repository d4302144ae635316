/** The eight king directions, clockwise from north. Even indices are straight, odd ones diagonal. */
export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const FILE_STEP = [0, 1, 1, 1, 0, -1, -1, -1];
const RANK_STEP = [1, 1, 0, -1, -1, -1, 0, 1];

const MAX_SIDE = 32;
const LETTERS = 26;

/** `a` … `z`, then `aa`, `ab` … */
function fileName(file: number): string {
  const letter = String.fromCharCode(97 + (file % LETTERS));
  return file < LETTERS ? letter : fileName(Math.floor(file / LETTERS) - 1) + letter;
}

/** A rectangle of boxes named like a chess board: `a1` in the south-west corner, files to the east, ranks to the north. */
export class Grid {
  readonly size: number;
  private readonly neighbours: Int16Array;
  /** Direction from each box to every other, -1 if they are not adjacent. */
  private readonly directions: Int8Array;
  private readonly names: readonly string[];
  private readonly boxes: ReadonlyMap<string, number>;

  /** @param width files, 1 … 32 @param height ranks, 1 … 32 @throws RangeError outside these ranges */
  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    for (const side of [width, height]) {
      if (!Number.isInteger(side) || side < 1 || side > MAX_SIDE) {
        throw new RangeError(`a grid has sides of 1 to ${MAX_SIDE} boxes, not ${side}`);
      }
    }
    this.size = width * height;
    this.neighbours = new Int16Array(this.size * 8).fill(-1);
    this.directions = new Int8Array(this.size * this.size).fill(-1);
    for (let box = 0; box < this.size; box++) {
      for (let direction = 0; direction < 8; direction++) {
        const file = this.file(box) + FILE_STEP[direction]!;
        const rank = this.rank(box) + RANK_STEP[direction]!;
        if (file < 0 || rank < 0 || file >= width || rank >= height) continue;
        const next = rank * width + file;
        this.neighbours[box * 8 + direction] = next;
        this.directions[box * this.size + next] = direction;
      }
    }
    this.names = Array.from(
      { length: this.size },
      (_, box) => `${fileName(this.file(box))}${this.rank(box) + 1}`,
    );
    this.boxes = new Map(this.names.map((name, box) => [name, box]));
  }

  /** 0 for the westernmost file. */
  file(box: number): number {
    return box % this.width;
  }

  /** 0 for the southernmost rank. */
  rank(box: number): number {
    return Math.floor(box / this.width);
  }

  /** The box next to `box` in a direction (0 … 7, see {@link DIRECTIONS}), or -1 off the board. */
  step(box: number, direction: number): number {
    return this.neighbours[box * 8 + direction]!;
  }

  name(box: number): string {
    const name = this.names[box];
    if (name === undefined) throw new RangeError(`no box has the number ${box}`);
    return name;
  }

  /** The number of a box, or undefined if the text is not the name of one. */
  parse(name: string): number | undefined {
    return this.boxes.get(name);
  }

  /** Fewest king steps between two boxes. */
  distance(from: number, to: number): number {
    return Math.max(Math.abs(this.file(from) - this.file(to)), Math.abs(this.rank(from) - this.rank(to)));
  }

  /** The direction from a box to an adjacent one, or -1 if they are not adjacent. */
  directionTo(from: number, to: number): number {
    return this.directions[from * this.size + to]!;
  }
}
