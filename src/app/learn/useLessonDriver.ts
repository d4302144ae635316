import { type RefObject, useEffect, useRef } from 'react';
import type { GameTypes } from '#core';
import { type GameModule, type GameTable, putDriver, watchedDriver } from '#module';
import { type KaijuDriver, letReactSettle } from '#session';
import type { StageHandle } from '#stage';
import type { LessonPlayer } from './LessonPlayer';

export interface LessonDriverParts {
  readonly module: GameModule;
  readonly game: GameTable;
  readonly player: LessonPlayer;
  /** The positions before the first step and after each. */
  readonly positions: readonly GameTypes['Position'][];
  readonly stage: RefObject<StageHandle | null>;
  /** Resolves when the first frame is drawn. */
  readonly ready: Promise<void>;
  /** To be called after every step of time, before the picture. */
  readonly look: () => void;
}

/** The table that a lesson shows at the moment is the one before or after its step. */
export const shownIndex = ({ step, part }: LessonPlayer): number => (part === 'after' ? step + 1 : step);

/** Puts `window.kaiju` on the page of a lesson; `settle` goes to the end of the step. */
export function useLessonDriver(parts: LessonDriverParts): void {
  const { stage, ready } = parts;
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  useEffect(() => {
    const draw = async (seconds: number) => {
      latest.current.look();
      await letReactSettle();
      stage.current?.draw(seconds);
      await letReactSettle();
    };
    const shown = () => latest.current.positions[shownIndex(latest.current.player)];
    const driver: KaijuDriver = {
      ...watchedDriver(stage, ready, 'nobody plays in a lesson'),
      async advance(seconds) {
        latest.current.player.tick(seconds);
        await draw(seconds);
      },
      busy: () => latest.current.player.busy(),
      position: shown,
      legal: () => latest.current.module.rules.legal(shown()),
      async settle() {
        const { player } = latest.current;
        player.seekEnd();
        await draw(0);
      },
      project(name) {
        const { module, game, player } = latest.current;
        const table = player.film.between[shownIndex(player)];
        const poses = module.presentation.pieces(table).buffer();
        player.sample(poses);
        const point = game.pointOf(name, table, poses);
        return point === null ? null : (stage.current?.project(point) ?? null);
      },
    };
    return putDriver(driver);
  }, [stage, ready]);
}
