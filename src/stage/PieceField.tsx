import { useFrame } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import { CHANNEL_COUNT } from '#director';
import { footprintOf, ROUND_BASE } from './contact';
import { ContactField } from './contactField';
import { whenModelFilesAreWelcome } from './loading';
import { requestModelFile } from './modelFiles';
import { buildBatches } from './pieceBatch';
import { groupByModel, type ModelGroup, type PieceSpec, type PoseSource } from './pieces';
import { modelParts, modelRig, onModelReplaced } from './registry';
import { useStageMaterials } from './StageResources';

export interface PieceFieldProps {
  /** In the order of the source's pose buffer. */
  readonly specs: readonly PieceSpec[];
  readonly source: PoseSource;
}

/** Remembers the poses drawn last; true when others have come. */
function differs(poses: Float64Array, drawn: Float64Array): boolean {
  for (let index = 0; index < poses.length; index++) if (poses[index] !== drawn[index]) return true;
  return false;
}

function buildContacts(groups: readonly ModelGroup[]): ContactField {
  return new ContactField(
    groups.flatMap(({ model, occasion, places }) => {
      if (occasion === 'variant') return [];
      const foot = modelRig(model) === undefined ? footprintOf(modelParts(model)) : ROUND_BASE;
      return foot === null ? [] : places.map((place) => ({ place, foot }));
    }),
  );
}

/** Draws the pieces without limbs, those with the same model together, and the shade under all. Reads the poses before every picture; React stays out of it. */
export function PieceField({ specs, source }: PieceFieldProps) {
  const materials = useStageMaterials();
  const [replaced, noteReplaced] = useReducer((count: number) => count + 1, 0);
  useEffect(() => onModelReplaced(noteReplaced), []);
  useEffect(
    () =>
      whenModelFilesAreWelcome(() => {
        for (const { model } of groupByModel(specs)) void requestModelFile(model);
      }),
    [specs],
  );
  const [batches, contacts] = useMemo(() => {
    // Named so that a replaced model is built anew.
    const groups = replaced < 0 ? [] : groupByModel(specs);
    const rigid = groups.filter(({ model }) => modelRig(model) === undefined);
    return [buildBatches(rigid, materials), buildContacts(groups)];
  }, [specs, replaced, materials]);
  useEffect(
    () => () => {
      contacts.dispose();
      for (const batch of batches) batch.dispose();
    },
    [batches, contacts],
  );
  const poses = useRef(new Float64Array(0));
  const drawn = useRef(new Float64Array(0));
  // A layout effect, so that the first picture finds the buffers; what they hold differs from any pose.
  useLayoutEffect(() => {
    poses.current = new Float64Array(specs.length * CHANNEL_COUNT);
    drawn.current = new Float64Array(specs.length * CHANNEL_COUNT);
    if (batches.length > 0) drawn.current.fill(Number.NaN);
  }, [specs, batches]);
  useFrame(() => {
    source.sample(poses.current);
    if (!differs(poses.current, drawn.current)) return;
    drawn.current.set(poses.current);
    for (const batch of batches) batch.write(poses.current);
    contacts.write(poses.current);
  });
  return (
    <>
      {batches.map(({ mesh }) => (
        <primitive key={mesh.uuid} object={mesh} />
      ))}
      <primitive object={contacts.mesh} />
    </>
  );
}
