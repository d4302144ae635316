import type { Mark, PositionOrView } from '#core';
import { type Diagram, letters, rectangle, seatFigure, TANK } from '#learning';
import {
  type BoxContent,
  gridOf,
  type Position,
  parseBoard,
  parsePlaced,
  ROWS,
  SEATS,
  type Sign,
  spunBy,
  type TetzillaTypes,
  type TileId,
} from '#tetzilla/rules';

/** Size of a box, and of the margin. */
const BOX = 40;
const EDGE = 10;
/** Rows of sky above the city. At least as many rows as columns are shown. */
const SKY = 2;

const INK = '#12101f';
const COLOURS = {
  sky: '#28305e',
  skyline: '#1f2650',
  rows: '#3a4478',
  wall: '#181022',
  signs: '#fff3cf',
  guard: '#71803f',
};
const TILE_COLOURS: Readonly<Record<string, string>> = {
  I: '#8fc9c6',
  O: '#d9c07a',
  T: '#b79bd1',
  S: '#9cc487',
  Z: '#d69382',
  L: '#d8a873',
  J: '#8fa6d6',
};

/** Number of rows to draw, from the ground up. */
function rowsShown(contents: readonly BoxContent[], width: number): number {
  const highest = contents.findLastIndex(({ kind }) => kind !== 'unbuilt');
  const built = Math.floor(highest / width) + 1;
  return Math.min(ROWS, Math.max(width, built + SKY));
}

/** Heights of the towers on the horizon, west to east, in boxes; repeated on wider boards. */
const SKYLINE = [2.2, 3.4, 2.7, 4.6, 3.1, 2.4, 3.8, 5.2, 3.5, 2.6] as const;

/** Towers on the horizon, hidden as the city grows. @param ground the y of their base */
function skyline(columns: number, rows: number, ground: number): string {
  return Array.from({ length: columns }, (_, column) => {
    const high = Math.min(rows - 1, SKYLINE[column % SKYLINE.length]!) * BOX;
    return rectangle(EDGE + column * BOX + 3, ground - high, BOX - 6, high);
  }).join('');
}

/** House front by kind, one unit wide, centred on the origin. */
const HOUSES: Readonly<Record<string, string>> = {
  h: 'M-.3.34V-.06L0-.34L.3-.06V.34z',
  b: 'M-.26.34V-.34H.26V.34z',
  s: 'M-.2.34V-.26L0-.42L.2-.26V.34z',
  f: 'M-.36.34V-.1L-.12-.24V-.1L.12-.24V-.1L.36-.24V.34z',
};

/** An empty sign of a tile. @param x, y the centre of its box */
function signOf(sign: Sign, x: number, y: number): readonly Mark[] {
  if (sign === null) return [];
  const d = sign === 'guard' ? TANK : HOUSES.h!;
  return [{ draw: 'path', d, x, y, scale: 26, fill: 'none', stroke: INK, width: 0.07, opacity: 0.7 }];
}

/** A tile. @param corner the centre of its lower left box */
function tileMark(id: TileId, spin: number, [x, y]: readonly [number, number]): Mark {
  const boxes = spunBy(id, spin).boxes.map(({ column, row }) =>
    rectangle(column * BOX - BOX / 2 + 1, -row * BOX - BOX / 2 + 1, BOX - 2, BOX - 2),
  );
  const fill = TILE_COLOURS[id[0] ?? ''] ?? COLOURS.signs;
  return { draw: 'path', d: boxes.join(''), x, y, fill, stroke: INK, width: 1.4 };
}

/** The tile to slide, up in the sky. @param corner the centre of its lower left box */
function tileInSky(id: TileId, corner: readonly [number, number]): readonly Mark[] {
  const [x, y] = corner;
  return [
    tileMark(id, 0, corner),
    ...spunBy(id, 0).boxes.flatMap(({ column, row, sign }) => signOf(sign, x + column * BOX, y - row * BOX)),
  ];
}

/** The contents of a box. @param x, y its centre */
function inBox(content: BoxContent, x: number, y: number): readonly Mark[] {
  switch (content.kind) {
    case 'unbuilt':
    case 'empty':
      return [];
    case 'building': {
      const [kind = '', points = ''] = content.building;
      const d = HOUSES[kind] ?? '';
      return [
        { draw: 'path', d, x, y, scale: 38, fill: COLOURS.signs, stroke: INK, width: 0.04 },
        letters(points, x, y + 12, 15, INK),
      ];
    }
    case 'guard':
      return [
        { draw: 'path', d: TANK, x, y: y - 7, scale: 30, fill: COLOURS.guard, stroke: INK, width: 0.05 },
        letters(content.guard, x, y + 17, 15, INK),
      ];
    case 'kaiju': {
      const apart = content.seats.length === 1 ? 0 : 9;
      return content.seats.flatMap((seat, index) =>
        seatFigure(SEATS.indexOf(seat), seat, x + (index === 0 ? -apart : apart), y + 17, 34 - apart),
      );
    }
  }
}

/** Draws a position flat: the front of the city, up to its highest rows. */
export function tetzillaDiagram(
  position: Pick<PositionOrView<TetzillaTypes>, 'board' | 'players' | 'tiles'> &
    Partial<Pick<Position, 'tile'>>,
): Diagram {
  const grid = gridOf(position);
  const parsed = parseBoard(position.board, Object.keys(position.players).length);
  const contents: readonly BoxContent[] = parsed.ok ? parsed.value : [];
  const rows = rowsShown(contents, grid.width);
  const [width, height] = [grid.width * BOX + 2 * EDGE, rows * BOX + 2 * EDGE];
  const west = (box: number) => EDGE + grid.file(box) * BOX;
  const north = (box: number) => height - EDGE - (grid.rank(box) + 1) * BOX;
  const shown = Array.from({ length: grid.width * rows }, (_, box) => box);
  const tiles = position.tiles.flatMap((placed): readonly Mark[] => {
    const tile = parsePlaced(placed);
    const corner = tile === undefined ? undefined : grid.parse(tile.corner);
    if (tile === undefined || corner === undefined) return [];
    return [tileMark(tile.tile, tile.spin, [west(corner) + BOX / 2, north(corner) + BOX / 2])];
  });
  const { tile = null } = position;
  const spun = tile === null ? null : spunBy(tile, 0);
  const corner =
    spun === null ? 0 : Math.floor((grid.width - spun.width) / 2) + (rows - spun.height) * grid.width;
  const isFree = spun?.boxes.every(
    ({ column, row }) => (contents[corner + column + row * grid.width]?.kind ?? 'unbuilt') === 'unbuilt',
  );
  return {
    width,
    height,
    box: BOX,
    marks: [
      { draw: 'path', d: rectangle(0, 0, width, height), fill: COLOURS.wall },
      { draw: 'path', d: rectangle(EDGE, EDGE, width - 2 * EDGE, rows * BOX), fill: COLOURS.sky },
      { draw: 'path', d: skyline(grid.width, rows, height - EDGE), fill: COLOURS.skyline },
      {
        draw: 'path',
        d: shown.map((box) => `M${west(box)} ${north(box)}h${BOX}v${BOX}`).join(''),
        stroke: COLOURS.rows,
        width: 1,
      },
      ...tiles,
      ...(tile !== null && isFree ? tileInSky(tile, [west(corner) + BOX / 2, north(corner) + BOX / 2]) : []),
      ...shown.flatMap((box) =>
        inBox(contents[box] ?? { kind: 'unbuilt' }, west(box) + BOX / 2, north(box) + BOX / 2),
      ),
    ],
    at(place) {
      const box =
        grid.parse(place) ??
        contents.findIndex(
          (content) => content.kind === 'kaiju' && content.seats.some((seat) => seat === place),
        );
      return shown.includes(box) ? [west(box) + BOX / 2, north(box) + BOX / 2] : null;
    },
  };
}
