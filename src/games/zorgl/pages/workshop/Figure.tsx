import { useEffect, useMemo, useRef, useState } from 'react';
import type { Quality } from '#core';
import { registerKaijuModels } from '#kaiju';
import { type Paint, Turntable } from '#stage';
import { useZorglMessages } from '#zorgl/view';

registerKaijuModels();

/** The ring of a figure that no player has yet. */
const NOBODYS_RING = '#e0a526';

const FULL_TURN = 2 * Math.PI;
/** Half a profile shows more of a figure than its front. */
const FIRST_TURN = -0.42;
/** Radians for a key, and for a pixel of a drag. */
const KEY_STEP = Math.PI / 12;
const DRAG_STEP = 0.011;

/** Radians of a step of a figure that turns by itself, and milliseconds between two: once round in fourteen seconds. */
const SLOW_STEP = FULL_TURN / 420;
const SLOW_PAUSE = 33;

const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -KEY_STEP, ArrowRight: KEY_STEP };

export interface FigureProps {
  /** A key of the stage's models. */
  readonly model: string;
  readonly paint: Paint;
  readonly name: string;
  /** See {@link Turntable}. */
  readonly aside: number;
  readonly quality: Quality;
  /** The colour of the ring below it; that of nobody where left out. */
  readonly ring?: string;
  /** It turns slowly until somebody takes it in hand. */
  readonly turns?: boolean;
}

/** A figure on the turntable, turned by dragging it or with the arrow keys. */
export function Figure(props: FigureProps) {
  const { model, paint, name, aside, quality, ring = NOBODYS_RING, turns = false } = props;
  const { workshop } = useZorglMessages();
  const [turn, setTurn] = useState(FIRST_TURN);
  // A spec of its own would be built anew with every letter of the name.
  const spec = useMemo(() => ({ id: 'figure', model, tint: ring, paint }), [model, ring, paint]);
  const held = useRef<number | null>(null);
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (!turns || touched) return undefined;
    const timer = setInterval(() => setTurn((before) => before + SLOW_STEP), SLOW_PAUSE);
    return () => clearInterval(timer);
  }, [turns, touched]);
  const degrees = Math.round(((((turn % FULL_TURN) + FULL_TURN) % FULL_TURN) * 360) / FULL_TURN) % 360;
  return (
    <div
      className="workshop-figure"
      role="slider"
      tabIndex={0}
      aria-label={workshop.turn}
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={degrees}
      aria-valuetext={workshop.turned(degrees)}
      onKeyDown={(event) => {
        const step = KEYS[event.key];
        if (step === undefined) return;
        event.preventDefault();
        setTouched(true);
        setTurn((before) => before + step);
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = event.clientX;
        setTouched(true);
      }}
      onPointerMove={(event) => {
        const { current: from } = held;
        if (from === null) return;
        held.current = event.clientX;
        setTurn((before) => before + (event.clientX - from) * DRAG_STEP);
      }}
      onPointerUp={() => {
        held.current = null;
      }}
      onPointerCancel={() => {
        held.current = null;
      }}
    >
      <Turntable spec={spec} turn={turn} aside={aside} quality={quality} label={workshop.picture(name)} />
    </div>
  );
}
