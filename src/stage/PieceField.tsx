import { useFrame } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import {
  type BufferGeometry,
  Color,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
} from 'three';
import { CHANNEL_COUNT, CHANNEL_OFFSET } from '#director';
import { footprintOf, ROUND_BASE } from './contact';
import { ContactField } from './contactField';
import { stageMaterial } from './materials';
import { requestModelFile } from './modelFiles';
import { groupByModel, type ModelGroup, type PieceSpec, type PoseSource } from './pieces';
import { writeMatrix } from './poseMatrix';
import { type ModelPart, modelParts, modelRig, onModelReplaced } from './registry';

export interface PieceFieldProps {
  /** In the order of the source's pose buffer. */
  readonly specs: readonly PieceSpec[];
  readonly source: PoseSource;
}

/** The instances of one part of one model. */
interface Field {
  readonly mesh: InstancedMesh;
  readonly places: readonly number[];
  readonly glow: InstancedBufferAttribute;
  readonly face: InstancedBufferAttribute;
}

function buildField({ specs, places }: ModelGroup, part: ModelPart): Field {
  // Attributes of instances live on the geometry, so each field needs a geometry of its own; the data are shared.
  const geometry: BufferGeometry = part.geometry.clone();
  const glow = new InstancedBufferAttribute(new Float32Array(specs.length), 1);
  const face = new InstancedBufferAttribute(new Float32Array(specs.length).fill(-1), 1);
  glow.setUsage(DynamicDrawUsage);
  geometry.setAttribute('glow', glow);
  geometry.setAttribute('face', face);
  const material: Material = typeof part.material === 'string' ? stageMaterial(part.material) : part.material;
  const mesh = new InstancedMesh(geometry, material, specs.length);
  mesh.instanceMatrix.setUsage(DynamicDrawUsage);
  mesh.frustumCulled = false;
  mesh.castShadow = part.castShadow ?? true;
  mesh.receiveShadow = part.receiveShadow ?? true;
  const colour = new Color();
  for (const [index, spec] of specs.entries()) {
    mesh.setColorAt(
      index,
      colour.set(part.tinted === true && spec.tint !== undefined ? spec.tint : '#ffffff'),
    );
  }
  return { mesh, places, glow, face };
}

function writeField({ mesh, places, glow, face }: Field, poses: Float64Array): void {
  const matrices = mesh.instanceMatrix.array as Float32Array;
  for (let index = 0; index < places.length; index++) {
    const place = places[index]!;
    writeMatrix(poses, place, matrices, index);
    glow.array[index] = poses[place * CHANNEL_COUNT + CHANNEL_OFFSET.glow]!;
    face.array[index] = poses[place * CHANNEL_COUNT + CHANNEL_OFFSET.face]!;
  }
  mesh.instanceMatrix.needsUpdate = true;
  glow.needsUpdate = true;
  face.needsUpdate = true;
}

/** Remembers the poses drawn last; true when others have come. */
function differs(poses: Float64Array, drawn: Float64Array): boolean {
  for (let index = 0; index < poses.length; index++) if (poses[index] !== drawn[index]) return true;
  return false;
}

function buildContacts(groups: readonly ModelGroup[]): ContactField {
  return new ContactField(
    groups.flatMap(({ model, places }) => {
      const foot = modelRig(model) === undefined ? footprintOf(modelParts(model)) : ROUND_BASE;
      return foot === null ? [] : places.map((place) => ({ place, foot }));
    }),
  );
}

/** Draws the pieces without limbs, those with the same model together, and the shade under all. Reads the poses before every picture; React stays out of it. */
export function PieceField({ specs, source }: PieceFieldProps) {
  const [replaced, noteReplaced] = useReducer((count: number) => count + 1, 0);
  useEffect(() => onModelReplaced(noteReplaced), []);
  useEffect(() => {
    for (const { model } of groupByModel(specs)) void requestModelFile(model);
  }, [specs]);
  const [fields, contacts] = useMemo(() => {
    // Named so that a replaced model is built anew.
    const groups = replaced < 0 ? [] : groupByModel(specs);
    const rigid = groups.filter(({ model }) => modelRig(model) === undefined);
    const built = rigid.flatMap((group) => modelParts(group.model).map((part) => buildField(group, part)));
    return [built, buildContacts(groups)];
  }, [specs, replaced]);
  useEffect(
    () => () => {
      contacts.dispose();
      for (const { mesh } of fields) {
        mesh.geometry.dispose();
        mesh.dispose();
      }
    },
    [fields, contacts],
  );
  const poses = useRef(new Float64Array(0));
  const drawn = useRef(new Float64Array(0));
  // A layout effect, so that the first picture finds the buffers; what they hold differs from any pose.
  useLayoutEffect(() => {
    poses.current = new Float64Array(specs.length * CHANNEL_COUNT);
    drawn.current = new Float64Array(specs.length * CHANNEL_COUNT);
    if (fields.length > 0) drawn.current.fill(Number.NaN);
  }, [specs, fields]);
  useFrame(() => {
    source.sample(poses.current);
    if (!differs(poses.current, drawn.current)) return;
    drawn.current.set(poses.current);
    for (const field of fields) writeField(field, poses.current);
    contacts.write(poses.current);
  });
  return (
    <>
      {fields.map(({ mesh }) => (
        <primitive key={mesh.uuid} object={mesh} />
      ))}
      <primitive object={contacts.mesh} />
    </>
  );
}
