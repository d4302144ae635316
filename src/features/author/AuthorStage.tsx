import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useLanguage, useMessages } from '#i18n';
import type { LessonMark, PlayedLesson } from '#learning';
import type { GameModule, GameTable } from '#module';
import { usePreferences } from '#module';
import type { CameraRigHandle, StageHandle } from '#stage';
import { useSuitableQuality } from '../../page/useSuitableQuality';
import { filmLesson } from '../../table/lesson/film';
import { focusOf } from '../../table/lesson/focus';
import { LessonPicture } from '../../table/lesson/LessonPicture';
import { LessonPlayer } from '../../table/lesson/LessonPlayer';
import { drawnMarks, placesOf, questionMarks } from '../../table/marks/marks';
import type { DraftStep } from './draft';
import type { PickTime } from './usePicking';

export interface AuthorStageProps {
  readonly module: GameModule;
  readonly game: GameTable;
  readonly played: PlayedLesson;
  readonly steps: readonly DraftStep[];
  /** The edited step, and whether the table is shown before or after it. */
  readonly index: number;
  readonly moment: PickTime;
  readonly marks: readonly LessonMark[];
  /** The question whose answers replace the marks. */
  readonly offered: DraftStep['question'];
  readonly rig: RefObject<CameraRigHandle | null>;
  readonly onPlace: (place: string) => void;
}

const BLANK = { en: '', fr: '' };

/** The static table of the edited step; all its places are clickable. */
export function AuthorStage(props: AuthorStageProps) {
  const { module, game, played, steps, index, moment, marks, offered } = props;
  const { author } = useMessages();
  const language = useLanguage();
  const { reducedMotion } = usePreferences();
  const quality = useSuitableQuality();
  const stage = useRef<StageHandle>(null);
  const player = useMemo(() => {
    const silent = played.events.map(() => ({ say: BLANK }));
    return new LessonPlayer(filmLesson(module, silent, played, { language, reducedMotion }));
  }, [module, played, language, reducedMotion]);
  const { positions } = played;
  player.playing = false;
  player.enter(index);
  if (moment === 'after') player.seekEnd();
  const drawn = useMemo(() => {
    const table = player.film.between[moment === 'after' ? index + 1 : index];
    const poses = module.presentation.pieces(table).buffer();
    player.sample(poses);
    const places = placesOf(game, table, poses);
    return {
      marks:
        offered === undefined
          ? drawnMarks(marks, places)
          : questionMarks(
              { among: offered.among, right: offered.right, ask: BLANK, because: BLANK },
              { chosen: new Set(offered.right), given: false },
              places,
            ),
    };
  }, [player, module, game, index, moment, marks, offered]);
  const focus = useMemo(() => focusOf(game, module, player, steps), [game, module, player, steps]);
  useEffect(() => {
    // Redraws when any of these change.
    void [drawn, moment, index];
    stage.current?.invalidate();
  }, [drawn, moment, index]);
  return (
    <LessonPicture
      module={module}
      game={game}
      positions={positions}
      player={player}
      marks={drawn.marks}
      ghosts={[]}
      camera={steps[index]?.camera ?? 'whole'}
      focus={focus}
      onPlace={props.onPlace}
      rig={props.rig}
      quality={quality}
      label={author.page}
      stage={stage}
      look={() => stage.current?.invalidate()}
    />
  );
}
