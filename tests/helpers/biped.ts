import { biped, type Rig } from '../../tools/art/kit/rig';

/** The bones of somebody upright, arms hanging, 0.8 to the top of the neck. */
export function somebody(): Rig {
  return biped({
    hips: [0, 0.4, 0],
    spine: [0, 0.5, 0],
    chest: [0, 0.6, 0],
    neck: [0, 0.7, 0],
    head: [0, 0.8, 0],
    jaw: [0, 0.8, 0.1],
    shoulder: [0.2, 0.7, 0],
    elbow: [0.2, 0.5, 0],
    wrist: [0.2, 0.3, 0],
    thigh: [0.1, 0.4, 0],
    knee: [0.1, 0.22, 0.04],
    ankle: [0.1, 0.05, 0],
  });
}
