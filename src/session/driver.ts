import { unstable_IdlePriority as IdlePriority, unstable_scheduleCallback as schedule } from 'scheduler';
import type { GameTypes, Problem, Result } from '#core';
import type { Session } from './session';

/** Figures of the last frame; `commits` and `frames` count from page load. */
export interface StageStats {
  readonly calls: number;
  readonly triangles: number;
  readonly geometries: number;
  readonly textures: number;
  readonly commits: number;
  readonly frames: number;
  /** Milliseconds of script in the last frame. */
  readonly jsMs: number;
}

/** The page's driver, `window.kaiju`: lets links, tests and tools play, inspect the table and advance time. */
export interface KaijuDriver {
  /** Resolves when every requested model has loaded and been drawn. */
  ready(): Promise<void>;
  /** Advances time, draws one frame and lets React settle. @param seconds 0 or more */
  advance(seconds: number): Promise<void>;
  /** Whether something is left to show or a bot is due to act. */
  busy(): boolean;
  /** The full position; for a match kept on a server, what this device may know of it. */
  position(): unknown;
  legal(): readonly unknown[];
  /** Acts for the seat that must decide. Rejects with the reason if refused. */
  act(action: unknown): Promise<void>;
  /** Advances time until no longer busy. Rejects if that never happens. */
  settle(): Promise<void>;
  /** Screen position of a place or piece, in CSS pixels; null if it is not there. */
  project(name: string): { readonly x: number; readonly y: number } | null;
  /** Shows the state after a number of actions. Rejects if there are fewer. */
  seek(count: number): Promise<void>;
  stats(): StageStats;
}

declare global {
  interface Window {
    kaiju?: KaijuDriver;
  }
}

export interface DriverDeps<T extends GameTypes> {
  /** The session currently on the table. */
  session(): Session<T, unknown>;
  position(): unknown;
  parseAction(input: unknown): Result<T['Action']>;
  /** Formats a problem on one line. */
  describe(problem: Problem): string;
  ready(): Promise<void>;
  /** Draws one frame after advancing the session's time. */
  render(seconds: number): void;
  project(name: string): { readonly x: number; readonly y: number } | null;
  stats(): StageStats;
}

/** More actions than any terminating game takes. */
const SETTLE_LIMIT = 10_000;

/** Installs the driver on the page. Returns the uninstall function. */
export function installDriver<T extends GameTypes>(
  target: { kaiju?: KaijuDriver },
  deps: DriverDeps<T>,
): () => void {
  function valueOrThrow<Value>(result: Result<Value>): Value {
    if (!result.ok) throw new Error(deps.describe(result.error));
    return result.value;
  }
  const draw = async (seconds: number) => {
    await letReactSettle();
    deps.render(seconds);
    await letReactSettle();
  };
  const advance = async (seconds: number) => {
    await deps.session().pass(seconds);
    await draw(seconds);
  };
  const driver: KaijuDriver = {
    ready: deps.ready,
    advance,
    busy: () => deps.session().busy(),
    position: deps.position,
    legal: () => deps.session().legal(),

    async act(action) {
      const parsed = valueOrThrow(deps.parseAction(action));
      valueOrThrow(await deps.session().command(parsed));
      await letReactSettle();
    },

    async settle() {
      let passed = 0;
      if (!deps.session().busy()) return;
      for (let step = 0; deps.session().busy(); step++) {
        const seconds = deps.session().untilNext;
        if (seconds === undefined) throw new Error('settle: the playback is paused');
        if (step >= SETTLE_LIMIT) throw new Error(`settle: still busy after ${step} actions`);
        await deps.session().pass(seconds);
        passed += seconds;
      }
      await draw(passed);
    },

    project: deps.project,

    async seek(count) {
      valueOrThrow(deps.session().seek(count));
      await advance(0);
    },

    stats: deps.stats,
  };
  target.kaiju = driver;
  return () => {
    if (target.kaiju === driver) delete target.kaiju;
  };
}

/** Waits for an idle task of React's scheduler, by which time all roots have committed their store updates. */
export function letReactSettle(): Promise<void> {
  return new Promise((resolve) => {
    schedule(IdlePriority, () => resolve());
  });
}
