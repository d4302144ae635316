import type { Signal } from '../kit/signal';

/** A sound of the game and how it is made. */
export interface Recipe {
  /** The key by which the game asks for it; a voice's is its call and its creature: `roar.greatzilla`. */
  readonly key: string;
  /** How many variations there are. */
  readonly takes: number;
  /** Renders a variation at any level; the same one is the same to the last bit. @param take 0 … takes−1 */
  readonly render: (take: number) => Signal;
}

/** A recipe whose variations differ by their seed. */
export const recipe = (key: string, takes: number, render: (seed: number) => Signal): Recipe => ({
  key,
  takes,
  // Far apart, so that the layers of a sound may count on from their seed.
  render: (take) => render(1000 + 97 * take + key.length * 7919),
});
