import { type Box, GRID, parseBoard, type Seat, type View } from '#zorgl/rules';

/** Where each monster stands, by its player's letter. */
export type Places = Readonly<Partial<Record<Seat, Box>>>;

/** Reads the monsters' boxes from a position's board; none of a board that cannot be read. */
export function monsterPlaces(board: View['board']): Places {
  const contents = parseBoard(board);
  if (!contents.ok) return {};
  const places: Partial<Record<Seat, Box>> = {};
  for (const [box, content] of contents.value.entries()) {
    if (content.kind === 'monster') places[content.seat] = GRID.name(box);
  }
  return places;
}
