import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** Long-press time, ms. */
const HOLD = 350;
/** Maximum movement of a long press, CSS pixels. */
const REST = 8;

/** Event handlers for something that can be long-pressed. */
export interface HoldHandle {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent<HTMLElement>): void;
  onPointerUp(event: PointerEvent<HTMLElement>): void;
  onPointerCancel(): void;
}

export interface LongPress<Thing> {
  /** The thing being long-pressed; null for none. */
  readonly held: Thing | null;
  readonly handle: (thing: Thing) => HoldHandle;
  /** Whether a click is just the end of a long press. */
  readonly endsHold: () => boolean;
}

/** Tracks long presses, the touch equivalent of hovering. Ignores the mouse. */
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
        // On a busy device the timer may fire before pointerup is handled.
        if (timeStamp - from.current.time < HOLD) ended.current = false;
        letGo();
      },
      onPointerCancel: letGo,
    }),
    endsHold: () => ended.current,
  };
}
