import { CHANNELS, type PieceIndex } from '#director';
import { spunBy } from '#tetzilla/rules';
import { hangingPose, type SlideDecision, type Table, tilePiece } from '#tetzilla/view';

type Aimed = Pick<SlideDecision, 'choices' | 'aim'>;

function heldPose(table: Table, { choices, aim }: Aimed) {
  const across = aim.column + spunBy(choices.tile, aim.spin).width / 2 - table.columns / 2;
  return hangingPose(table, aim.spin, across);
}

/** Holds the tile that is turned up above its aimed columns, in its aimed spin. */
export function holdTile(pieces: PieceIndex, table: Table, aimed: Aimed): (poses: Float64Array) => void {
  const pose = heldPose(table, aimed);
  const slots = CHANNELS.map(
    (channel) => [pieces.slot(tilePiece(aimed.choices.tile), channel), pose[channel]] as const,
  );
  return (poses) => {
    for (const [slot, value] of slots) poses[slot] = value;
  };
}

/** Distance and angle, in boxes and radians, at which the animation takes over from the held position. */
const THERE = 0.02;

/**
 * Keeps a released tile where it was held until the animation, which starts in the middle of the board, has
 * caught up; from then on the animation has it.
 */
export function releaseTile(pieces: PieceIndex, table: Table, aimed: Aimed): (poses: Float64Array) => void {
  const hold = holdTile(pieces, table, aimed);
  const { x, y, roll } = heldPose(table, aimed);
  const piece = tilePiece(aimed.choices.tile);
  const [across, up, turn] = [pieces.slot(piece, 'x'), pieces.slot(piece, 'y'), pieces.slot(piece, 'roll')];
  let taken = false;
  return (poses) => {
    const there = Math.abs(poses[across]! - x) < THERE && Math.cos(poses[turn]! - roll) > Math.cos(THERE);
    taken ||= there || poses[up]! < y - THERE;
    if (!taken) hold(poses);
  };
}
