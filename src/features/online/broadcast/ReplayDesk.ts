import type { GameTypes } from '#core';
import type { GameWords } from '#module';
import type { Session } from '#session';
import { MOMENT_KINDS } from '#ui';

/** Duration of the "replay" title before a replay, and of the pause after it, seconds. */
const LEAD = 0.6;
const TAIL = 1.2;
/** Playback speed of a replay. */
const SLOW = 0.55;
/** Maximum backlog of actions for which there is time for a replay. */
const MAX_BEHIND = 2;
/** Minimum rank of a moment worth replaying. */
const WORTH = MOMENT_KINDS.indexOf('combo');
/** Playback speed by backlog of actions; beyond the last entry the table jumps. */
const PACES = [
  { behind: 1, speed: 1 },
  { behind: 3, speed: 1.5 },
  { behind: 8, speed: 2.5 },
] as const;
const MAX_SPEED = 4;
const MAX_LEFT = 14;

type Phase = 'live' | 'lead' | 'play' | 'tail';

/**
 * Keeps a broadcast close to the live game and replays highlights: the greatest of a turn when the next one
 * begins, or what a caster requests.
 */
export class ReplayDesk {
  /** The current replay; null during the live game. */
  replaying: { readonly action: number; readonly label: string } | null = null;
  private phase: Phase = 'live';
  private left = 0;
  private backTo = 0;
  private judged = 0;
  private best: { readonly action: number; readonly worth: number } | null = null;
  private asked: number | null = null;

  constructor(
    private readonly session: Session<GameTypes>,
    private readonly words: () => GameWords,
    private readonly turnBegun: (events: readonly GameTypes['Event'][]) => string | null,
  ) {
    this.judged = session.store.getState().shown;
  }

  /** A caster requests the replay of an action. */
  ask(action: number): void {
    if (action < this.session.store.getState().actual) this.asked = action;
  }

  /** Advances session and replay. @param seconds elapsed time */
  pass(seconds: number): void {
    if (this.phase === 'live') this.live(seconds);
    else this.again(seconds);
  }

  /** Number of actions still to be shown. */
  get behind(): number {
    const { actual, shown } = this.session.store.getState();
    return actual - shown;
  }

  private live(seconds: number): void {
    const { session } = this;
    const { behind } = this;
    if (behind > MAX_LEFT) {
      session.seek(session.store.getState().actual - 1);
      session.resume();
    }
    this.goAt(PACES.find((pace) => behind <= pace.behind)?.speed ?? MAX_SPEED);
    session.tick(seconds);
    const due = this.judge();
    const action = this.asked ?? due;
    if (action !== null && !session.director.busy) this.begin(action);
  }

  /** Rates what was shown since the last call. @returns the action to replay now; null for none */
  private judge(): number | null {
    const { shown, history } = this.session.store.getState();
    if (shown < this.judged) this.judged = shown;
    let due: number | null = null;
    for (; this.judged < shown; this.judged++) {
      const { events } = history[this.judged]!;
      const moment = this.words().moment(events);
      const worth = moment === null || moment.kind === 'end' ? -1 : MOMENT_KINDS.indexOf(moment.kind);
      if (worth >= WORTH && worth >= (this.best?.worth ?? 0)) this.best = { action: this.judged, worth };
      if (this.turnBegun(events) === null || this.best === null) continue;
      if (this.behind <= MAX_BEHIND) due = this.best.action;
      this.best = null;
    }
    return due;
  }

  private begin(action: number): void {
    const { session } = this;
    const { shown, history } = session.store.getState();
    const entry = history[action];
    this.asked = null;
    if (entry === undefined) return;
    this.backTo = shown;
    this.phase = 'lead';
    this.left = LEAD;
    this.replaying = { action, label: this.words().moment(entry.events)?.label ?? '' };
    session.seek(action);
  }

  private goAt(speed: number): void {
    if (this.session.store.getState().playback.speed !== speed) this.session.setSpeed(speed);
  }

  private again(seconds: number): void {
    const { session } = this;
    this.left -= seconds;
    session.tick(seconds);
    if (this.phase === 'lead' && this.left <= 0) {
      this.phase = 'play';
      this.goAt(SLOW);
      void session.watch(this.replaying?.action ?? 0);
    } else if (this.phase === 'play' && !session.director.busy) {
      this.phase = 'tail';
      this.left = TAIL;
    } else if (this.phase === 'tail' && this.left <= 0) {
      this.phase = 'live';
      this.replaying = null;
      session.seek(Math.min(this.backTo, session.store.getState().actual));
      session.resume();
    }
  }
}
