import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { aimPoint, type CameraView } from '#director';
import { useClock, useWatchedDriver } from '#module';
import type { Broadcast } from '#net';
import type { StageHandle } from '#stage';
import type { Clock } from '#storage';
import type { TableParts } from '../../../table/game/parts';
import { type ShownCaption, useCaption } from '../../../table/useCaption';
import type { DirectedCamera } from './directedCamera';
import type { AskedReplay } from './feed';
import { ReplayDesk } from './ReplayDesk';
import { useDirectedCamera } from './useDirectedCamera';
import type { Framing } from './useFraming';

export interface BroadcastShow {
  readonly camera: Pick<DirectedCamera<unknown>, 'now' | 'shake'>;
  readonly caption: ShownCaption | null;
  /** The current replay; null during the live game. */
  readonly replaying: ReplayDesk['replaying'];
  /** Subscribes to each step of time, before its frame. Returns a cancel function. */
  readonly onFrame: (listener: () => void) => () => void;
}

export interface BroadcastShowParts {
  readonly parts: TableParts;
  readonly framing: Framing;
  readonly clock: Clock;
  readonly stage: RefObject<StageHandle | null>;
  readonly ready: Promise<void>;
  readonly style: Broadcast['camera'];
  readonly held: CameraView | null;
  readonly asked: AskedReplay | null;
}

/** Drives a broadcast, even in a hidden window: game, replays, captions, camera. */
export function useBroadcastShow({
  parts,
  framing,
  clock,
  stage,
  ready,
  style,
  held,
  asked,
}: BroadcastShowParts): BroadcastShow {
  const { session, module, table } = parts;
  const words = useRef(parts.words);
  words.current = parts.words;
  const [desk] = useState(
    () =>
      new ReplayDesk(
        session,
        () => words.current,
        (events) => module.turnBegun(events),
      ),
  );
  const [replaying, setReplaying] = useState<ReplayDesk['replaying']>(null);
  const { caption, look: lookAtCaption } = useCaption(session);
  const camera = useDirectedCamera(parts, framing, style, held);
  const listeners = useRef(new Set<() => void>());
  const number = asked?.number;
  const action = asked?.action;
  useEffect(() => {
    if (number !== undefined && action !== undefined) desk.ask(action);
  }, [desk, number, action]);
  const pass = (seconds: number) => {
    desk.pass(seconds);
    setReplaying(desk.replaying);
    camera.pass(seconds);
  };
  const look = () => {
    lookAtCaption();
    for (const listener of listeners.current) listener();
    stage.current?.invalidate();
  };
  const ticker = useMemo(() => ({ tick: (_seconds: number) => {} }), []);
  useClock(
    ticker,
    clock,
    (seconds) => {
      pass(seconds);
      look();
    },
    'play',
  );
  useWatchedDriver(stage, ready, 'nobody plays at a broadcast', {
    look,
    tick: pass,
    seekEnd: () => void session.seek(session.store.getState().actual),
    busy: () => session.busy(),
    position: () => session.openViewAt(session.store.getState().shown),
    legal: () => [],
    pointOf(name) {
      const poses = session.pieces.buffer();
      session.director.sample(poses);
      return aimPoint(table.placeOf(name, session.table, poses));
    },
  });
  const onFrame = useCallback((listener: () => void) => {
    listeners.current.add(listener);
    return () => {
      listeners.current.delete(listener);
    };
  }, []);
  return { camera, caption, replaying, onFrame };
}
