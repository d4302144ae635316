import { type EffectCue, FLASHES } from '#director';

const calmer = new WeakMap<EffectCue, EffectCue>();

/**
 * The effect as it may be shown at a speed. Flashes are rare enough for the pace they were made for; shown faster they
 * would follow each other too fast for eyes that cannot bear it, so they are sparks there. The one that ends a power
 * plant comes once in a game and stays.
 * @param speed 1 for the pace it was made for
 */
export function bearable(cue: EffectCue, speed: number): EffectCue {
  if (speed <= 1 || cue.effect === 'meltdown' || !FLASHES.has(cue.effect)) return cue;
  const known = calmer.get(cue) ?? { ...cue, effect: 'sparks' };
  calmer.set(cue, known);
  return known;
}
