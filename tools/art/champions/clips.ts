import { bipedClips } from '../clips/biped';
import type { Temper } from '../clips/gestures';
import type { Clip } from '../kit/clip';
import type { Rig } from '../kit/rig';

/** Clips of champions on the map, made from those of monsters. */
const FROM: readonly (readonly [name: string, clip: string])[] = [
  ['idle', 'idle'],
  ['walk', 'walk'],
  ['attack', 'attack'],
  ['shoot', 'throw'],
  ['cast', 'victory'],
  ['hit', 'hit'],
  ['die', 'defeat'],
  ['roar', 'roar'],
];

/** The clips of a champion. */
export function championClips(rig: Rig, temper: Temper): Clip[] {
  const clips = bipedClips(rig, temper);
  return FROM.map(([name, clip]) => ({ ...clips.find((each) => each.name === clip)!, name }));
}
