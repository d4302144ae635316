import { useThree } from '@react-three/fiber';
import { useEffect, useState } from 'react';
import { Object3D, PMREMGenerator, type Texture } from 'three';
import { useMood } from './light/MoodContext';
import { disposeRoom, reflectedRoom } from './light/reflectedRoom';
import { SHADOW_FAR, SHADOW_NEAR } from './light/softShadows';
import { type Surroundings, surroundings } from './light/surroundings';
import { whenModelFilesEnabled } from './loading';
import { shineOf } from './materials';
import type { QualityTier } from './quality';

export interface LightsProps {
  readonly tier: QualityTier;
}

/** The photograph of a room as soon as it is there; it comes after the first picture. */
function usePhotograph(room: Surroundings): Texture | null {
  const [taken, setTaken] = useState<{ room: Surroundings; photograph: Texture | null } | null>(null);
  useEffect(() => {
    let wanted = true;
    const callOff = whenModelFilesEnabled(() => {
      void surroundings(room).then((photograph) => {
        if (wanted) setTaken({ room, photograph });
      });
    });
    return () => {
      wanted = false;
      callOff();
    };
  }, [room]);
  return taken?.room === room ? taken.photograph : null;
}

/** Reflections from the room around the table, rendered once. */
function RoomLight() {
  const renderer = useThree((state) => state.gl);
  const scene = useThree((state) => state.scene);
  const invalidate = useThree((state) => state.invalidate);
  const mood = useMood();
  const photograph = usePhotograph(mood.reflected.photograph.room);
  useEffect(() => {
    const generator = new PMREMGenerator(renderer);
    const room = reflectedRoom(mood, photograph);
    const target = generator.fromScene(room, 0.03);
    disposeRoom(room);
    scene.environment = target.texture;
    scene.environmentIntensity = mood.reflected.light;
    invalidate();
    return () => {
      scene.environment = null;
      target.dispose();
      generator.dispose();
    };
  }, [renderer, scene, invalidate, mood, photograph]);
  return null;
}

/** The lamp over the table; with it come all shadows. */
function Lamp({ tier: { shadowMap, softShadows } }: LightsProps) {
  const [board] = useState(() => new Object3D());
  const { lamp } = useMood();
  return (
    <>
      <primitive object={board} />
      <spotLight
        // A new size of the shadow map needs a new light.
        key={`${shadowMap} ${softShadows}`}
        target={board}
        color={lamp.colour}
        position={lamp.at}
        angle={lamp.opening}
        penumbra={lamp.softness}
        decay={0}
        intensity={lamp.light}
        castShadow={shadowMap > 0}
        shadow-mapSize={[Math.max(1, shadowMap), Math.max(1, shadowMap)]}
        shadow-camera-near={SHADOW_NEAR}
        shadow-camera-far={SHADOW_FAR}
        shadow-bias={-0.0004}
        shadow-normalBias={0.02}
        shadow-radius={softShadows ? 0.5 / Math.tan(lamp.opening) : 3}
      />
    </>
  );
}

/** How the mood of the table lights it: a lamp above, a rim from behind, and what the room gives back. */
export function Lights({ tier }: LightsProps) {
  const { fill, rim, shine } = useMood();
  const renderer = useThree((state) => state.gl);
  useEffect(() => {
    shineOf(renderer).value = shine;
  }, [renderer, shine]);
  return (
    <>
      <hemisphereLight
        color={fill.sky}
        groundColor={fill.ground}
        intensity={tier.imageBasedLight ? fill.besideRoom : fill.light}
      />
      <Lamp tier={tier} />
      <directionalLight color={rim.colour} position={rim.from} intensity={rim.light} />
      {tier.imageBasedLight && <RoomLight />}
    </>
  );
}
