import type { RefObject } from 'react';
import { aimPoint } from '#director';
import type { StageHandle } from '#stage';
import { useWatchedDriver } from '../useWatchedDriver';
import type { GalleryGame, PlayedScene } from './game';
import type { SequencePlayer } from './player';

export interface SheetDriverParts {
  readonly game: Pick<GalleryGame, 'table' | 'presentation'>;
  readonly player: SequencePlayer;
  readonly scene: PlayedScene;
  readonly stage: RefObject<StageHandle | null>;
  /** Resolves when the first frame is drawn. */
  readonly ready: Promise<void>;
  /** Call after every time step, before the frame is drawn. */
  readonly look: () => void;
}

/** Installs the test driver `window.kaiju` on the animation gallery; `settle` goes to the end of the scene. */
export function useSheetDriver({ game, player, scene, stage, ready, look }: SheetDriverParts): void {
  useWatchedDriver(stage, ready, 'nobody plays on the event sheet', {
    look,
    tick: (seconds) => player.tick(seconds),
    seekEnd: () => player.seek(player.length),
    busy: () => player.busy,
    position: () => scene.opening,
    legal: () => [],
    pointOf(name) {
      const table = scene.tables[Math.min(scene.tables.length - 1, player.reel.takesBefore(player.time))]!;
      const poses = game.presentation.pieces(table).buffer();
      player.sample(poses);
      return aimPoint(game.table.placeOf(name, table, poses));
    },
  });
}
