import { plainSigns, type SignsOf } from '#module';
import { SEATS, type TetzillaTypes } from '#tetzilla/rules';
import { kaijuPiece, type Table } from '#tetzilla/view';
import type { TetControl } from './control';

const KAIJU: ReadonlySet<string> = new Set(SEATS.map((seat) => kaijuPiece(seat)));

/** A ghost of a kaiju where it will stand. Paths, costs and tiles are already drawn on the face. */
export function kaijuSigns({ changes, specs }: SignsOf<TetzillaTypes, Table, TetControl>) {
  const moved = changes.filter(({ piece }) => KAIJU.has(piece));
  return { ...plainSigns({ changes: moved, specs }), arrows: [] };
}
