import { useEffect, useMemo } from 'react';
import { SILENCE } from '#audio';
import { type GameModule, useClock, usePageClock, usePageSounds, usePreferences } from '#module';
import { usePageSound } from '../../page/services';
import { SoundCaptions } from '../sound/SoundCaptions';
import { useSoundCaptions } from '../sound/useSoundCaptions';
import type { LessonPlayer } from './LessonPlayer';

export interface LessonSoundProps {
  readonly module: GameModule;
  readonly player: LessonPlayer;
  /** Resolves when the first frame is drawn. */
  readonly ready: Promise<void>;
}

/** Sound and captions of a lesson, as on the table; skipped parts are silent. */
export function LessonSound({ module, player, ready }: LessonSoundProps) {
  const sound = usePageSound();
  const { mode: clock } = usePageClock();
  const { language, soundCaptions } = usePreferences();
  const { soundtrack } = sound;
  const words = useMemo(() => module.words(language), [module, language]);
  const { lines, pass } = useSoundCaptions(soundtrack, soundCaptions, words);
  usePageSounds(sound, module.sounds ?? SILENCE, ready);
  useEffect(() => player.onSound((cue) => soundtrack.play(cue, player.speed)), [player, soundtrack]);
  const ticker = useMemo(
    () => ({
      tick(seconds: number) {
        const { reel, tables } = player.film;
        const table = tables[reel.momentAt(player.time).index];
        soundtrack.tick(seconds, module.tension(table), { strained: module.strain(table) });
        pass(seconds);
      },
    }),
    [player, module, soundtrack, pass],
  );
  useClock(ticker, clock, () => {});
  return lines.length > 0 && <SoundCaptions lines={lines} />;
}
