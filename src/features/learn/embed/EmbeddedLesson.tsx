import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import type { Lesson, LessonBoard } from '#learning';
import type { GameEntry } from '#module';
import { fontsLoaded } from '../../../page/fonts';
import { lazily } from '../../../page/lazily';
import { stepIn } from '../../../table/lesson/place';
import '../../../table/lesson/lessonLayout.css';
import './EmbeddedLesson.css';
import type { EmbeddedPlayerProps } from './EmbeddedPlayer';
import { LessonPoster } from './LessonPoster';
import { playedPoster } from './played';

export interface EmbeddedLessonProps {
  readonly entry: GameEntry;
  /** Draws the lesson diagrams of the game. */
  readonly board: LessonBoard | undefined;
  readonly lesson: Lesson;
}

/** Players by game, each with its table; loaded when somebody plays. */
const players = new Map<string, ReturnType<typeof playerOf>>();

const playerOf = ({ load }: GameEntry) =>
  lazily<Omit<EmbeddedPlayerProps, 'module'>>(async () => {
    const [{ EmbeddedPlayer }, module] = await Promise.all([
      import('./EmbeddedPlayer'),
      load(),
      fontsLoaded(document.fonts),
    ]);
    return (props) => <EmbeddedPlayer {...props} module={module} />;
  });

function knownPlayer(entry: GameEntry) {
  const known = players.get(entry.id) ?? playerOf(entry);
  players.set(entry.id, known);
  return known;
}

/** A lesson in a frame: a poster, then the player on demand. */
export function EmbeddedLesson({ entry, board, lesson }: EmbeddedLessonProps) {
  const { search } = useLocation();
  const autoplay = new URLSearchParams(search).get('autoplay');
  const unasked = autoplay !== null && autoplay !== '0' && autoplay !== 'false';
  const [pressed, setPressed] = useState(playedPoster !== null);
  const step = lesson.steps[stepIn(search, lesson)];
  const poster = (waiting: boolean) => (
    <LessonPoster
      entry={entry}
      board={board}
      lesson={lesson}
      caption={step?.say}
      waiting={waiting}
      onPlay={() => setPressed(true)}
    />
  );
  if (!pressed && !unasked) return poster(false);
  const Player = knownPlayer(entry);
  return (
    <Suspense fallback={poster(true)}>
      <Player entry={entry} lesson={lesson} runsOn={unasked} focused={pressed} waiting={poster(true)} />
    </Suspense>
  );
}
