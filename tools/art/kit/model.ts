import type { Clip } from './clip';
import type { Piece } from './piece';
import type { Pose } from './pose';
import type { Rig } from './rig';
import { Sculpture } from './sculpture';

/** A miniature as its artist describes it. Ground is y = 0; the pack lifts it onto the base. */
export interface Model {
  /** Name of the file without `.glb`, and of the command's argument. */
  readonly name: string;
  /** What it is, for the list of models: one line. */
  readonly about: string;
  /** The skeleton in the pose of the design: symmetric, arms down, looking ahead. */
  readonly rig: () => Rig;
  /** How the figure stands; every body follows its bones there before it is melted and painted. */
  readonly stance: Pose;
  /** Models the figure, in the pose of the design. */
  readonly figure: (sculpture: Sculpture) => void;
  /** Models the scenery on the base. */
  readonly scenery: (sculpture: Sculpture) => void;
  /** The part of the base that takes the player's colour. */
  readonly ring: Piece;
  readonly clips: readonly Clip[];
  /** Triangles of the whole; 11,000 if left out. */
  readonly triangles?: number;
  /** Side of the texture in pixels; 1024 if left out. */
  readonly resolution?: number;
}

/** Models figure and scenery. */
export function sculpt(model: Model): readonly Sculpture[] {
  const rig = model.rig();
  const figure = new Sculpture(rig, model.stance);
  model.figure(figure);
  const scenery = new Sculpture(rig);
  model.scenery(scenery);
  return [figure, scenery];
}
