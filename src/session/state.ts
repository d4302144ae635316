import type { GameTypes, Problem, RedactedEntry, UndoBlock } from '#core';
import type { Fault } from './faults';
import type { PresentationSettings } from './presentation';
import type { SeatInfo } from './seats';

/**
 * Why nothing can be undone now: the reason the rules give, nobody on this device may (`absent`: no person, or behind the
 * pass screen), or the table shows the past.
 */
export type TakeBackBlock = UndoBlock | 'absent' | 'past';

/** A step of a long action's animation. */
export interface ShownStep {
  /** The game's key for its label. */
  readonly name: string;
  /** Counts from 1. */
  readonly number: number;
  /** Number of steps of the action, at least 2. */
  readonly count: number;
  /** Index range of the events it shows: the first, from 0, and the one after the last. */
  readonly from: number;
  readonly until: number;
}

/**
 * What the interface shows of a session. `actual` is how far the rules are, `shown` how far the table is; they meet when
 * everything has been shown. Changes with actions and settings, never per frame.
 *
 * Views are those of the person whose hand may be seen now ({@link visibleHand}), otherwise a spectator's; each stays the
 * same object until that person or the game changes.
 */
export interface SessionState<T extends GameTypes> {
  /** How many actions have been taken. */
  readonly actual: number;
  readonly view: T['View'];
  /** All actions taken, the oldest first; the same array until that changes. */
  readonly history: readonly RedactedEntry<T>[];
  /** Whether the game has ended, shown or not. */
  readonly finished: boolean;
  /** Number of actions fully shown. */
  readonly shown: number;
  readonly shownView: T['View'];
  /** The seat that decides in `shownView`; null at the end of the game. */
  readonly shownDeciding: T['Seat'] | null;
  /** The actions fully shown, oldest first. */
  readonly entries: readonly RedactedEntry<T>[];
  /** The action being shown. */
  readonly current: RedactedEntry<T> | null;
  /** The current step of that action, if it has several. */
  readonly step: ShownStep | null;
  /** The seats in order of play. */
  readonly seats: readonly SeatInfo[];
  /** The seat that decides in `view`; null once the game is over. */
  readonly deciding: T['Seat'] | null;
  /** The person holding the device, whose hand may be seen; null if there is none yet. */
  readonly holder: T['Seat'] | null;
  /** The person to hand the device to; all hands are covered until they take it. */
  readonly passTo: T['Seat'] | null;
  /** Whether the holder's secrets are covered until they look; see `Session.uncover`. */
  readonly covered: boolean;
  /** The number of actions the viewer has gone back (or is stepping) to, or `live`. */
  readonly following: 'live' | number;
  /** Whether the viewer has gone back and the table has not caught up with the game yet. */
  readonly inPast: boolean;
  readonly playback: Playback;
  readonly settings: PresentationSettings;
  /** Duration of the whole game's animation in seconds at speed 1; null until measured. */
  readonly seconds: number | null;
  /** Why the person at the device cannot undo the latest action; null if they can. */
  readonly undoBlock: TakeBackBlock | null;
  /** Why the latest action was refused; null if it was not. */
  readonly error: Problem | null;
  /** Unread faults; the same array until it changes. */
  readonly faults: readonly Fault[];
  /** Whether the table shows the end of the game. */
  readonly over: boolean;
}

export interface Playback {
  /** False while paused. */
  readonly playing: boolean;
  /** 0.5 … 8. */
  readonly speed: number;
}

/** What determines whose hand may be seen. */
type Onlookers<T extends GameTypes> = Pick<
  SessionState<T>,
  'passTo' | 'covered' | 'finished' | 'inPast' | 'shownDeciding' | 'holder'
>;

/**
 * The seat whose hand may be drawn now. During the game, only the holder's: nobody's behind the pass screen or without
 * people. Hands of a finished game are no secret, so its replay shows the hand of the seat that decides.
 */
export function visibleHand<T extends GameTypes>(state: Onlookers<T>): T['Seat'] | null {
  if (state.passTo !== null) return null;
  if (state.finished && state.inPast) return state.shownDeciding;
  return state.covered ? null : state.holder;
}

/**
 * The person who may act now: they hold the device, their hand is uncovered, it is their decision, and the table is live.
 */
export function actingSeat<T extends GameTypes>(state: SessionState<T>): T['Seat'] | null {
  const { holder, passTo, deciding, inPast } = state;
  return passTo === null && !inPast && holder === deciding ? holder : null;
}

/** Whether the table moves on by itself: not paused, and not stopped in the past. */
export function isRunning<T extends GameTypes>(state: SessionState<T>): boolean {
  return state.playback.playing && state.following === 'live';
}

/** Whether everything has been shown and the viewer is not in the past. */
export function isLive<T extends GameTypes>(state: SessionState<T>): boolean {
  return state.following === 'live' && state.shown === state.actual;
}
