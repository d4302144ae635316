import type { Clip } from './clip';
import type { Piece } from './piece';
import type { Pose } from './pose';
import type { Rig } from './rig';
import { Sculpture } from './sculpture';

/** A miniature as designed. Ground is y = 0; the build lifts it onto the base. */
export interface Model {
  /** Name of the file without `.glb`, and of the command's argument. */
  readonly name: string;
  /** One-line description for the list of models. */
  readonly about: string;
  /** The skeleton in the design pose: symmetric, arms down, looking ahead. */
  readonly rig: () => Rig;
  /** How the figure stands; every body follows its bones there before it is melted and painted. */
  readonly stance: Pose;
  /** Sculpts the figure in the design pose. */
  readonly figure: (sculpture: Sculpture) => void;
  /** Sculpts the scenery on the base. */
  readonly scenery: (sculpture: Sculpture) => void;
  /** The part of the base that is tinted with the player's colour. */
  readonly ring: Piece;
  readonly clips: readonly Clip[];
  /** Total triangle budget; 11,000 if left out. */
  readonly triangles?: number;
  /** Side of the texture in pixels; 1024 if left out. */
  readonly resolution?: number;
}

/** Sculpts figure and scenery. */
export function sculpt(model: Model): readonly Sculpture[] {
  const rig = model.rig();
  const figure = new Sculpture(rig, model.stance);
  model.figure(figure);
  const scenery = new Sculpture(rig);
  model.scenery(scenery);
  return [figure, scenery];
}
