import { useFrame } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { CHANNEL_COUNT, type CueVisitor } from '#director';
import { AfterFirstPicture, ParticleField, type PieceSpec, type PoseSource, useMood } from '#stage';
import { KAIJU_EFFECTS } from '../effects';
import { type Chimney, ChimneyHaze } from './chimney';

export interface AmbienceProps {
  readonly chimneys: readonly Chimney[];
  /** In the order of the source's pose buffer. */
  readonly specs: readonly PieceSpec[];
  readonly source: PoseSource;
  /** Share of particles to draw, 0 … 1. */
  readonly richness: number;
  /** Vapour rises and lamps blink; otherwise both hold still. */
  readonly moving: boolean;
}

/** Ambient effects: vapour above chimneys, blinking lamps. */
export function Ambience(props: AmbienceProps) {
  return (
    <AfterFirstPicture>
      <Haze {...props} />
    </AfterFirstPicture>
  );
}

function Haze({ chimneys, specs, source, richness, moving }: AmbienceProps) {
  const field = useMemo(() => new ParticleField(richness, KAIJU_EFFECTS), [richness]);
  useEffect(() => () => field.dispose(), [field]);
  const mood = useMood();
  useLayoutEffect(() => field.light(mood), [field, mood]);
  const haze = useMemo(
    () =>
      new ChimneyHaze(
        chimneys,
        specs.map(({ id }) => id),
      ),
    [chimneys, specs],
  );
  const poses = useMemo(() => new Float64Array(specs.length * CHANNEL_COUNT), [specs]);
  const add = useMemo<CueVisitor>(
    () => (cue, age) => {
      if (cue.kind === 'effect') field.add(cue, age);
    },
    [field],
  );
  const time = useRef(0);
  useFrame((_, seconds) => {
    if (moving) time.current += seconds;
    source.sample(poses);
    field.begin();
    haze.visit(time.current, poses, add);
    field.end();
  });
  return field.meshes.map((mesh) => <primitive key={mesh.uuid} object={mesh} />);
}
