import { type RefObject, useEffect, useRef } from 'react';
import { type KaijuDriver, letReactSettle } from '#session';
import type { StageHandle } from '#stage';
import { putDriver, watchedDriver } from '../watchedDriver';
import type { PlayedScene, SheetGame } from './game';
import type { ReelPlayer } from './player';

export interface SheetDriverParts {
  readonly game: Pick<SheetGame, 'pointOf' | 'presentation'>;
  readonly player: ReelPlayer;
  readonly scene: PlayedScene;
  readonly stage: RefObject<StageHandle | null>;
  /** Resolves when the first frame is drawn. */
  readonly ready: Promise<void>;
  /** To be called after every step of time, before the picture. */
  readonly look: () => void;
}

/** Puts `window.kaiju` on the page of the event sheet; `settle` goes to the end of the scene. */
export function useSheetDriver({ game, player, scene, stage, ready, look }: SheetDriverParts): void {
  const latest = useRef({ player, scene, look });
  useEffect(() => {
    latest.current = { player, scene, look };
  });
  useEffect(() => {
    const draw = async (seconds: number) => {
      latest.current.look();
      await letReactSettle();
      stage.current?.draw(seconds);
      await letReactSettle();
    };
    const driver: KaijuDriver = {
      ...watchedDriver(stage, ready, 'nobody plays on the event sheet'),
      async advance(seconds) {
        latest.current.player.tick(seconds);
        await draw(seconds);
      },
      busy: () => latest.current.player.busy,
      position: () => latest.current.scene.opening,
      legal: () => [],
      async settle() {
        const now = latest.current.player;
        now.seek(now.length);
        await draw(0);
      },
      project(name) {
        const { player: now, scene: shown } = latest.current;
        const table = shown.tables[Math.min(shown.tables.length - 1, now.reel.takesBefore(now.time))]!;
        const poses = game.presentation.pieces(table).buffer();
        now.sample(poses);
        const point = game.pointOf(name, table, poses);
        return point === null ? null : (stage.current?.project(point) ?? null);
      },
    };
    return putDriver(driver);
  }, [game, stage, ready]);
}
