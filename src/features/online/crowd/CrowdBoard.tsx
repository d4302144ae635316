import { Suspense } from 'react';
import type { BallotInfo } from '#net';
import { PartGuard } from '#ui';
import { lazily } from '../../../page/lazily';
import { shelf } from '../../../page/shelf';

type Shown = Pick<BallotInfo, 'view' | 'seat'>;

/** The flat drawing of each game, loaded when somebody first votes in it: it needs neither the table nor its models. */
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
  /** The id of the game. */
  readonly game: string;
  readonly ballot: BallotInfo;
}

/** The board drawn flat as it is while a crowd is asked, with the figure that it plays marked. */
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
