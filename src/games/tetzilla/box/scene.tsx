import {
  type Cell,
  cellsOf,
  edges,
  face,
  type Plan,
  type Projection,
  polygon,
  thickness,
  windows,
} from './blocks';

/** The colour of a block, by tetromino. */
const PAINTS: Readonly<Record<string, string>> = {
  I: '#1d7f8c',
  O: '#b97b1e',
  T: '#6a3fa0',
  S: '#3f8a45',
  Z: '#b23a3a',
  L: '#c25e25',
  J: '#2f63b8',
};

/** The tetromino of a letter in the plan. Lower case is another block of the same kind. */
const paintOf = (block: string) => PAINTS[block.toUpperCase()] ?? '#4a5170';

export interface PaintsProps {
  /** Prefix of the gradient ids, unique among the pictures of a page. */
  readonly id: string;
}

/** Gradients of the night, for `url(#ID-night)` etc. */
export function Paints({ id }: PaintsProps) {
  return (
    <>
      <linearGradient id={`${id}-night`} x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="#050818" />
        <stop offset="0.34" stopColor="#0e1a48" />
        <stop offset="0.62" stopColor="#234584" />
        <stop offset="0.84" stopColor="#3f8fa6" />
        <stop offset="1" stopColor="#a9e6c9" />
      </linearGradient>
      <radialGradient id={`${id}-moon`}>
        <stop offset="0" stopColor="#fffdf0" />
        <stop offset="0.8" stopColor="#ffeeb8" />
        <stop offset="1" stopColor="#ffd98a" />
      </radialGradient>
      <linearGradient id={`${id}-hide`} x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="#0c0a20" />
        <stop offset="1" stopColor="#2a1740" />
      </linearGradient>
      <linearGradient id={`${id}-trail`} x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor="#cfe9ff" stopOpacity="0" />
        <stop offset="1" stopColor="#cfe9ff" stopOpacity="0.5" />
      </linearGradient>
      <linearGradient id={`${id}-wood`} x1="0" x2="1" y1="0" y2="0">
        <stop offset="0" stopColor="#8a5630" />
        <stop offset="0.4" stopColor="#5d371d" />
        <stop offset="1" stopColor="#2c1709" />
      </linearGradient>
    </>
  );
}

export interface FrameProps extends PaintsProps {
  readonly at: Projection;
  readonly columns: number;
  readonly rows: number;
}

/** A deterministic sky of small stars, as a path. */
export function stars(width: number, height: number, count: number): string {
  let path = '';
  for (let index = 0; index < count; index++) {
    const x = Math.round((index * 0.618034 * width) % width);
    const y = Math.round((index * index * 37 + index * 91) % height);
    const size = 1 + (index % 3);
    path += `M${x} ${y}h${size}v${size}h-${size}z`;
  }
  return path;
}

/** Deterministic towers on the horizon, as one path. */
export function horizon(width: number, ground: number, tallest: number): string {
  let path = `M-20 ${ground}`;
  for (let x = -20, index = 0; x < width; index++) {
    const wide = 44 + ((index * 37) % 5) * 13;
    const high = Math.round(tallest * (0.35 + (((index * 53) % 11) / 11) * 0.65));
    path += `V${ground - high}h${wide * 0.4}v-14h${wide * 0.2}v14h${wide * 0.4}`;
    x += wide;
  }
  return `${path}V${ground}z`;
}

export interface CityProps {
  readonly plan: Plan;
  /** The plane where the city touches the board. */
  readonly back: Projection;
  /** The plane of its face, towards the viewer. */
  readonly front: Projection;
}

/** A city of blocks: lit windows, roofs, sides. */
export function City({ plan, back, front }: CityProps) {
  const cells = cellsOf(plan);
  const [roofs, flanks] = thickness(back, front, cells);
  const blocks = [...new Set(cells.map(({ block }) => block))];
  const inBlock = (block: string): readonly Cell[] => cells.filter((cell) => cell.block === block);
  const all = (part: (cell: Cell) => string, of = cells) => of.map(part).join('');
  return (
    <>
      <path d={flanks} fill="#0d1030" />
      <path d={roofs} fill="#93a8c8" />
      {blocks.map((block) => (
        <path key={block} d={all((cell) => face(front, cell), inBlock(block))} fill={paintOf(block)} />
      ))}
      <path d={all((cell) => windows(front, cell, false))} fill="#0a0d28" opacity="0.55" />
      <path d={all((cell) => windows(front, cell, true))} fill="#ffe39a" />
      <path d={edges(front, cells)} fill="none" stroke="#080a20" strokeWidth="5" strokeLinecap="round" />
    </>
  );
}

export interface FallingProps extends PaintsProps {
  readonly plan: Plan;
  /** The lower left corner. */
  readonly x: number;
  readonly y: number;
  /** Edge length of a box. */
  readonly size: number;
  /** In degrees, clockwise. */
  readonly turn: number;
  /** Length of the light trail. */
  readonly trail: number;
}

/** A block falling from the sky. */
export function Falling({ id, plan, x, y, size, turn, trail }: FallingProps) {
  const front: Projection = (column, row) => ({ x: column * size, y: -row * size });
  const back: Projection = (column, row) => ({ x: (column + 0.16) * size, y: -(row + 0.26) * size });
  const columns = plan[0]?.length ?? 0;
  const rows = plan.length;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={Array.from({ length: columns }, (_, column) => {
          const long = trail * (0.7 + ((column * 5) % 3) * 0.15);
          return `M${(column + 0.1) * size} ${-rows * size * 0.7}v${-long}h${size * 0.8}v${long}z`;
        }).join('')}
        fill={`url(#${id}-trail)`}
      />
      <g transform={`rotate(${turn} ${(columns * size) / 2} ${(-rows * size) / 2})`}>
        <City plan={plan} back={back} front={front} />
      </g>
    </g>
  );
}

/** The frame around the city: two posts, and grid lines. */
export function Frame({ id, at, columns, rows }: FrameProps) {
  const post = (from: number, to: number) =>
    polygon(at(from, -2), at(from, rows + 0.5), at(to, rows + 0.5), at(to, -2));
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, column) => [at(column, 0), at(column, rows)] as const),
    ...Array.from({ length: rows + 1 }, (_, row) => [at(0, row), at(columns, row)] as const),
  ];
  return (
    <>
      <path
        d={lines.map(([from, to]) => polygon(from, to)).join('')}
        stroke="#cfe0ff"
        strokeWidth="2"
        opacity="0.16"
      />
      <path d={post(-0.5, -0.06) + post(columns + 0.06, columns + 0.5)} fill={`url(#${id}-wood)`} />
      <path d={post(-0.5, -0.4) + post(columns + 0.06, columns + 0.16)} fill="#c98a55" opacity="0.7" />
    </>
  );
}

export interface LeanProps {
  /** The centre of the lower edge. */
  readonly x: number;
  readonly y: number;
  /** Width and height of a box at the lower edge. */
  readonly size: number;
  readonly columns: number;
  /** How much closer the face of the city is than the board, as a fraction. */
  readonly near: number;
}

/** Projection of a board that leans back: boxes get smaller upwards. */
export function leaning({ x, y, size, columns, near }: LeanProps): Projection {
  return (column, row) => {
    const scale = (1 / (1 + row * 0.028)) * (1 + near);
    return { x: x + (column - columns / 2) * size * scale, y: y - row * size * scale + near * size * 8 };
  };
}
