import type { GameTypes, Problem, RedactedEntry, UndoBlock } from '#core';
import type { Fault } from './faults';
import type { PresentationSettings } from './presentation';
import type { SeatInfo } from './seats';

/**
 * Why nothing can be taken back now: the rule's reason, nobody at this device may (`absent`: no person, or under the
 * passTo), or the table shows the past.
 */
export type TakeBackBlock = UndoBlock | 'absent' | 'past';

/** A step of a long action's animation. */
export interface ShownStep {
  /** For the game's words. */
  readonly name: string;
  /** From 1. */
  readonly number: number;
  /** How many steps the action has, at least 2. */
  readonly count: number;
  /** The first of the action's facts that it tells, from 0, and the one after the last. */
  readonly from: number;
  readonly until: number;
}

/**
 * What the interface shows of a session. `actual` is what the rules know, `shown` where the table stands; they meet
 * when everything has been shown. Changes with actions and settings, never per frame.
 *
 * Views are those of whose hand may be seen now ({@link visibleHand}), or else a spectator's; they stay the same object
 * until that or the game changes.
 */
export interface SessionState<T extends GameTypes> {
  /** How many actions have been taken. */
  readonly actual: number;
  readonly view: T['View'];
  /** All actions taken, the oldest first; the same array until that changes. */
  readonly history: readonly RedactedEntry<T>[];
  /** The game has ended, whether that was shown or not. */
  readonly finished: boolean;
  /** How many actions have been shown to the end. */
  readonly shown: number;
  readonly shownView: T['View'];
  /** The seat that decides in `shownView`; null at the end of the game. */
  readonly shownDeciding: T['Seat'] | null;
  /** The actions shown to the end, the oldest first. */
  readonly entries: readonly RedactedEntry<T>[];
  /** The action on its way over the table. */
  readonly current: RedactedEntry<T> | null;
  /** The step of that action, if it has several. */
  readonly step: ShownStep | null;
  /** The seats in order of play. */
  readonly seats: readonly SeatInfo[];
  /** The seat that decides in `view`; null once the game is over. */
  readonly deciding: T['Seat'] | null;
  /** The person at the device: the one whose hand may be seen. Null when there is none yet. */
  readonly holder: T['Seat'] | null;
  /** The person the device is to be handed to; all hands are covered until they take it. */
  readonly passTo: T['Seat'] | null;
  /** What the person at the device alone may see is covered until they look; see `Session.uncover`. */
  readonly covered: boolean;
  /** The number of actions the viewer has gone back (or is stepping) to, or the game as it goes on. */
  readonly following: 'live' | number;
  /** The viewer went back, and the table has not caught up with the game yet. */
  readonly inPast: boolean;
  readonly playback: Playback;
  readonly settings: PresentationSettings;
  /** Seconds that the whole game takes to be shown at speed 1; null until it has been measured. */
  readonly seconds: number | null;
  /** Why the person at the device cannot take back the latest action; null if they can. */
  readonly undoBlock: TakeBackBlock | null;
  /** Why the latest action was refused; null after one that was not. */
  readonly error: Problem | null;
  /** Unread faults; the same array until they change. */
  readonly faults: readonly Fault[];
  /** The table shows the end of the game. */
  readonly over: boolean;
}

export interface Playback {
  /** False while paused. */
  readonly playing: boolean;
  /** 0.5 … 8. */
  readonly speed: number;
}

/** What decides whose hand may be seen. */
type Onlookers<T extends GameTypes> = Pick<
  SessionState<T>,
  'passTo' | 'covered' | 'finished' | 'inPast' | 'shownDeciding' | 'holder'
>;

/**
 * Whose hand may be drawn now. While the game runs: nobody's under the pass screen or without people, never that of
 * another person. In the past of a finished game hands are no secret, and it is that of the seat that decides there.
 */
export function visibleHand<T extends GameTypes>(state: Onlookers<T>): T['Seat'] | null {
  if (state.passTo !== null) return null;
  if (state.finished && state.inPast) return state.shownDeciding;
  return state.covered ? null : state.holder;
}

/** The person who may act now: at the device, hand uncovered, to decide, and not looking at the past. */
export function actingSeat<T extends GameTypes>(state: SessionState<T>): T['Seat'] | null {
  const { holder, passTo, deciding, inPast } = state;
  return passTo === null && !inPast && holder === deciding ? holder : null;
}

/** The table moves by itself from action to action: not paused, and not kept at a moment of the past. */
export function isRunning<T extends GameTypes>(state: SessionState<T>): boolean {
  return state.playback.playing && state.following === 'live';
}

/** Everything has been shown and the viewer is not in the past. */
export function isLive<T extends GameTypes>(state: SessionState<T>): boolean {
  return state.following === 'live' && state.shown === state.actual;
}
