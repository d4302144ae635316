/** The sound of a blow, by the attacker's weight. */
export type Hit = 'hit' | 'hit-light' | 'hit-heavy';

const HEAVY: ReadonlySet<string> = new Set(['greatzilla', 'krustazor', 'zorgl-b']);
const LIGHT: ReadonlySet<string> = new Set(['nogyab', 'zorgl-c']);

/** The sound of a kaiju's blow. @param figure undefined if unknown */
export function hitBy(figure: string | undefined): Hit {
  if (figure === undefined) return 'hit';
  return HEAVY.has(figure) ? 'hit-heavy' : LIGHT.has(figure) ? 'hit-light' : 'hit';
}
