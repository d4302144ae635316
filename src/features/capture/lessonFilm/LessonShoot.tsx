import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { SILENCE, type SoundSettings } from '#audio';
import { type Language, unwrap } from '#core';
import { useLanguage } from '#i18n';
import { type Lesson, type PlayedLesson, playLesson } from '#learning';
import { type GameModule, type GameTable, useFirstFrame } from '#module';
import { letReactSettle } from '#session';
import { modelsSettled, type StageHandle } from '#stage';
import { filmLesson, type LessonFilm } from '../../../table/lesson/film';
import { type HandsOf, heldAt } from '../../../table/lesson/held';
import { LessonPlayer } from '../../../table/lesson/LessonPlayer';
import { LessonStage } from '../../../table/lesson/LessonStage';
import { useLessonScene } from '../../../table/lesson/useLessonScene';
import { watchedLesson } from '../../../table/lesson/watched';
import { type FilmState, progressReporter } from '../film/FilmShoot';
import { mixFilm } from '../film/sound';
import '../offscreen/OffscreenTable.css';
import { makeProblem } from '../../../page/problems';
import type { LessonFilmOrder } from './order';
import type { Sheet, SheetWords } from './sheet';
import { lessonSheet, renderLessonFilm, STILL_TIME } from './shoot';

export interface LessonShootProps {
  readonly module: GameModule;
  readonly game: GameTable;
  readonly lesson: Lesson;
  readonly order: LessonFilmOrder;
  /** Volume of each kind of sound. */
  readonly loudness: SoundSettings;
  readonly label: string;
  readonly onState: (state: FilmState) => void;
}

/** Input for the texts of a lesson. */
interface LessonTexts extends HandsOf {
  readonly lesson: Lesson;
  readonly played: PlayedLesson;
  readonly language: Language;
}

/**
 * Texts and hands of a moment of a lesson.
 * @param step 0 for the first
 * @param done after the step's action
 */
function wordsOf(
  { module, game, lesson, played, language }: LessonTexts,
  step: number,
  done: boolean,
): SheetWords {
  const { title, steps } = lesson;
  const { say, after = say } = steps[step]!;
  return {
    hands: heldAt({ module, game }, played.positions, done ? step + 1 : step, language),
    title: title[language],
    count: `${step + 1}/${steps.length}`,
    caption: (done ? after : say)[language],
  };
}

/** All sounds of a lesson. */
function soundsOf({ reel, tables }: LessonFilm, module: GameModule) {
  const tableAt = (time: number) => tables[reel.momentAt(time).index];
  return {
    seconds: reel.duration,
    sounds: reel.sounds,
    tensionAt: (time: number) => module.tension(tableAt(time)),
    strainAt: (time: number) => module.strain(tableAt(time)),
  };
}

/** Renders a lesson on its own offscreen table; unmounting cancels it. */
export function LessonRenderer(props: LessonShootProps) {
  const { module, game, order } = props;
  const language = useLanguage();
  const stage = useRef<StageHandle>(null);
  const { ready, onReady } = useFirstFrame();
  const [made] = useState(() => {
    const lesson = watchedLesson(props.lesson);
    const played = unwrap(playLesson(module.rules, lesson));
    const player = new LessonPlayer(
      filmLesson(module, lesson.steps, played, { language, reducedMotion: false }),
    );
    const all = lesson.steps.flatMap((_, step) => [
      wordsOf({ module, game, lesson, played, language }, step, false),
      wordsOf({ module, game, lesson, played, language }, step, true),
    ]);
    return { lesson, played, player, sheet: lessonSheet(all, order.width, order.height) };
  });
  const { lesson, played, player, sheet } = made;
  const [{ step, part }, setMoment] = useState({ step: 0, part: player.part });
  const scene = useLessonScene({ module, game, player, steps: lesson.steps, step, part, asked: null });
  const { width, height } = sheet?.table ?? order;
  // Settings at the start of rendering.
  const begun = useRef({ ...props, ...made, language });
  const view = useRef('');
  useLayoutEffect(() => {
    view.current = typeof scene.camera === 'object' ? JSON.stringify(scene.camera) : scene.camera;
  }, [scene.camera]);
  useEffect(() => {
    const controller = new AbortController();
    void shoot({ ...begun.current, view, stage, setMoment }, ready, controller.signal);
    return () => controller.abort();
  }, [ready]);
  return createPortal(
    <div className="offscreen-table" style={{ width, height }} aria-hidden="true">
      <LessonStage
        module={module}
        game={game}
        positions={played.positions}
        player={player}
        {...scene}
        onPick={null}
        calm={false}
        mood={null}
        quality={order.quality}
        clock="manual"
        glides={order.format !== 'strip'}
        ratio={1}
        label={props.label}
        stage={stage}
        onReady={onReady}
      />
    </div>,
    document.body,
  );
}

interface Ordered extends LessonShootProps {
  readonly played: PlayedLesson;
  readonly player: LessonPlayer;
  readonly sheet: Sheet | null;
  readonly language: Language;
  /** Current view of the camera. */
  readonly view: { readonly current: string };
  readonly stage: { readonly current: StageHandle | null };
  readonly setMoment: (moment: Pick<LessonPlayer, 'step' | 'part'>) => void;
}

async function shoot(
  { module, game, lesson, played, player, sheet, order, loudness, language, onState, ...room }: Ordered,
  ready: Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const { view, stage, setMoment } = room;
  await ready;
  await modelsSettled();
  await letReactSettle();
  const silent = !order.sound || (order.format !== 'webm' && order.format !== 'mp4');
  const sounds = module.sounds ?? SILENCE;
  const track = silent
    ? null
    : await mixFilm(soundsOf(player.film, module), sounds, 1, loudness, { before: 0, after: STILL_TIME });
  const handle = stage.current;
  if (handle === null || signal.aborted) return;
  if (sheet === null) {
    onState({ step: 'failed', problem: makeProblem('', 'photo.noRoom', order) });
    return;
  }
  let shown = { step: -1, part: player.part };
  let seen = { view: view.current, before: view.current };
  const film = await renderLessonFilm(
    {
      player,
      canvas: handle.canvas,
      sheet,
      words: () => wordsOf({ module, game, lesson, played, language }, player.step, player.part === 'after'),
      turns: () => seen.view !== seen.before,
      async draw(seconds) {
        const { step, part } = player;
        if (step !== shown.step || part !== shown.part) {
          shown = { step, part };
          setMoment(shown);
          await letReactSettle();
          seen = { view: view.current, before: seen.view };
        }
        handle.draw(seconds);
      },
    },
    {
      ...order,
      track,
      signal,
      onPicture: progressReporter(onState),
    },
  );
  if (signal.aborted) return;
  onState(film.ok ? { step: 'done', film: film.value } : { step: 'failed', problem: film.error });
}
