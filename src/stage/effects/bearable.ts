import type { EffectCue } from '#director';
import { named } from '../named';

/** Replaces flashing effects with calmer ones at high speeds, for photosensitive players. */
export class BearableEffects {
  private readonly replaced = new WeakMap<EffectCue, EffectCue>();

  /** @param calmer see the library of effects */
  constructor(private readonly calmer: Readonly<Record<string, string>>) {}

  /** The effect, or what is shown in its place; the same cue each time. @param speed 1 for the pace it was made for */
  at(cue: EffectCue, speed: number): EffectCue {
    const effect = named(this.calmer, cue.effect);
    if (speed <= 1 || effect === undefined) return cue;
    const known = this.replaced.get(cue) ?? { ...cue, effect };
    this.replaced.set(cue, known);
    return known;
  }
}
