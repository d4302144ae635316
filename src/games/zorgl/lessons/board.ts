import { clausesOf, type LessonBoard } from '#learning';
import { GRID, SEATS, type ZorglTypes } from '#zorgl/rules';
import { zorglDiagram } from './diagram';
import { zorglRulebook } from './rulebook';

/** Clauses, places and diagrams for the lessons of Zorgl-Zilla. */
export const zorglLessonBoard: LessonBoard<ZorglTypes> = {
  clauses: new Set(clausesOf(zorglRulebook).map(({ number }) => number)),
  isPlace: ({ players }, name) =>
    GRID.parse(name) !== undefined || SEATS.some((seat) => seat === name && players[seat] !== undefined),
  diagram: zorglDiagram,
  tokenAt({ board }, box) {
    const index = GRID.parse(box);
    if (index === undefined) return undefined;
    return board[GRID.height - 1 - GRID.rank(index)]!.split(' ')[GRID.file(index)]!;
  },
};
