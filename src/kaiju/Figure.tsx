import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Quality } from '#core';
import { canDraw, type Paint, pickQuality, rendererName, Turntable } from '#stage';
import './Figure.css';
import { registerKaijuModels } from './models';

registerKaijuModels();

/** Ring colour of a figure without a player. */
const NOBODYS_RING = '#e0a526';

const FULL_TURN = 2 * Math.PI;
/** A half profile shows more of a figure than its front. */
const FIRST_TURN = -0.42;
/** Radians per key press, and per pixel of a drag. */
const KEY_STEP = Math.PI / 12;
const DRAG_STEP = 0.011;

/** Radians per step of a slowly turning figure, and milliseconds between steps; a full turn takes fourteen seconds. */
const SLOW_STEP = FULL_TURN / 420;
const SLOW_PAUSE = 33;

const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -KEY_STEP, ArrowRight: KEY_STEP };

/** Texts about a figure, in the current language. */
export interface FigureWords {
  picture(figure: string): string;
  readonly turn: string;
  turned(degrees: number): string;
}

export interface FigureProps {
  /** A model key of the stage. */
  readonly model: string;
  readonly paint: Paint;
  readonly name: string;
  /** See {@link Turntable}. */
  readonly aside: number;
  readonly quality: Quality;
  /** Colour of the ring below it. Default: that of a figure without a player. */
  readonly ring?: string;
  /** It turns slowly until the user takes over. */
  readonly turns?: boolean;
  readonly words: FigureWords;
}

/** A figure on the turntable, turned by dragging or with the arrow keys. */
export function Figure(props: FigureProps) {
  const { model, paint, name, aside, quality, ring = NOBODYS_RING, turns = false, words } = props;
  const [turn, setTurn] = useState(FIRST_TURN);
  // Memoised, because a new spec would rebuild the figure on every keystroke in the name field.
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
      className="kaiju-figure"
      role="slider"
      tabIndex={0}
      aria-label={words.turn}
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={degrees}
      aria-valuetext={words.turned(degrees)}
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
      <Turntable spec={spec} turn={turn} aside={aside} quality={quality} label={words.picture(name)} />
    </div>
  );
}

const NO_PAINT: Paint = {};

export interface TurningFigureProps extends Pick<FigureProps, 'model' | 'name' | 'words'> {
  /** The player's colour, for the ring below it. */
  readonly colour: string;
  readonly paint?: Paint;
  /** Null: automatic. */
  readonly quality: Quality | null;
  /** It turns only by hand. */
  readonly still: boolean;
  /** Fallback if WebGL is not available. */
  readonly instead: ReactNode;
}

/** A miniature on its base that turns slowly, and by hand. */
export function TurningFigure(props: TurningFigureProps) {
  const { model, paint = NO_PAINT, colour, name, words, quality, still, instead } = props;
  if (!canDraw()) return instead;
  return (
    <Figure
      model={model}
      paint={paint}
      ring={colour}
      name={name}
      words={words}
      aside={0}
      quality={quality ?? pickQuality(rendererName())}
      turns={!still}
    />
  );
}
