import { CHANNELS, type PieceIndex } from '#director';
import { spunBy } from '#tetzilla/rules';
import { hangingPose, type SlideDecision, type Table, tilePiece } from '#tetzilla/view';

type Aimed = Pick<SlideDecision, 'choices' | 'aim'>;

function heldPose(table: Table, { choices, aim }: Aimed) {
  const across = aim.column + spunBy(choices.tile, aim.spin).width / 2 - table.columns / 2;
  return hangingPose(table, aim.spin, across);
}

/** Has the tile that is turned up hang over the place where it is aimed, as it would fall. */
export function holdTile(pieces: PieceIndex, table: Table, aimed: Aimed): (poses: Float64Array) => void {
  const pose = heldPose(table, aimed);
  const slots = CHANNELS.map(
    (channel) => [pieces.slot(tilePiece(aimed.choices.tile), channel), pose[channel]] as const,
  );
  return (poses) => {
    for (const [slot, value] of slots) poses[slot] = value;
  };
}

/** How near to where and how it was held a tile has come when the show takes over, in boxes and radians. */
const THERE = 0.02;

/**
 * Has the tile that was let go stay where it was held until the show, which takes it there from the middle of the
 * board, has brought it there or further down; from then on it is the show's.
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
