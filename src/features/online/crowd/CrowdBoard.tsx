import { Suspense } from 'react';
import type { BallotInfo } from '#net';
import { PartGuard } from '#ui';
import { lazily } from '../../../page/lazily';
import { shelf } from '../../../page/shelf';

type Shown = Pick<BallotInfo, 'view' | 'seat'>;

/** Board diagrams by game, loaded on the first vote; they need no 3D table or models. */
const BOARDS = new Map(
  shelf.entries.flatMap(({ id, teaching }) => {
    if (teaching === undefined) return [];
    const Board = lazily<Shown>(async () => {
      const [{ FlatPicture }, { board }] = await Promise.all([
        import('../../../table/lesson/LessonDiagram'),
        teaching.load(),
      ]);
      return ({ view, seat }) => {
        const diagram = board?.diagram(view);
        if (diagram === undefined) return null;
        const marks = diagram.at(seat) === null ? [] : [{ box: seat, tone: 'good' } as const];
        return <FlatPicture diagram={diagram} marks={marks} named />;
      };
    });
    return [[id, Board] as const];
  }),
);

export interface CrowdBoardProps {
  /** Id of the game. */
  readonly game: string;
  readonly ballot: BallotInfo;
}

/** Diagram of the board at the time of a ballot, with the crowd's figure marked. */
export function CrowdBoard({ game, ballot }: CrowdBoardProps) {
  const { view, seat, known } = ballot;
  const Board = BOARDS.get(game);
  if (Board === undefined) return null;
  return (
    <PartGuard version={known}>
      <div className="crowd-board">
        <Suspense>
          <Board view={view} seat={seat} />
        </Suspense>
      </div>
    </PartGuard>
  );
}
