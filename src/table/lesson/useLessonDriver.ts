import type { RefObject } from 'react';
import type { GameTypes } from '#core';
import { aimPoint } from '#director';
import { type GameModule, type GameTable, useWatchedDriver } from '#module';
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
  /** Call after every time step, before the frame is drawn. */
  readonly look: () => void;
  /** Called with the elapsed seconds; left out if only the player needs them. */
  readonly pass?: (seconds: number) => void;
}

/** Index of the shown table: that before or after the step. */
export const shownIndex = ({ step, part }: LessonPlayer): number => (part === 'after' ? step + 1 : step);

/** Installs the test driver `window.kaiju` on a lesson page; `settle` goes to the end of the step. */
export function useLessonDriver(parts: LessonDriverParts): void {
  const { module, game, player, positions, stage, ready, look } = parts;
  const shown = () => positions[shownIndex(player)];
  useWatchedDriver(stage, ready, 'nobody plays in a lesson', {
    look,
    tick(seconds) {
      player.tick(seconds);
      parts.pass?.(seconds);
    },
    seekEnd: () => player.seekEnd(),
    busy: () => player.busy(),
    position: shown,
    legal: () => module.rules.legal(shown()),
    pointOf(name) {
      const table = player.film.between[shownIndex(player)];
      const poses = module.presentation.pieces(table).buffer();
      player.sample(poses);
      return aimPoint(game.placeOf(name, table, poses));
    },
  });
}
