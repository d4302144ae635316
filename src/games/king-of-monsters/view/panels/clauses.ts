import type { Frame } from '#king-of-monsters/rules';

/** The clause of each kind of decision; a hero's turn is looked up by its step. */
const FRAME_CLAUSES = {
  discard: 'K7.1',
  replace: 'K7.3',
  trade: 'K7.4',
  two: 'K8.2',
  wild: 'K8.2',
  fight: 'K9.1',
  move: 'K11.2',
  grey: 'K9.4',
  card: 'K12.5',
  open: 'K14.5',
  duel: 'K10.1',
  frenzy: 'K15.1',
  ibis: 'K16.6',
} as const satisfies Readonly<Record<Exclude<Frame['kind'], 'hero'>, string>>;

const STEP_CLAUSES = { move: 'K13.1', fight: 'K14.1' } as const;

/** The clause of the open decision; null at the end of the game. */
export function frameClause(frame: Frame<unknown> | undefined): string | null {
  if (frame === undefined) return null;
  return frame.kind === 'hero' ? STEP_CLAUSES[frame.step] : FRAME_CLAUSES[frame.kind];
}

/** Every clause that decisions link to. */
export const TABLE_CLAUSES: readonly string[] = [FRAME_CLAUSES, STEP_CLAUSES].flatMap((table) =>
  Object.values(table),
);
