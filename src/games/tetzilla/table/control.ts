import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type TurnControl, useRefusal } from '#module';
import { actingSeat, isLive, type Session, useSession } from '#session';
import type { Action, Box, Seat, TetzillaTypes, View } from '#tetzilla/rules';
import {
  actionOf,
  type Decision,
  decidedOn,
  decisionOf,
  headingText,
  mustPass,
  questionKey,
  type Refused,
  STAGE_CLAUSES,
  type Table,
  useTetMessages,
} from '#tetzilla/view';
import { type AutoPass, useAutoPass } from './autoPass';
import { holdTile, releaseTile } from './hold';
import { keysOf } from './keys';
import { consideredAt, picked } from './picking';

/** A decision in progress, tied to the actions before it. */
interface Begun {
  readonly after: readonly unknown[];
  readonly seat: Seat;
  readonly now: Decision;
}

/** Destination of a kaiju over several decisions of one turn. */
interface Heading {
  readonly seat: Seat;
  readonly turn: number;
  readonly box: Box;
}

/** What the player at the device is choosing. */
export interface TetControl extends TurnControl {
  /** Null while nobody at this device may act. */
  readonly decision: Decision | null;
  readonly view: View;
  /** Sets the decision. */
  readonly change: (next: Decision) => void;
  readonly play: (action: Action) => void;
  /** Takes a step towards a box and remembers the box; null forgets it. */
  readonly head: (box: Box | null) => void;
  /** The box under the pointer or focus. */
  readonly box: Box | null;
  readonly point: (box: Box | null) => void;
  readonly auto: AutoPass;
  /** The last refused input, if any. */
  readonly refused: Refused | null;
  readonly noteRefused: (refused: Refused) => void;
}

/** The choices of the player who may act now; reset after each action. */
export function useControl(session: Session<TetzillaTypes, Table>): TetControl {
  const seat = useSession(session, actingSeat) as Seat | null;
  const view = useSession(session, (state) => state.view);
  const history = useSession(session, (state) => state.history);
  const live = useSession(session, isLive);
  const words = useTetMessages();
  const [heading, setHeading] = useState<Heading | null>(null);
  const [begun, setBegun] = useState<Begun | null>(null);
  const [box, point] = useState<Box | null>(null);
  const released = useRef<TurnControl['hold']>(undefined);
  const fresh = useMemo(() => {
    if (seat === null) return null;
    const mine = heading !== null && heading.seat === seat && heading.turn === view.turn.number;
    return decisionOf(view, seat, session.legal(), mine ? heading.box : null);
  }, [session, seat, view, heading]);
  const goesOn = fresh !== null && begun !== null && begun.after === history && begun.seat === seat;
  const decision = goesOn ? begun.now : fresh;
  // A click can arrive before the previous change has rendered.
  const chosen = useRef(decision);
  useLayoutEffect(() => {
    chosen.current = decision;
  }, [decision]);
  const auto = useAutoPass(session, decision);
  const { refused, refuse } = useRefusal<Refused>(decision);
  const noteRefused = (asked: Refused) => {
    if (decision !== null && live) refuse(asked);
  };
  const change = (next: Decision) => {
    if (seat === null) return;
    chosen.current = next;
    setBegun({ after: history, seat, now: next });
  };
  const play = (action: Action) => {
    point(null);
    released.current =
      chosen.current?.kind === 'slide' && action.do === 'slide'
        ? releaseTile(session.pieces, session.table, chosen.current)
        : undefined;
    void session.act(action);
  };
  const head = (goal: Box | null) => {
    if (seat === null || decision?.kind !== 'move') return;
    setHeading(goal === null ? null : { seat, turn: view.turn.number, box: goal });
    const step = actionOf({ ...decision, goal });
    if (step !== null) play(step);
  };
  // A key held down or pressed twice must not act for the next player.
  const playAtRest = (action: Action) => {
    if (live) play(action);
  };
  const considered = consideredAt(decision, box);
  const shared = { decision, view, change, head, box, point, auto, refused, noteRefused };
  return {
    ...shared,
    play,
    acting: decision !== null,
    question: decision === null ? null : `${history.length} ${questionKey(decision)}`,
    // Marks are drawn by the overlay, on the leaning face.
    targets: NONE,
    pointed: null,
    pointAt: point,
    outcome: considered === null || !live ? null : (session.foresight?.of([considered]) ?? null),
    clause: decision === null ? null : STAGE_CLAUSES[decision.kind],
    explanation: live ? headingText(decision, box, words) : null,
    show(action) {
      const advised = action as Action | null;
      if (decision === null || advised === null) return point(null);
      if (advised.do === 'step') point(advised.to);
      else if (advised.do !== 'pass') change(decidedOn(decision, advised));
    },
    pick: (target) => picked(target, { decision: chosen.current, change, play, head }),
    keys:
      decision === null || mustPass(decision)
        ? passKeys(decision, playAtRest)
        : keysOf(decision, { change, head, play: playAtRest, noteRefused }),
    hold:
      decision?.kind === 'slide' && live
        ? holdTile(session.pieces, session.table, decision)
        : (poses) => released.current?.(poses),
  };
}

const NONE: TurnControl['targets'] = [];

/** For a player who cannot afford any step: Enter passes. */
const passKeys = (decision: Decision | null, play: (action: Action) => void): TurnControl['keys'] =>
  decision === null ? {} : { x: () => play({ do: 'pass' }) };
