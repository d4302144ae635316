import type { EffectCue } from '#director';
import { named } from '../named';

/** Replaces flashing effects with calmer ones at high speeds, for photosensitive players. */
export class BearableEffects {
  private readonly replaced = new WeakMap<EffectCue, EffectCue>();

  /** @param calmer see the library of effects */
  constructor(private readonly calmer: Readonly<Record<string, string>>) {}

  /** The effect, or its replacement; always the same object for a cue. @param speed 1 is the speed it was designed for */
  at(cue: EffectCue, speed: number): EffectCue {
    const effect = named(this.calmer, cue.effect);
    if (speed <= 1 || effect === undefined) return cue;
    const known = this.replaced.get(cue) ?? { ...cue, effect };
    this.replaced.set(cue, known);
    return known;
  }
}
