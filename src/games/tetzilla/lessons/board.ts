import { clausesOf, type LessonBoard } from '#learning';
import { gridOf, SEATS, type TetzillaTypes } from '#tetzilla/rules';
import { tetzillaDiagram } from './diagram';
import { tetzillaRulebook } from './rulebook';

/** Clauses, places and diagrams for the lessons of TetZilla. */
export const tetzillaLessonBoard: LessonBoard<TetzillaTypes> = {
  clauses: new Set(clausesOf(tetzillaRulebook).map(({ number }) => number)),
  isPlace: (position, name) =>
    gridOf(position).parse(name) !== undefined ||
    SEATS.some((seat) => seat === name && position.players[seat] !== undefined),
  diagram: tetzillaDiagram,
  tokenAt(position, box) {
    const grid = gridOf(position);
    const index = grid.parse(box);
    if (index === undefined) return undefined;
    return position.board[grid.height - 1 - grid.rank(index)]!.split(' ')[grid.file(index)]!;
  },
};
