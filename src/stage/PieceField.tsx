import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { CHANNEL_COUNT } from '#director';
import { CARD } from './cardSize';
import { contactOf } from './contact';
import { ContactField } from './contactField';
import { Cutaway, type SeenPlace } from './cutaway';
import { useDetailReady } from './deferredDetail';
import { IdleFidget } from './idleFidget';
import { whenModelFilesEnabled } from './loading';
import { requestModelFiles } from './modelFiles';
import { PieceBatches } from './pieceBatch';
import { groupByModel, isDrawn, type ModelGroup, type PieceSpec, type PoseSource } from './pieces';
import { modelRig } from './registry';
import { useStageMaterials } from './StageResources';
import { useReplacements } from './useReplacements';

export interface PieceFieldProps {
  /** In the order of the source's pose buffer. */
  readonly specs: readonly PieceSpec[];
  readonly source: PoseSource;
  /** Places to keep visible: pieces with `screens` that hide them become translucent. */
  readonly seen?: readonly SeenPlace[];
  /** The piece that fidgets now; called before each frame, null for none. Omit if nothing moves by itself. */
  readonly restless?: () => string | null;
}

const NOTHING: readonly SeenPlace[] = [];

/** Remembers the poses last drawn; returns whether they have changed. */
function differs(poses: Float64Array, drawn: Float64Array): boolean {
  for (let index = 0; index < poses.length; index++) if (poses[index] !== drawn[index]) return true;
  return false;
}

function buildContacts(groups: readonly ModelGroup[]): ContactField {
  return new ContactField(
    groups.flatMap(({ model, occasion, pieceIndices }) => {
      if (occasion === 'variant' || typeof occasion === 'number') return [];
      const foot = contactOf(model);
      return foot === null ? [] : pieceIndices.map((pieceIndex) => ({ pieceIndex, foot }));
    }),
  );
}

/** The groups visible now, except cards, which are slow to paint. */
function seenNow(groups: readonly ModelGroup[], pieces: number, source: PoseSource): readonly ModelGroup[] {
  const poses = new Float64Array(pieces * CHANNEL_COUNT);
  source.sample(poses);
  return groups.filter(
    ({ model, occasion, pieceIndices }) =>
      model !== CARD && pieceIndices.some((index) => isDrawn(poses, index, occasion)),
  );
}

/**
 * Draws the rigid pieces, batched by model, and the contact shadows of all. Reads the poses before every frame, without
 * React re-rendering.
 */
export function PieceField({ specs, source, seen = NOTHING, restless }: PieceFieldProps) {
  const materials = useStageMaterials();
  const fine = useDetailReady('missing');
  const groups = useMemo(() => groupByModel(specs), [specs]);
  const replaced = useReplacements(groups);
  const invalidate = useThree((state) => state.invalidate);
  useEffect(
    () => whenModelFilesEnabled(() => void requestModelFiles(groups.map(({ model }) => model))),
    [groups],
  );
  const current = useRef(PieceBatches.NONE);
  const made = useMemo(() => {
    // A dependency on purpose, so that replaced models are drawn.
    const drawn = replaced < 0 ? [] : fine ? groups : seenNow(groups, specs.length, source);
    const rigid = drawn.filter(({ model }) => modelRig(model) === undefined);
    return PieceBatches.of(rigid, materials, current.current, fine);
  }, [groups, specs, source, fine, replaced, materials]);
  useEffect(() => {
    const before = current.current;
    current.current = made;
    before.dispose(made);
    invalidate();
  }, [made, invalidate]);
  useEffect(
    () => () => {
      current.current.dispose(PieceBatches.NONE);
      current.current = PieceBatches.NONE;
    },
    [],
  );
  const { batches } = made;
  const contacts = useMemo(
    () => (replaced < 0 || !fine ? null : buildContacts(groups)),
    [groups, fine, replaced],
  );
  useEffect(() => () => contacts?.dispose(), [contacts]);
  const poses = useRef(new Float64Array(0));
  const drawn = useRef(new Float64Array(0));
  // A layout effect, so that the buffers exist in the first frame; NaN makes every pose count as new.
  useLayoutEffect(() => {
    poses.current = new Float64Array(specs.length * CHANNEL_COUNT);
    drawn.current = new Float64Array(specs.length * CHANNEL_COUNT);
    if (batches.length > 0) drawn.current.fill(Number.NaN);
  }, [specs, batches]);
  const [unrest] = useState(() => new IdleFidget());
  /** Index of a rigid piece in the poses; rigged ones fidget through their own clips. */
  const rigidIndex = (piece: string): number | undefined => {
    const index = specs.findIndex(({ id }) => id === piece);
    return index < 0 || modelRig(specs[index]!.model) !== undefined ? undefined : index;
  };
  const cutaway = useMemo(() => new Cutaway(specs), [specs]);
  // With rendering on demand, request a frame when the visible places change.
  useEffect(() => {
    if (seen.length >= 0) invalidate();
  }, [seen, invalidate]);
  useFrame(({ camera }, seconds) => {
    source.sample(poses.current);
    unrest.pass(seconds, restless?.() ?? null);
    unrest.sway(poses.current, rigidIndex);
    const moved = differs(poses.current, drawn.current);
    const opened = cutaway.update(seen, poses.current, moved, camera.position);
    if (!moved && !opened) return;
    for (const batch of batches) batch.write(poses.current, drawn.current, cutaway.cut);
    if (!moved) return;
    contacts?.write(poses.current);
    drawn.current.set(poses.current);
  });
  return (
    <>
      {batches.map(({ mesh }) => (
        <primitive key={mesh.uuid} object={mesh} />
      ))}
      {contacts !== null && <primitive object={contacts.mesh} />}
    </>
  );
}
