import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { SILENCE } from '#audio';
import { type GameModule, useClock, usePageSounds } from '#module';
import type { LessonPlayer } from '../learn/LessonPlayer';
import type { Page } from '../page';

export interface LessonSoundProps {
  readonly page: Page;
  readonly module: GameModule;
  readonly player: LessonPlayer;
  /** Resolves when the first picture is drawn. */
  readonly ready: Promise<void>;
}

/** What is heard of a lesson: as on the table, and nothing of what is jumped over. */
export function LessonSound({ page, module, player, ready }: LessonSoundProps) {
  const clock = useStore(page.store, (state) => state.clock);
  const { soundtrack } = page.sound;
  usePageSounds(page.sound, module.sounds ?? SILENCE, ready);
  useEffect(() => player.onSound((cue) => soundtrack.hear(cue, player.speed)), [player, soundtrack]);
  const ticker = useMemo(
    () => ({
      tick(seconds: number) {
        const { reel, tables } = player.film;
        const table = tables[reel.momentAt(player.time).index];
        soundtrack.tick(seconds, module.tension(table), { strained: module.strain(table) });
      },
    }),
    [player, module, soundtrack],
  );
  useClock(ticker, clock, () => {});
  return null;
}
