import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import type { Lesson } from '#learning';
import type { GameModule } from '#module';
import { useRandom } from '#module';
import { SeatOrderProvider, useKeys, Waiting } from '#ui';
import { toggleFullScreen } from '../../../table/fullScreen';
import { useGameTable } from '../../../table/game/useGameTable';
import { stepIn } from '../../../table/lesson/place';
import { deskIn } from './deskOf';
import { onPresenterMessage, openPresenterChannel, type Presented, postToPresenter } from './link';
import { PresentedTable } from './PresentedTable';
import '../../../table/lesson/lessonLayout.css';
import './presenter.css';

export interface TableWindowProps {
  readonly module: GameModule;
  readonly lessons: readonly Lesson[];
  /** Lesson to show until the presenter chooses one. */
  readonly first: Lesson;
}

/** The audience's window. It follows the presenter's window and keeps its state when that is closed. */
export function TableWindow({ module, lessons, first }: TableWindowProps) {
  const random = useRandom();
  const { search } = useLocation();
  const wanted = deskIn(search);
  const [table] = useState(() => random.id());
  const game = useGameTable(module);
  const { id } = module.rules;
  const [shown, setShown] = useState<Presented>(() => ({
    game: id,
    lesson: first.id,
    step: stepIn(search, first),
    time: 0,
    playing: false,
    speed: 1,
    answered: false,
    black: false,
    captions: false,
  }));
  useEffect(() => {
    const channel = openPresenterChannel();
    if (channel === null) return;
    let followed = wanted;
    const say = (type: 'table' | 'gone', desk: string | null) =>
      postToPresenter(channel, { type, desk, table });
    onPresenterMessage(channel, (message) => {
      if (message.type === 'call' && message.desk === followed) say('table', followed);
      if (message.type !== 'shown' || message.game !== id) return;
      const { type: _, desk, ...said } = message;
      if (followed === null) say('table', desk);
      followed ??= desk;
      if (desk === followed) setShown(said);
    });
    say('table', followed);
    const leave = () => say('gone', followed);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
      channel.close();
    };
  }, [id, wanted, table]);
  useKeys(({ key }) => {
    if (key !== 'f' && key !== 'F') return false;
    void toggleFullScreen(document);
    return true;
  });
  const lesson = useMemo(
    () => lessons.find((each) => each.id === shown.lesson) ?? first,
    [lessons, shown.lesson, first],
  );
  if (game === null) return <Waiting />;
  return (
    <SeatOrderProvider seats={module.seats}>
      <PresentedTable key={lesson.id} module={module} game={game} lesson={lesson} shown={shown} />
    </SeatOrderProvider>
  );
}
