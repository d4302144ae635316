import { useEffect, useRef } from 'react';
import type { GameTypes } from '#core';
import { actingSeat, isLive, type Session, useSession } from '#session';

/** How a device that is held in the hand says that it is its turn, in milliseconds. */
const PULSE = [70, 50, 70];

/** Whether the person at the device is to decide; a device that can be felt tells it when that begins. */
export function useYourTurn(session: Session<GameTypes>): boolean {
  const mine = useSession(session, (state) => actingSeat(state) !== null && isLive(state));
  const before = useRef(true);
  useEffect(() => {
    if (mine && !before.current) navigator.vibrate?.(PULSE);
    before.current = mine;
  }, [mine]);
  return mine;
}
