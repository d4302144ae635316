import { CHANNELS, type PieceIndex } from '#director';
import { spunBy } from '#tetzilla/rules';
import { hangingPose, type SlideDecision, type Table, tilePiece } from '#tetzilla/view';

/** Has the tile that is turned up hang over the place where it is aimed, as it would fall. */
export function holdTile(
  pieces: PieceIndex,
  table: Table,
  { choices, aim }: Pick<SlideDecision, 'choices' | 'aim'>,
): (poses: Float64Array) => void {
  const piece = tilePiece(choices.tile);
  const across = aim.column + spunBy(choices.tile, aim.spin).width / 2 - table.columns / 2;
  const pose = hangingPose(table, aim.spin, across);
  const slots = CHANNELS.map((channel) => [pieces.slot(piece, channel), pose[channel]] as const);
  return (poses) => {
    for (const [slot, value] of slots) poses[slot] = value;
  };
}
