import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Object3D } from 'three';
import { CHANNEL_COUNT, type Cue } from '#director';
import type { EffectSource } from './Effects';
import { EyeGlow, eyesOf } from './eyeGlow';
import { IdleFidget } from './idleFidget';
import { Miniature } from './miniature';
import type { PieceSpec, PoseSource } from './pieces';
import { modelRig, type RiggedModel } from './registry';
import { useReplacements } from './useReplacements';

export interface MiniatureFieldProps {
  /** In the order of the source's pose buffer. */
  readonly specs: readonly PieceSpec[];
  readonly source: PoseSource & EffectSource;
  /** Plays the idle animation; otherwise figures hold still. */
  readonly breathing: boolean;
  /** The piece that fidgets now, if figures breathe at all; called before each frame, null for none. */
  readonly restless?: () => string | null;
}

interface Standing {
  readonly spec: PieceSpec;
  readonly rig: RiggedModel;
  readonly miniature: Miniature;
  readonly eyes: readonly Object3D[];
  readonly pieceIndex: number;
}

function stand(rig: RiggedModel, spec: PieceSpec, pieceIndex: number): Standing {
  const miniature = new Miniature(rig, spec);
  return { spec, rig, miniature, eyes: eyesOf(miniature.root), pieceIndex };
}

/** Brightness of glowing eyes at an age: lights up fast and fades slowly. */
function glowAt(age: number, duration: number): number {
  return Math.min(1, age / 0.12) * (1 - age / duration) ** 0.7;
}

/** Phase shift between neighbours in seconds, so that they do not breathe in sync. */
const OFF_BEAT = 0.77;

/** Draws the rigged pieces. Their clips come from the source's cues, without React re-rendering. */
export function MiniatureField({ specs, source, breathing, restless }: MiniatureFieldProps) {
  const replaced = useReplacements(specs);
  const invalidate = useThree((state) => state.invalidate);
  const current = useRef<ReadonlyMap<string, Standing>>(new Map());
  const standing = useMemo(() => {
    const found = new Map<string, Standing>();
    // A dependency on purpose, so that replaced models are drawn.
    if (replaced < 0) return found;
    for (const [pieceIndex, spec] of specs.entries()) {
      const rig = modelRig(spec.model);
      if (rig === undefined) continue;
      const before = current.current.get(spec.id);
      const same = before?.spec === spec && before.rig === rig;
      found.set(spec.id, same ? { ...before, pieceIndex } : stand(rig, spec, pieceIndex));
    }
    return found;
  }, [specs, replaced]);
  useEffect(() => {
    const before = current.current;
    current.current = standing;
    for (const [id, { miniature }] of before) {
      if (standing.get(id)?.miniature !== miniature) miniature.dispose();
    }
    invalidate();
  }, [standing, invalidate]);
  useEffect(
    () => () => {
      for (const { miniature } of current.current.values()) miniature.dispose();
      current.current = new Map();
    },
    [],
  );
  const all = useMemo(() => [...standing.values()], [standing]);
  const glow = useMemo(() => new EyeGlow(all.reduce((sum, { eyes }) => sum + eyes.length, 0)), [all]);
  useEffect(() => () => glow.dispose(), [glow]);
  const poses = useMemo(() => new Float64Array(specs.length * CHANNEL_COUNT), [specs]);
  const breath = useRef(0);
  const [unrest] = useState(() => new IdleFidget());
  const play = useMemo(
    () => (cue: Cue, age: number) => {
      if (cue.kind === 'clip') standing.get(cue.piece)?.miniature.play(cue, age);
    },
    [standing],
  );
  // After the limbs have moved, because the eyes move with the head.
  const light = useMemo(
    () => (cue: Cue, age: number) => {
      if (cue.kind !== 'glow') return;
      const strength = glowAt(age, cue.duration);
      for (const eye of standing.get(cue.piece)?.eyes ?? []) glow.add(eye, strength);
    },
    [standing, glow],
  );
  useFrame((_, seconds) => {
    if (all.length === 0) return;
    if (breathing) {
      breath.current += seconds;
      unrest.pass(seconds, restless?.() ?? null);
    }
    source.sample(poses);
    for (const { miniature, pieceIndex } of all) miniature.begin(breath.current + pieceIndex * OFF_BEAT);
    unrest.stir(standing);
    source.visitActiveCues(play);
    for (const { miniature, pieceIndex } of all) miniature.end(poses, pieceIndex);
    glow.begin();
    source.visitActiveCues(light);
    glow.end();
  });
  return (
    <>
      {[...standing].map(([id, { miniature }]) => (
        <primitive key={id} object={miniature.root} />
      ))}
      <primitive object={glow.points} />
    </>
  );
}
