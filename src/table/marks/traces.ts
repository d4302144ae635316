import type { GameModule } from '#module';
import type { Arrow, DecalPlane, GhostPiece, PieceSpec } from '#stage';
import { onPlane, type TablePoint } from './plane';

/** Shortest move that leaves a trace, table units. */
const FAR = 0.3;

/** Ghosts of figures at their places before a step, and arrows along their moves. */
export interface Traces {
  readonly ghosts: readonly GhostPiece[];
  readonly arrows: readonly Arrow[];
}

export const NO_TRACES: Traces = { ghosts: [], arrows: [] };

/** Gap between the ends of an arrow and the box centres, so that figures do not hide it; table units. */
const SHORTER = { from: 0.22, to: 0.4 };

/** An arrow along the board between two box centres, at a distance from the board, in board coordinates. */
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

/** Which pieces leave traces, and how traces look. */
export interface TraceLook {
  /** Pieces of the seats; pieces without a seat leave traces only if they stand out. */
  readonly figures: readonly (string | null)[];
  readonly colour: string;
  /** The board, and the distance of arrows from it. */
  readonly plane: DecalPlane;
  readonly off: (ends: readonly TablePoint[]) => number;
  readonly isOnBoard: (point: TablePoint) => boolean;
}

/** The traces of moves between two tables; arrows in board coordinates. */
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
    // A piece that enters or leaves the table has not moved across it.
    if (a.visibility === 0 || b.visibility === 0 || !onBoard(a) || !far(a, b)) return [];
    // A captured piece has not walked off; its ghost would look like a move.
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
