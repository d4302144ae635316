/** The tiles as the rules draw them, by number from left to right: upper row, and lower row after the slash (T12). */
const DRAWN: Readonly<Record<string, string>> = {
  I: 'bboo boob bgbo gobb boog booo oboo bbob',
  O: 'bb/oo bo/ob bb/og bb/go bo/og bo/oo bo/oo bb/bo',
  T: '.o./bob .b./obo .b./bog .b./gob .b./ogo .o./obo .b./ooo .b./bob',
  S: '.ob/bo. .bo/bo. .bg/bo. .gb/ob. .ob/og. .ob/oo. .oo/ob. .bb/bo.',
  Z: 'bo./.ob ob./.ob gb./.ob bg./.bo bo./.go bo./.oo oo./.bo bb./.ob',
  L: '..b/boo ..o/obb ..g/bob ..b/gbo ..b/goo ..o/obo ..o/boo ..b/bbo',
  J: 'b../oob o../bbo g../bob b../obg b../oog o../obo o../oob b../obb',
};

export interface NaiveBox {
  /** From the west and from the south, from 0. */
  readonly x: number;
  readonly y: number;
  readonly sign: string;
}

function picture(id: string): string {
  return DRAWN[id.charAt(0)]!.split(' ')[Number(id.charAt(1)) - 1]!;
}

function settled(boxes: readonly NaiveBox[]): readonly NaiveBox[] {
  const west = Math.min(...boxes.map(({ x }) => x));
  const south = Math.min(...boxes.map(({ y }) => y));
  return boxes
    .map(({ x, y, sign }) => ({ x: x - west, y: y - south, sign }))
    .sort((a, b) => b.y - a.y || a.x - b.x);
}

function drawn(id: string): readonly NaiveBox[] {
  const boxes: NaiveBox[] = [];
  for (const [down, row] of picture(id).split('/').entries()) {
    for (const [x, sign] of [...row].entries()) if (sign !== '.') boxes.push({ x, y: -down, sign });
  }
  return settled(boxes);
}

/** The boxes of a tile in reading order, for each quarter turn clockwise that looks different (T4.2). */
export function naiveSpins(id: string): readonly (readonly NaiveBox[])[] {
  const spins: (readonly NaiveBox[])[] = [];
  let boxes = drawn(id);
  for (let quarter = 0; quarter < 4; quarter++) {
    const looks = JSON.stringify(boxes);
    if (!spins.some((spin) => JSON.stringify(spin) === looks)) spins.push(boxes);
    boxes = settled(boxes.map(({ x, y, sign }) => ({ x: y, y: -x, sign })));
  }
  return spins;
}

/** All ids, `I1` … `J8`. */
export const NAIVE_TILES = Object.keys(DRAWN).flatMap((shape) =>
  Array.from({ length: 8 }, (_, index) => `${shape}${index + 1}`),
);
