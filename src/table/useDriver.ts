import { type RefObject, useEffect, useRef } from 'react';
import { describeProblem, type GameTypes } from '#core';
import { aimPoint } from '#director';
import { commits, pictureReady } from '#module';
import { installDriver } from '#session';
import type { StageHandle } from '#stage';
import { pageProblemWords } from '../page/problemWords';
import type { TableParts } from './game/parts';

export interface DriverParts {
  /** Returns what may be revealed of the position. */
  readonly position: () => unknown;
  readonly parts: TableParts;
  readonly stage: RefObject<StageHandle | null>;
  /** Resolves when the first frame is drawn. */
  readonly ready: Promise<void>;
  /** Call after every time step, before the frame is drawn, with its seconds. */
  readonly look: (seconds: number) => void;
}

/** Installs the test driver `window.kaiju` while the table is mounted. */
export function useDriver({ position, parts, stage, ready, look }: DriverParts): void {
  const { module, table, session } = parts;
  const looking = useRef(look);
  const known = useRef(position);
  useEffect(() => {
    looking.current = look;
    known.current = position;
  });
  useEffect(() => {
    const poses = session.pieces.buffer();
    return installDriver<GameTypes>(window, {
      session: () => session,
      position: () => known.current(),
      parseAction: (input) => module.rules.parseAction(input),
      // For programs, so English regardless of the page's language.
      describe: (problem) => describeProblem(problem, pageProblemWords('en', [module])),
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
        const point = aimPoint(table.placeOf(name, session.table, poses));
        return point === null ? null : (stage.current?.project(point) ?? null);
      },
      stats() {
        const figures = stage.current?.figures();
        const none = { calls: 0, triangles: 0, geometries: 0, textures: 0, frames: 0, jsMs: 0 };
        return { ...none, ...figures, commits: commits() };
      },
    });
  }, [module, table, session, stage, ready]);
}
