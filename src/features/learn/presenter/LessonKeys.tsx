import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMessages } from '#i18n';
import type { Lesson } from '#learning';
import { Button, KeyboardHelp, type Shortcut } from '#ui';
import { lessonAddress } from '../../../table/lesson/place';
import type { LessonState } from '../../../table/lesson/useLesson';
import { BlackScreen } from './BlackScreen';
import './presenter.css';
import { usePresenterKeys } from './usePresenterKeys';

export interface LessonKeysProps {
  /** Id of the game. */
  readonly game: string;
  readonly lesson: Lesson;
  readonly state: LessonState;
}

/** Keyboard shortcuts of the lesson page. */
export function useLessonShortcuts(): readonly Shortcut[] {
  const { presenter, help } = useMessages();
  return [
    { keys: ['←', '→'], does: presenter.arrows },
    { keys: ['PgUp', 'PgDn'], does: presenter.clicker },
    { keys: ['Home', 'End'], does: presenter.ends },
    { keys: ['Space'], does: help.pause },
    { keys: ['B', '.'], does: presenter.blackKey },
    { keys: ['F'], does: help.fullScreen },
    { keys: ['?'], does: help.help },
  ];
}

/** Lesson shortcuts, their list, and a link to the presenter view. */
export function LessonKeys({ game, lesson, state }: LessonKeysProps) {
  const { presenter, help } = useMessages();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [black, setBlack] = useState(false);
  const [listed, setListed] = useState(false);
  const shortcuts = useLessonShortcuts();
  usePresenterKeys({
    state,
    steps: lesson.steps,
    onBlack: () => setBlack(!black),
    onHelp: () => setListed(true),
  });
  const place = { game, lesson: lesson.id, step: state.step + 1 };
  return (
    <div>
      <Button onPress={() => void navigate(lessonAddress(place, search, 'present'))}>{presenter.open}</Button>
      <Button onPress={() => setListed(true)}>{help.title}</Button>
      {black && <BlackScreen onLight={() => setBlack(false)} />}
      {listed && <KeyboardHelp shortcuts={shortcuts} onClose={() => setListed(false)} />}
    </div>
  );
}
