import { useEffect, useRef } from 'react';
import type { GameTypes } from '#core';
import { actingSeat, isLive, type Session, useSession } from '#session';

/** Vibration pattern at the start of your turn, ms. */
const PULSE = [70, 50, 70];

/** Whether the person at this device must decide; vibrates when that begins. */
export function useYourTurn(session: Session<GameTypes>): boolean {
  const mine = useSession(session, (state) => actingSeat(state) !== null && isLive(state));
  const before = useRef(true);
  useEffect(() => {
    if (mine && !before.current) navigator.vibrate?.(PULSE);
    before.current = mine;
  }, [mine]);
  return mine;
}
