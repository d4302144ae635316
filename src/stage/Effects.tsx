import { useFrame } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo } from 'react';
import type { Cue } from '#director';
import { useDetailReady } from './deferredDetail';
import { BearableEffects } from './effects/bearable';
import { ParticleField } from './effects/particleField';
import type { EffectLibrary } from './effects/recipe';
import { useMood } from './light/MoodContext';

/** Source of a frame's effects: a director. */
export interface EffectSource {
  visitActiveCues(visit: (cue: Cue, age: number) => void): void;
}

export interface EffectsProps {
  /** `speed` is the playback speed; effects are designed for 1. */
  readonly source: EffectSource & { readonly speed: number };
  /** Share of particles to draw, 0 … 1. */
  readonly richness: number;
  /** Effects that cues may name; must be a constant. */
  readonly library: EffectLibrary;
}

/** Dust, debris, sparks and so on, computed for each frame from the active cues. */
export function Effects(props: EffectsProps) {
  return useDetailReady('missing') ? <Particles {...props} /> : null;
}

function Particles({ source, richness, library }: EffectsProps) {
  const field = useMemo(() => new ParticleField(richness, library), [richness, library]);
  const bearable = useMemo(() => new BearableEffects(library.calmer), [library]);
  useEffect(() => () => field.dispose(), [field]);
  const mood = useMood();
  useLayoutEffect(() => field.light(mood), [field, mood]);
  const add = useMemo(
    () => (cue: Cue, age: number) => {
      if (cue.kind === 'effect') field.add(bearable.at(cue, source.speed), age);
    },
    [field, bearable, source],
  );
  useFrame(() => {
    field.begin();
    source.visitActiveCues(add);
    field.end();
  });
  return field.meshes.map((mesh) => <primitive key={mesh.uuid} object={mesh} />);
}
