import type { GameTypes, MatchEntry, Problem } from '#core';
import type { PresentationSettings } from './presentation';
import type { SeatInfo } from './seats';

/**
 * What the interface shows of a session. `actual` is what the rules know, `shown` where the table stands; they meet
 * when everything has been shown. Changes with actions and settings, never per frame.
 */
export interface SessionState<T extends GameTypes> {
  /** How many actions have been taken. */
  readonly actual: number;
  readonly position: T['Position'];
  /** How many actions have been shown to the end. */
  readonly shown: number;
  readonly shownPosition: T['Position'];
  /** The actions shown to the end, the oldest first. */
  readonly entries: readonly MatchEntry<T>[];
  /** The action on its way over the table. */
  readonly current: MatchEntry<T> | null;
  /** The seats in order of play. */
  readonly seats: readonly SeatInfo[];
  /** The seat that decides in `position`; null once the game is over. */
  readonly deciding: T['Seat'] | null;
  /** The person at the device: the one whose hand may be seen. Null when there is none yet. */
  readonly holder: T['Seat'] | null;
  /** The person the device is to be handed to; all hands are covered until they take it. */
  readonly curtain: T['Seat'] | null;
  /** The number of actions the viewer has gone back (or is stepping) to, or the game as it goes on. */
  readonly following: 'live' | number;
  readonly playback: Playback;
  readonly settings: PresentationSettings;
  /** Why the latest action was refused; null after one that was not. */
  readonly error: Problem | null;
  /** The table shows the end of the game. */
  readonly over: boolean;
}

export interface Playback {
  /** False while paused. */
  readonly playing: boolean;
  /** 0.5 … 8. */
  readonly speed: number;
}

/** Whose hand may be drawn now: nobody's under the curtain or without people, never that of another person. */
export function visibleHand<T extends GameTypes>(state: SessionState<T>): T['Seat'] | null {
  return state.curtain === null ? state.holder : null;
}

/** The person who may act now: at the device, hand uncovered, and to decide. */
export function actingSeat<T extends GameTypes>(state: SessionState<T>): T['Seat'] | null {
  const seat = visibleHand(state);
  return seat === state.deciding ? seat : null;
}

/** Everything has been shown and the viewer is not in the past. */
export function isLive<T extends GameTypes>(state: SessionState<T>): boolean {
  return state.following === 'live' && state.shown === state.actual;
}
