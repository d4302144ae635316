import { type RefObject, useEffect, useRef } from 'react';
import { describeProblem, type GameTypes } from '#core';
import { commits, pictureReady } from '#module';
import { installDriver } from '#session';
import type { StageHandle } from '#stage';
import { problemWords } from '../problemWords';
import type { RunningGame } from '../start';
import type { TableParts } from './parts';

export interface DriverParts {
  readonly running: RunningGame;
  readonly parts: TableParts;
  readonly stage: RefObject<StageHandle | null>;
  /** Resolves when the first frame is drawn. */
  readonly ready: Promise<void>;
  /** To be called after every step of time, before the picture, with its seconds. */
  readonly look: (seconds: number) => void;
}

/** Puts `window.kaiju` on the page as long as the table is there. */
export function useDriver({ running, parts, stage, ready, look }: DriverParts): void {
  const { module, table, session } = parts;
  const looking = useRef(look);
  useEffect(() => {
    looking.current = look;
  });
  useEffect(() => {
    const { source } = running;
    const poses = session.pieces.buffer();
    return installDriver<GameTypes>(window, {
      session: () => session,
      position: () => source.positionAt(),
      parseAction: (input) => module.rules.parseAction(input),
      // Programs read it, in whatever language the page is.
      describe: (problem) => describeProblem(problem, problemWords('en', [module])),
      ready: () =>
        pictureReady(ready, () => {
          looking.current(0);
          stage.current?.draw(0);
        }),
      render(seconds) {
        looking.current(seconds);
        stage.current?.draw(seconds);
      },
      project(name) {
        session.director.sample(poses);
        const point = table.pointOf(name, session.table, poses);
        return point === null ? null : (stage.current?.project(point) ?? null);
      },
      stats() {
        const figures = stage.current?.figures();
        const none = { calls: 0, triangles: 0, geometries: 0, textures: 0, frames: 0, jsMs: 0 };
        return { ...none, ...figures, commits: commits() };
      },
    });
  }, [running, module, table, session, stage, ready]);
}
