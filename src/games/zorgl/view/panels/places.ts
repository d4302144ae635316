import { type Box, GRID, parseBoard, type Seat, type View } from '#zorgl/rules';

/** The box of each monster, by seat. */
export type Places = Readonly<Partial<Record<Seat, Box>>>;

/** Reads the monsters' boxes from the board of a position; empty if the board is invalid. */
export function monsterPlaces(board: View['board']): Places {
  const contents = parseBoard(board);
  if (!contents.ok) return {};
  const places: Partial<Record<Seat, Box>> = {};
  for (const [box, content] of contents.value.entries()) {
    if (content.kind === 'monster') places[content.seat] = GRID.name(box);
  }
  return places;
}
