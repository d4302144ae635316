/** A thing on the table that the stage draws: its pose comes from a pose buffer, its look from a registered model. */
export interface PieceSpec {
  readonly id: string;
  /** A key of the model registry. */
  readonly model: string;
  /** A CSS colour for the parts of the model that show whose it is. */
  readonly tint?: string;
}

/** Where the stage reads the poses of a moment: a director with its index of pieces. */
export interface PoseSource {
  /** Writes all poses; see the director's channels. */
  sample(out: Float64Array): void;
}

/** Specs that share a model, with the place of each among all pieces. */
export interface ModelGroup {
  readonly model: string;
  readonly specs: readonly PieceSpec[];
  readonly places: readonly number[];
}

/** The pieces by model, in the order in which the models first appear. @param specs in the order of the pose buffer */
export function groupByModel(specs: readonly PieceSpec[]): readonly ModelGroup[] {
  const groups = new Map<string, { specs: PieceSpec[]; places: number[] }>();
  for (const [place, spec] of specs.entries()) {
    const group = groups.get(spec.model) ?? { specs: [], places: [] };
    group.specs.push(spec);
    group.places.push(place);
    groups.set(spec.model, group);
  }
  return Array.from(groups, ([model, group]) => ({ model, ...group }));
}
