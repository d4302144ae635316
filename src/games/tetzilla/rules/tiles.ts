/** The seven tetrominoes (T2.1). */
export const SHAPES = ['I', 'O', 'T', 'S', 'Z', 'L', 'J'] as const;
export type TileShape = (typeof SHAPES)[number];

/** A tile: its tetromino and a number from 1 to 8. */
export type TileId = `${TileShape}${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`;

interface TileFacts {
  /** Its boxes at spin 0, upper row first: `b` building sign, `g` guard sign, `o` plain, `.` no box. */
  readonly picture: readonly string[];
  /** Number of distinct spins (T4.2). */
  readonly spins: 2 | 4;
}

/** The 56 tiles (T12). */
export const TILES: Readonly<Record<TileId, TileFacts>> = {
  I1: { picture: ['bboo'], spins: 4 },
  I2: { picture: ['boob'], spins: 2 },
  I3: { picture: ['bgbo'], spins: 4 },
  I4: { picture: ['gobb'], spins: 4 },
  I5: { picture: ['boog'], spins: 4 },
  I6: { picture: ['booo'], spins: 4 },
  I7: { picture: ['oboo'], spins: 4 },
  I8: { picture: ['bbob'], spins: 4 },
  O1: { picture: ['bb', 'oo'], spins: 4 },
  O2: { picture: ['bo', 'ob'], spins: 2 },
  O3: { picture: ['bb', 'og'], spins: 4 },
  O4: { picture: ['bb', 'go'], spins: 4 },
  O5: { picture: ['bo', 'og'], spins: 4 },
  O6: { picture: ['bo', 'oo'], spins: 4 },
  O7: { picture: ['bo', 'oo'], spins: 4 },
  O8: { picture: ['bb', 'bo'], spins: 4 },
  T1: { picture: ['.o.', 'bob'], spins: 4 },
  T2: { picture: ['.b.', 'obo'], spins: 4 },
  T3: { picture: ['.b.', 'bog'], spins: 4 },
  T4: { picture: ['.b.', 'gob'], spins: 4 },
  T5: { picture: ['.b.', 'ogo'], spins: 4 },
  T6: { picture: ['.o.', 'obo'], spins: 4 },
  T7: { picture: ['.b.', 'ooo'], spins: 4 },
  T8: { picture: ['.b.', 'bob'], spins: 4 },
  S1: { picture: ['.ob', 'bo.'], spins: 2 },
  S2: { picture: ['.bo', 'bo.'], spins: 4 },
  S3: { picture: ['.bg', 'bo.'], spins: 4 },
  S4: { picture: ['.gb', 'ob.'], spins: 4 },
  S5: { picture: ['.ob', 'og.'], spins: 4 },
  S6: { picture: ['.ob', 'oo.'], spins: 4 },
  S7: { picture: ['.oo', 'ob.'], spins: 4 },
  S8: { picture: ['.bb', 'bo.'], spins: 4 },
  Z1: { picture: ['bo.', '.ob'], spins: 2 },
  Z2: { picture: ['ob.', '.ob'], spins: 4 },
  Z3: { picture: ['gb.', '.ob'], spins: 4 },
  Z4: { picture: ['bg.', '.bo'], spins: 4 },
  Z5: { picture: ['bo.', '.go'], spins: 4 },
  Z6: { picture: ['bo.', '.oo'], spins: 4 },
  Z7: { picture: ['oo.', '.bo'], spins: 4 },
  Z8: { picture: ['bb.', '.ob'], spins: 4 },
  L1: { picture: ['..b', 'boo'], spins: 4 },
  L2: { picture: ['..o', 'obb'], spins: 4 },
  L3: { picture: ['..g', 'bob'], spins: 4 },
  L4: { picture: ['..b', 'gbo'], spins: 4 },
  L5: { picture: ['..b', 'goo'], spins: 4 },
  L6: { picture: ['..o', 'obo'], spins: 4 },
  L7: { picture: ['..o', 'boo'], spins: 4 },
  L8: { picture: ['..b', 'bbo'], spins: 4 },
  J1: { picture: ['b..', 'oob'], spins: 4 },
  J2: { picture: ['o..', 'bbo'], spins: 4 },
  J3: { picture: ['g..', 'bob'], spins: 4 },
  J4: { picture: ['b..', 'obg'], spins: 4 },
  J5: { picture: ['b..', 'oog'], spins: 4 },
  J6: { picture: ['o..', 'obo'], spins: 4 },
  J7: { picture: ['o..', 'oob'], spins: 4 },
  J8: { picture: ['b..', 'obb'], spins: 4 },
};

/** All tiles by shape and number. The index of an id is the number used in fast code. */
export const TILE_IDS = Object.keys(TILES) as readonly TileId[];
