import type { GameTypes, Problem } from '#core';
import type { Fault } from './faults';
import type { PassAndPlay } from './passAndPlay';
import type { PlaybackController } from './playbackController';
import type { SeatInfo } from './seats';
import type { MatchSource } from './source';
import { type SessionState, type TakeBackBlock, visibleHand } from './state';

/** What a session's state is computed from. */
export interface SessionParts<T extends GameTypes, Table> {
  readonly source: MatchSource<T>;
  readonly viewer: PlaybackController<T, Table>;
  readonly handover: PassAndPlay;
  /** The seats in order of play. */
  readonly seats: readonly SeatInfo[];
  readonly error: Problem | null;
  readonly faults: readonly Fault[];
}

function undoBlock<T extends GameTypes, Table>({
  source,
  viewer,
  handover,
}: SessionParts<T, Table>): TakeBackBlock | null {
  const undoer = handover.undoer(source.entries.at(-1)?.seat);
  if (undoer === null || handover.passTo !== null) return 'absent';
  return viewer.inPast ? 'past' : source.undoBlock(undoer);
}

/** Computes what the interface shows of a session. Throws if the rules do. */
export function sessionState<T extends GameTypes, Table>(parts: SessionParts<T, Table>): SessionState<T> {
  const { source, viewer, seats, error, faults } = parts;
  const { holder, passTo, covered } = parts.handover;
  const { playhead, inPast, following, playback, settings } = viewer;
  const { shown, animating, rewinding, entries } = playhead;
  const deciding = source.seat ?? null;
  const finished = deciding === null;
  const shownDeciding = source.pendingAt(shown).at(-1)?.seat ?? null;
  const seenBy = visibleHand<T>({ holder, passTo, covered, inPast, finished, shownDeciding }) ?? 'spectator';
  return {
    actual: source.length,
    view: source.viewAt(source.length, seenBy),
    history: source.entries,
    finished,
    shown,
    shownView: source.viewAt(shown, seenBy),
    shownDeciding,
    entries,
    step: playhead.step,
    current: animating && !rewinding ? (source.entries[shown] ?? null) : null,
    seats,
    deciding,
    holder,
    passTo,
    covered,
    following,
    inPast,
    playback,
    settings,
    seconds: playhead.startOf(source.length) ?? null,
    undoBlock: undoBlock(parts),
    error,
    faults,
    over: shownDeciding === null,
  };
}
