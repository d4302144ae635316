import type { Mark } from '#core';
import { type Diagram, letters, rectangle, seatFigure, TANK } from '#learning';
import { type BoxContent, GRID, type Position, parseBoard, SEATS } from '#zorgl/rules';

/** Sizes of a block, the street beside it, a floor, and the margin. */
const BOX = 40;
const STREET = 8;
const FLOOR = 4.6;
const EDGE = 10;
/** Space above the northern row for tall buildings. */
const ABOVE = 22;
const PITCH = BOX + STREET;

const INK = '#1a0d0e';
const COLOURS = {
  streets: '#33222b',
  blocks: '#8c715f',
  lines: '#c9964a',
  front: '#9c4a32',
  roof: '#d97a3e',
  panes: '#ffd98a',
  plant: { front: '#8d8a86', roof: '#c9c4b8' },
  army: '#71803f',
};

const westOf = (box: number): number => EDGE + GRID.file(box) * PITCH;
const northOf = (box: number): number => ABOVE + EDGE + (GRID.height - 1 - GRID.rank(box)) * PITCH;

/** Streets and blocks. */
function ground(width: number, height: number): readonly Mark[] {
  const boxes = Array.from({ length: GRID.size }, (_, box) => rectangle(westOf(box), northOf(box), BOX, BOX));
  const lines = Array.from({ length: GRID.width - 1 }, (_, index) => {
    const along = EDGE + (index + 1) * PITCH - STREET / 2;
    const down = ABOVE + along;
    return `M${along} ${ABOVE + EDGE}V${height - EDGE}M${EDGE} ${down}H${width - EDGE}`;
  });
  return [
    { draw: 'path', d: rectangle(0, 0, width, height), fill: COLOURS.streets },
    { draw: 'path', d: boxes.join(''), fill: COLOURS.blocks },
    { draw: 'path', d: lines.join(''), stroke: COLOURS.lines, width: 1, opacity: 0.45 },
  ];
}

/** A building on its box, seen slightly from the south. */
function house(box: number, floors: number, plant: boolean): readonly Mark[] {
  const colours = plant ? COLOURS.plant : COLOURS;
  const [west, high, inset] = [westOf(box), floors * FLOOR, plant ? 5 : 3];
  const south = northOf(box) + BOX - inset;
  const wide = BOX - 2 * inset;
  const deep = 22;
  const panes = Array.from({ length: floors }, (_, floor) =>
    [5, 12, 19, 26]
      .filter((at) => at < wide - 3 && (at + floor * 5 + box) % 3 !== 0)
      .map((at) => rectangle(west + inset + at, south - floor * FLOOR - 3.6, 3, 2.2))
      .join(''),
  );
  const roof = south - high - deep;
  return [
    {
      draw: 'path',
      d: rectangle(west + inset, south - high, wide, high),
      fill: colours.front,
      stroke: INK,
      width: 1.4,
    },
    { draw: 'path', d: panes.join(''), fill: COLOURS.panes },
    {
      draw: 'path',
      d: rectangle(west + inset, roof, wide, deep),
      fill: colours.roof,
      stroke: INK,
      width: 1.4,
    },
    letters(String(floors), west + BOX / 2, roof + 17, 18, INK),
    ...(plant ? [trefoil(west + BOX - inset - 6, roof + 6)] : []),
  ];
}

const BLADE = 'M0 0L-.5-.87A1 1 0 0 1 .5-.87z';
const trefoil = (x: number, y: number): Mark => ({
  draw: 'path',
  d: `${BLADE}M0 0L1 0A1 1 0 0 1 .5.87zM0 0L-.5.87A1 1 0 0 1-1 0z`,
  x,
  y,
  scale: 5,
  fill: '#c22b1c',
});

const unit = (box: number): Mark => ({
  draw: 'path',
  d: TANK,
  x: westOf(box) + BOX / 2,
  y: northOf(box) + BOX / 2 + 2,
  scale: 28,
  fill: COLOURS.army,
  stroke: INK,
  width: 0.05,
});

interface Built {
  readonly floors: number;
  readonly plant: boolean;
}

const builtIn = (content: BoxContent): Built | null => {
  if (content.kind === 'building') return content;
  return content.kind === 'monster' ? content.roof : null;
};

function inBox(box: number, content: BoxContent): readonly Mark[] {
  if (content.kind === 'unit') return [unit(box)];
  const built = builtIn(content);
  const marks = built === null ? [] : house(box, built.floors, built.plant);
  if (content.kind !== 'monster') return marks;
  const { seat } = content;
  const high = built === null ? 5 : built.floors * FLOOR + 16;
  return [
    ...marks,
    ...seatFigure(SEATS.indexOf(seat), seat, westOf(box) + BOX / 2, northOf(box) + BOX - high, 1.08 * BOX),
  ];
}

/** Draws a position flat; only the empty city if its board is invalid. */
export function zorglDiagram({ board }: Pick<Position, 'board'>): Diagram {
  const [width, height] = [
    GRID.width * PITCH - STREET + 2 * EDGE,
    ABOVE + GRID.height * PITCH - STREET + 2 * EDGE,
  ];
  const parsed = parseBoard(board);
  const contents: readonly BoxContent[] = parsed.ok ? parsed.value : [];
  // North first, so that the south overlaps it.
  const order = contents
    .map((content, box) => ({ content, box }))
    .sort((a, b) => GRID.rank(b.box) - GRID.rank(a.box));
  return {
    width,
    height,
    box: BOX,
    marks: [...ground(width, height), ...order.flatMap(({ content, box }) => inBox(box, content))],
    at(place) {
      const box =
        GRID.parse(place) ??
        contents.findIndex((content) => content.kind === 'monster' && content.seat === place);
      return contents[box] === undefined ? null : [westOf(box) + BOX / 2, northOf(box) + BOX / 2];
    },
  };
}
