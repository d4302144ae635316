import { Suspense } from 'react';
import { useLocation, useParams } from 'react-router';
import { useMessages } from '#i18n';
import { persistentQuery } from '../../../page/address';
import { FaultPage } from '../../../page/faults/FaultPage';
import { lazily } from '../../../page/lazily';
import { shelf } from '../../../page/shelf';
import { EmbedWaiting } from './EmbedWaiting';

interface OneProps {
  readonly lesson: string;
}

/** Games with lessons, each loaded when it is first shown. */
const TAUGHT = new Map(
  shelf.entries.flatMap((entry) => {
    const { id, teaching } = entry;
    if (teaching?.lessons !== true) return [];
    const One = lazily<OneProps>(async () => {
      const [{ EmbeddedLesson }, { lessons = [], board }] = await Promise.all([
        import('./EmbeddedLesson'),
        teaching.load(),
      ]);
      const known = new Map(lessons.map((lesson) => [lesson.id, lesson]));
      return ({ lesson }) => {
        const found = known.get(lesson);
        if (found === undefined) return <NotThere />;
        return <EmbeddedLesson key={lesson} entry={entry} board={board} lesson={found} />;
      };
    });
    return [[id, One] as const];
  }),
);

/** "No such lesson". Links leave the frame, because it may show nothing else. */
function NotThere() {
  const { faults, embed } = useMessages();
  const { pathname, search } = useLocation();
  return (
    <FaultPage title={faults.unknown} text={faults.unknownText(pathname.slice(0, 80))}>
      <a href={`/${persistentQuery(search)}`} target="_blank" rel="noopener">
        {embed.home}
      </a>
    </FaultPage>
  );
}

/** The lesson in the address, embedded in another page. */
export function Embed() {
  const { game = '', lesson = '' } = useParams();
  const One = TAUGHT.get(game);
  if (One === undefined) return <NotThere />;
  return (
    <Suspense fallback={<EmbedWaiting />}>
      <One lesson={lesson} />
    </Suspense>
  );
}
