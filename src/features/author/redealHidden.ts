import type { Random } from '#core';

/** Passes over all hidden values. */
const SWEEPS = 3;

/** Location of a string in a value. */
interface Leaf {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Strings that differ between two values, by path; null if their shapes differ. */
function differing(one: unknown, other: unknown, path = ''): ReadonlyMap<string, string> | null {
  const found = new Map<string, string>();
  if (!isTree(one) || !isTree(other)) return found;
  if (Object.keys(one).length !== Object.keys(other).length) return null;
  for (const [key, inner] of Object.entries(one)) {
    const counterpart = other[key];
    const at = `${path}/${key}`;
    if (typeof inner === 'string' && typeof counterpart === 'string') {
      if (inner !== counterpart) found.set(at, counterpart);
      continue;
    }
    const below = differing(inner, counterpart, at);
    if (below === null) return null;
    for (const [where, text] of below) found.set(where, text);
  }
  return found;
}

function leafAt(value: unknown, path: string): Leaf {
  const keys = path.split('/').slice(1);
  const key = keys.pop()!;
  return {
    holder: keys.reduce((inner, each) => inner[each] as Leaf['holder'], value as Leaf['holder']),
    key,
  };
}

/**
 * Redeals a position by swapping hidden values pairwise while it stays consistent with what was seen. This
 * finds deals that guessing whole positions never would.
 * @param deals sampled positions; whatever is equal in all of them is known
 * @returns null if nothing could be swapped
 */
export function exchanged<Position>(
  real: Position,
  deals: readonly Position[],
  agrees: (dealt: unknown) => boolean,
  random: Random,
): Position | null {
  const dealt = structuredClone(real);
  const guesses = new Map<string, string>();
  for (const deal of deals) {
    const hidden = differing(real, deal);
    if (hidden === null) return null;
    for (const [path, text] of hidden) guesses.set(path, text);
  }
  const leaves = [...guesses].map(([path, guess]) => ({ ...leafAt(dealt, path), guess }));
  const texts = new Set(leaves.map(({ holder, key }) => holder[key]));
  let exchanges = 0;
  const tryOut = (change: () => void, back: () => void) => {
    change();
    if (agrees(dealt)) exchanges++;
    else back();
  };
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const one of leaves) {
      const other = leaves[random.below(leaves.length)]!;
      const [mine, theirs] = [one.holder[one.key], other.holder[other.key]];
      if (mine === theirs) continue;
      const put = (a: unknown, b: unknown) => {
        one.holder[one.key] = a;
        other.holder[other.key] = b;
      };
      tryOut(
        () => put(theirs, mine),
        () => put(mine, theirs),
      );
    }
  }
  // Values that occur only once, such as the random state, are guessed individually.
  for (const { holder, key, guess } of leaves) {
    const mine = holder[key];
    if (texts.has(guess)) continue;
    tryOut(
      () => {
        holder[key] = guess;
      },
      () => {
        holder[key] = mine;
      },
    );
  }
  return exchanges > 0 ? dealt : null;
}
