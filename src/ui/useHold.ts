import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** Milliseconds after which a finger that rests is holding. */
const HOLD = 350;
/** A finger that went farther than this, in CSS pixels, does not rest. */
const REST = 8;

/** What a thing that can be held listens to. */
export interface HoldHandle {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(event: PointerEvent<HTMLElement>): void;
  onPointerCancel(): void;
}

export interface LongPress<Thing> {
  /** What a finger rests on; null for nothing. */
  readonly held: Thing | null;
  readonly handle: (thing: Thing) => HoldHandle;
  /** Whether a click is only the end of holding. */
  readonly endsHold: () => boolean;
}

/** Tells on what a finger rests, for those who cannot hover. A mouse holds nothing. */
export function useHold<Thing>(): LongPress<Thing> {
  const [held, setHeld] = useState<Thing | null>(null);
  const from = useRef({ x: 0, y: 0, time: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ended = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const letGo = () => {
    clearTimeout(timer.current);
    setHeld(null);
  };
  return {
    held,
    handle: (thing) => ({
      onPointerDown({ pointerType, isPrimary, clientX, clientY, timeStamp }) {
        ended.current = false;
        if (pointerType === 'mouse' || !isPrimary) return;
        from.current = { x: clientX, y: clientY, time: timeStamp };
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          ended.current = true;
          setHeld(thing);
        }, HOLD);
      },
      onPointerMove({ clientX, clientY }) {
        if (Math.hypot(clientX - from.current.x, clientY - from.current.y) >= REST) letGo();
      },
      onPointerUp({ timeStamp }) {
        // On a busy device the timer may run out before it is told that the finger has left.
        if (timeStamp - from.current.time < HOLD) ended.current = false;
        letGo();
      },
      onPointerCancel: letGo,
    }),
    endsHold: () => ended.current,
  };
}
