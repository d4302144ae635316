import { useLocation } from 'react-router';
import { useMessages } from '#i18n';
import type { Lesson } from '#learning';
import { lessonAddress, stepIn } from '../../../table/lesson/place';

export interface LessonLinkProps {
  /** Id of the game. */
  readonly game: string;
  readonly lesson: Lesson;
  /** 0 for the first; default: the step in the address. */
  readonly step?: number;
}

/** Link from a frame to the full lesson page in a new tab. */
export function LessonLink({ game, lesson, step }: LessonLinkProps) {
  const { embed } = useMessages();
  const { search } = useLocation();
  const place = { game, lesson: lesson.id, step: (step ?? stepIn(search, lesson)) + 1 };
  return (
    <a className="embed-open" href={lessonAddress(place, search)} target="_blank" rel="noopener">
      {embed.open}
    </a>
  );
}
