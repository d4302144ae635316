import type { GameModule } from '#module';
import type { Arrow, GhostPiece, PieceSpec } from '#stage';

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

/** An arrow along the ground from the middle of one box to that of another, each as x and z. */
export function wayBetween(
  [x, z]: readonly [number, number],
  [toX, toZ]: readonly [number, number],
  colour: string,
): Arrow {
  const length = Math.max(Math.hypot(toX - x, toZ - z), 0.001);
  const along = (from: number): [number, number, number] => [
    x + ((toX - x) * from) / length,
    0,
    z + ((toZ - z) * from) / length,
  ];
  return { from: along(SHORTER.from), to: along(length - SHORTER.to), colour, rise: 0 };
}

/** The traces of what moved from one table to another. @param colour of them */
export function tracesOf(
  { presentation }: Pick<GameModule, 'presentation'>,
  specs: readonly PieceSpec[],
  before: unknown,
  after: unknown,
  colour: string,
): Traces {
  const from = presentation.layout(before);
  const to = presentation.layout(after);
  const moved = specs.flatMap((spec) => {
    const [a, b] = [from.get(spec.id), to.get(spec.id)];
    if (spec.standsOut !== true || a === undefined || b === undefined) return [];
    // What leaves the table or comes to it has no way over it.
    if (a.visibility === 0 || b.visibility === 0 || Math.hypot(b.x - a.x, b.z - a.z) < FAR) return [];
    return [{ spec, a, b }];
  });
  // Where somebody else has come, a ghost would only be in the way.
  const left = moved.filter(({ a }) => moved.every(({ b }) => Math.hypot(b.x - a.x, b.z - a.z) >= FAR));
  return {
    ghosts: left.map(({ spec, a }) => ({ spec, pose: a, colour: spec.tint ?? colour })),
    arrows: moved.map(({ a, b }) => wayBetween([a.x, a.z], [b.x, b.z], colour)),
  };
}
