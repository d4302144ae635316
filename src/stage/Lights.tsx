import { useThree } from '@react-three/fiber';
import { useEffect, useState } from 'react';
import { Object3D, PMREMGenerator } from 'three';
import { RoomEnvironment } from 'three/examples/jsm/environments/RoomEnvironment.js';
import type { QualityTier } from './quality';

export interface LightsProps {
  readonly tier: QualityTier;
}

/** Where the lamp hangs: above the table, a little to the south-west, so that shadows fall away from the viewer. */
const LAMP = [-4.8, 11.6, 7.2] as const;
/** Half the opening of its shade, in radians: the light pools on the board and the mats and fades beyond. */
const LAMP_ANGLE = 0.56;

/** Reflections from a plain room, rendered once. */
function RoomLight() {
  const renderer = useThree((state) => state.gl);
  const scene = useThree((state) => state.scene);
  useEffect(() => {
    const generator = new PMREMGenerator(renderer);
    const { texture } = generator.fromScene(new RoomEnvironment(), 0.04);
    scene.environment = texture;
    scene.environmentIntensity = 0.2;
    return () => {
      scene.environment = null;
      texture.dispose();
      generator.dispose();
    };
  }, [renderer, scene]);
  return null;
}

/** The one warm lamp over the table; with it come all shadows. */
function Lamp({ tier: { shadowMap, imageBasedLight: imageBased } }: LightsProps) {
  const [board] = useState(() => new Object3D());
  return (
    <>
      <primitive object={board} />
      <spotLight
        // A new size of the shadow map needs a new light.
        key={shadowMap}
        target={board}
        color="#ffd9a6"
        position={LAMP}
        angle={LAMP_ANGLE}
        penumbra={0.85}
        decay={0}
        intensity={imageBased ? 3.5 : 4.4}
        castShadow={shadowMap > 0}
        shadow-mapSize={[Math.max(1, shadowMap), Math.max(1, shadowMap)]}
        shadow-camera-near={5}
        shadow-camera-far={24}
        shadow-bias={-0.0002}
        shadow-normalBias={0.02}
        shadow-radius={3}
        shadow-intensity={0.92}
      />
    </>
  );
}

/** A warm lamp over the table, a cool rim from the window behind, and what the dark room gives back. */
export function Lights({ tier }: LightsProps) {
  return (
    <>
      <hemisphereLight color="#b9c4e6" groundColor="#3a2a20" intensity={tier.imageBasedLight ? 0.45 : 1.7} />
      <Lamp tier={tier} />
      <directionalLight color="#7fb2ff" position={[6, 6, -9]} intensity={0.75} />
      {tier.imageBasedLight && <RoomLight />}
    </>
  );
}
