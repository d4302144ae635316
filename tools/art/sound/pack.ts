import { SPRITES, type SpriteName, wantedOf } from './catalogue';
import { RATE, type Signal, samples, secondsOf } from './kit/signal';
import { mastered } from './master';

/** Silence before the first sound of a file and after each one, since compression smears; seconds. */
export const GAP = 0.1;
/** Silence around a sound that is played with it, so that nothing smeared is cut off; seconds. */
export const MARGIN = 0.008;

/** Position of a sound in its file, seconds. */
export type Place = readonly [offset: number, duration: number];

export interface Sprite {
  readonly channel: Signal;
  /** The variations of each sound by its key. */
  readonly takes: Readonly<Record<string, readonly Place[]>>;
}

/** Six decimals are more precise than a sample. */
export const exact = (seconds: number) => Math.round(seconds * 1e6) / 1e6;

/** Renders the sounds of one file in sequence. @param tell called with each key */
export function renderSprite(name: SpriteName, tell: (key: string) => void): Sprite {
  const parts: Signal[] = [];
  const takes: Record<string, Place[]> = {};
  let at = samples(GAP);
  for (const { key, takes: count, render } of SPRITES[name]) {
    tell(key);
    takes[key] = Array.from({ length: count }, (_, take): Place => {
      const signal = mastered(render(take), wantedOf(key));
      const place: Place = [exact(at / RATE - MARGIN), exact(secondsOf(signal) + 2 * MARGIN)];
      parts.push(signal);
      at += signal.length + samples(GAP);
      return place;
    });
  }
  const whole: Signal = new Float32Array(at);
  let offset = samples(GAP);
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length + samples(GAP);
  }
  return { channel: whole, takes };
}
