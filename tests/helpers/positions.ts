import type { CardId, Position, Seat } from '#zorgl/rules';
import { onBoard } from '../../src/games/zorgl/lessons/sketch';

/** What a test cares about in a position; everything else is made up to fit. */
export interface Sketch {
  /** Seven ranks, north first. */
  readonly board: readonly string[];
  readonly hands: Readonly<Partial<Record<Seat, readonly CardId[]>>>;
  /** Whose turn it is; the first of `hands` if left out. */
  readonly turn?: Seat;
  /** The special monsters by seat; the others are ordinary. */
  readonly monsters?: Readonly<Partial<Record<Seat, string>>>;
  readonly floors?: Readonly<Partial<Record<Seat, number>>>;
}

/** A whole position: the cards nobody holds lie in the draw pile, in the order of the deck. */
export function sketch({ board, hands, turn, ...more }: Sketch): Position {
  const order = Object.keys(hands) as Seat[];
  const player = turn ?? (order[0] as Seat);
  const quota = Math.min(3, hands[player]?.length ?? 0);
  return onBoard(board, { hands, order, turn: { player, quota }, ...more });
}

/** A city without an army, the two monsters far apart, A to play five ordinary cards. */
export const QUIET: Position = sketch({
  board: [
    '4 4 . 4 . 4 4',
    '4 . . . . C 4',
    '. . . . . . .',
    '4 . . P8 . . 4',
    '. . . . . . .',
    '4 A . . . . 4',
    '4 4 . 4 . 4 4',
  ],
  hands: { A: ['9C', '2S', '5H', '7D', '4C'], C: ['3D', '8S', '6H', '10C', '2C'] },
});

/** The value of the `position` parameter, for any game. */
export function positionParameter(position: object): string {
  return Buffer.from(JSON.stringify(position), 'utf8').toString('base64url');
}
