import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo } from 'react';
import { useMood } from '../light/MoodContext';
import type { LensTier } from '../quality';
import { useWarmUp } from '../useWarmUp';
import type { Focus } from './depthOfField';
import { Lens } from './lens';

export interface LensViewProps {
  readonly tier: LensTier;
  /** Uses a tilt-shift lens, sharp in a band only. */
  readonly tilted: boolean;
  /** The focus; null if everything is sharp. */
  readonly focus: Focus | null;
}

/** Renders the stage through a lens. */
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
    // Statistics cover all passes of a frame.
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
