import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { useMood } from '../light/MoodContext';
import type { LensTier } from '../quality';
import { useWarmUp } from '../useWarmUp';
import type { Focus } from './depthOfField';
import { Lens } from './lens';

export interface LensViewProps {
  readonly tier: LensTier;
  /** The table is seen through a tilted lens, sharp in a band only. */
  readonly tilted: boolean;
  /** What is sharp; null for everything. */
  readonly focus: Focus | null;
}

/** Draws every picture of the stage around it through a lens. */
export function LensView({ tier, tilted, focus }: LensViewProps) {
  const renderer = useThree((state) => state.gl);
  const size = useThree((state) => state.size);
  const ratio = useThree((state) => state.viewport.dpr);
  const invalidate = useThree((state) => state.invalidate);
  const mood = useMood();
  const warmUp = useWarmUp();
  const lens = useMemo(() => new Lens(tier), [tier]);
  useEffect(() => () => lens.dispose(), [lens]);
  useEffect(() => {
    // The figures of a picture are those of all its steps.
    renderer.info.autoReset = false;
    return () => {
      renderer.info.autoReset = true;
      renderer.setRenderTarget(null);
    };
  }, [renderer]);
  useEffect(() => {
    lens.mood = mood;
    lens.tilted = tilted;
    lens.focus = focus;
    invalidate();
  }, [lens, mood, tilted, focus, invalidate]);
  useFrame(({ gl, scene, camera }) => {
    lens.setSize(Math.floor(size.width * ratio), Math.floor(size.height * ratio));
    gl.info.reset();
    lens.render(gl, scene, camera);
    warmUp(() => lens.compile(gl, scene, camera));
  }, 1);
  return null;
}
