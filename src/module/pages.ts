import type { ReactNode } from 'react';
import type { Result } from '#core';
import type { PlannedGame } from './plan';
import type { GameServices } from './services';

export interface PageProps {
  /** The query of the address. */
  readonly search: string;
  /**
   * Goes to another path of the program.
   * @param query replaces what the address asks for; without it, only what concerns every page stays
   */
  navigate(path: string, query?: string): void;
  /** Starts a game and opens its table; errors of the plan are shown in the lobby. */
  start(plan: PlannedGame): void;
}

/** A page of a game's own, loaded when it is visited. */
export interface PageRoute {
  /** Where it is, e.g. `/editor`. */
  readonly path: string;
  load(): Promise<(props: PageProps) => ReactNode>;
}

/**
 * Takes what a link carried, and returns the path of the route that shows it. The value comes from outside and is not
 * yet validated. Fails with the field at fault; then nothing has changed.
 */
export type LinkHandler = (
  value: unknown,
  services: GameServices,
) => Result<string> | Promise<Result<string>>;
