import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Lesson, PlayedLesson } from '#learning';
import type { GameModule } from '#module';
import type { StageHandle } from '#stage';
import { useKeys } from '#ui';
import type { Answer } from '../marks/marks';
import type { LessonPlayer } from './LessonPlayer';
import { stepIn } from './place';
import { type LessonSeen, useLessonPlayer } from './useLessonPlayer';

const UNANSWERED: Answer = { chosen: new Set(), given: false };
/** Speed of slow motion, and seconds within which "back" goes to the previous step instead of restarting this one. */
const SLOW = 0.35;
const JUST_BEGUN = 1;

export interface LessonParts {
  readonly module: GameModule;
  readonly lesson: Lesson;
  readonly stage: RefObject<StageHandle | null>;
  /** Slider that shows the time, if any. */
  readonly slider?: RefObject<HTMLInputElement | null> | undefined;
  /** Whether steps follow each other by themselves, except at questions. */
  readonly runsOn: boolean;
}

/** A lesson being played in the page. */
export interface LessonState extends LessonSeen {
  readonly played: PlayedLesson;
  readonly player: LessonPlayer;
  /** Answer to the question of the step. */
  readonly answer: Answer;
  /** Whether the question of the step is unanswered. */
  readonly open: boolean;
  readonly loop: boolean;
  readonly slow: boolean;
  setLoop(on: boolean): void;
  setSlow(on: boolean): void;
  setAnswer(answer: Answer): void;
  /** Goes to a step, from 0. */
  go(step: number): void;
  /** Plays or pauses. */
  toggle(): void;
  seek(time: number): void;
  /** Continues after a question. */
  goOn(): void;
  /** Call when the player has changed. */
  look(): void;
}

/** Plays a lesson, controlled by the clock, the keyboard and the URL. */
export function useLesson({ module, lesson, stage, slider, runsOn }: LessonParts): LessonState {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { steps } = lesson;
  const last = steps.length - 1;
  const wanted = stepIn(search, lesson);

  const onLook = useCallback(
    ({ time }: LessonPlayer) => {
      if (slider?.current) slider.current.value = String(time);
    },
    [slider],
  );
  const { played, player, seen, look } = useLessonPlayer({
    module,
    lesson,
    stage,
    first: wanted,
    onLook,
  });
  const [answers, setAnswers] = useState<ReadonlyMap<number, Answer>>(new Map());
  const [loop, setLoop] = useState(false);
  const [slow, setSlow] = useState(false);
  player.looping = loop;
  player.runsOn = runsOn;
  player.speed = slow ? SLOW : 1;

  const isOpen = useCallback(
    (step: number) => steps[step]?.question !== undefined && answers.get(step)?.given !== true,
    [steps, answers],
  );
  player.stopsAt = isOpen;
  const enter = useCallback(
    (step: number) => {
      player.enter(step);
      player.playing = !isOpen(player.step);
      look();
    },
    [player, isOpen, look],
  );
  // The URL contains the current step, so that the browser's back button returns to it.
  const entered = useRef<{ readonly player: LessonPlayer; readonly step: number } | null>(null);
  useEffect(() => {
    if (entered.current?.player === player && entered.current.step === wanted) return;
    entered.current = { player, step: wanted };
    enter(wanted);
  }, [player, wanted, enter]);
  const tell = (step: number) => {
    entered.current = { player, step };
    const query = new URLSearchParams(search);
    if (step === 0) query.delete('step');
    else query.set('step', String(step + 1));
    void navigate(`${pathname}?${query}`, { replace: true });
  };
  const go = (step: number) => {
    enter(step);
    tell(player.step);
  };
  const toggle = () => {
    if (player.over) player.enter(player.step);
    player.playing = !player.playing;
    look();
  };
  useKeys(({ key, control }) => {
    if (control) return false;
    const justBegun = player.time < player.span.starts + JUST_BEGUN;
    if (key === 'ArrowRight') go(player.step + 1);
    else if (key === 'ArrowLeft') go(justBegun ? player.step - 1 : player.step);
    else if (key === ' ') toggle();
    else return false;
    return true;
  });
  return {
    ...seen,
    played,
    player,
    answer: answers.get(seen.step) ?? UNANSWERED,
    open: isOpen(seen.step),
    loop,
    slow,
    setLoop,
    setSlow,
    setAnswer: (answer) => setAnswers(new Map(answers).set(seen.step, answer)),
    go,
    toggle,
    seek(time) {
      player.seek(time);
      player.playing = false;
      tell(player.step);
      look();
    },
    goOn() {
      if (steps[player.step]?.action === undefined && player.step < last) {
        go(player.step + 1);
        return;
      }
      player.act();
      look();
    },
    look,
  };
}
