import type { ReactNode } from 'react';
import type { Result } from '#core';
import type { PlannedGame } from './plan';
import type { GameServices } from './services';

export interface PageProps {
  /** Query of the URL. */
  readonly search: string;
  /**
   * Navigates to another path.
   * @param query replaces the query; if left out, only parameters that concern every page are kept
   */
  navigate(path: string, query?: string): void;
  /** Starts a game and opens its table; problems with the plan are shown in the lobby. */
  start(plan: PlannedGame): void;
}

/** A page of a game, loaded when it is visited. */
export interface PageRoute {
  /** Path, e.g. `/editor`. */
  readonly path: string;
  load(): Promise<(props: PageProps) => ReactNode>;
}

/**
 * Stores what a link carried and returns the path of the route that shows it. The value comes from outside and is not
 * yet validated. On failure, with the invalid field, nothing has changed.
 */
export type LinkHandler = (
  value: unknown,
  services: GameServices,
) => Result<string> | Promise<Result<string>>;
