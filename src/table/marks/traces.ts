import type { GameModule } from '#module';
import type { Arrow, DecalPlane, GhostPiece, PieceSpec } from '#stage';
import { onPlane, type TablePoint } from './plane';

/** How far a figure has to go to leave a trace, table units. */
const FAR = 0.3;

/** Where figures stood before a step, and the ways they took. */
export interface Traces {
  readonly ghosts: readonly GhostPiece[];
  readonly arrows: readonly Arrow[];
}

export const NO_TRACES: Traces = { ghosts: [], arrows: [] };

/** How far from the middles of its boxes an arrow begins and ends, so that it is not hidden below figures; table units. */
const SHORTER = { from: 0.22, to: 0.4 };

/** An arrow along the board from the middle of one box to that of another, and how far off the board, as it measures them. */
export function wayBetween(
  [x, , z]: TablePoint,
  [toX, , toZ]: TablePoint,
  { off, colour }: { readonly off: number; readonly colour: string },
): Arrow {
  const length = Math.max(Math.hypot(toX - x, toZ - z), 0.001);
  const along = (from: number): [number, number, number] => [
    x + ((toX - x) * from) / length,
    off,
    z + ((toZ - z) * from) / length,
  ];
  return { from: along(SHORTER.from), to: along(length - SHORTER.to), colour, rise: 0 };
}

type Place = Readonly<Record<'x' | 'y' | 'z', number>>;

/** What leaves traces, and what they look like. */
export interface TraceLook {
  /** The pieces of the seats; the others that leave traces are those that stand out. */
  readonly figures: readonly (string | null)[];
  readonly colour: string;
  /** The board, and how far off it an arrow between two of its points is drawn. */
  readonly plane: DecalPlane;
  readonly off: (ends: readonly TablePoint[]) => number;
  readonly isOnBoard: (point: TablePoint) => boolean;
}

/** The traces of what moved from one table to another; arrows as the board measures them. */
export function tracesOf(
  { presentation }: Pick<GameModule, 'presentation'>,
  specs: readonly PieceSpec[],
  before: unknown,
  after: unknown,
  { figures, colour, plane, off, isOnBoard }: TraceLook,
): Traces {
  const far = (a: Place, b: Place) => {
    const [from, to] = [onPlane(plane, [a.x, a.y, a.z]), onPlane(plane, [b.x, b.y, b.z])];
    return Math.hypot(to[0] - from[0], to[2] - from[2]) >= FAR;
  };
  const onBoard = ({ x, y, z }: Place) => isOnBoard([x, y, z]);
  const from = presentation.layout(before);
  const to = presentation.layout(after);
  const moved = specs.flatMap((spec) => {
    const [a, b] = [from.get(spec.id), to.get(spec.id)];
    const figure = figures.includes(spec.id);
    if (spec.standsOut !== true && !figure) return [];
    if (a === undefined || b === undefined) return [];
    // What leaves the table or comes to it has no way over it.
    if (a.visibility === 0 || b.visibility === 0 || !onBoard(a) || !far(a, b)) return [];
    // What is won and carried off has fallen, it has not walked; a ghost of a figure that is gone would be taken for it.
    if (!onBoard(b)) return [];
    return [{ spec, a, b }];
  });
  // No ghost where another piece has moved in.
  const left = moved.filter(({ a }) => moved.every(({ b }) => far(a, b)));
  return {
    ghosts: left.map(({ spec, a }) => ({ spec, pose: a, colour: spec.tint ?? colour })),
    arrows: moved.map(({ a, b }) => {
      const [start, end] = [onPlane(plane, [a.x, a.y, a.z]), onPlane(plane, [b.x, b.y, b.z])];
      return wayBetween(start, end, { off: off([start, end]), colour });
    }),
  };
}
