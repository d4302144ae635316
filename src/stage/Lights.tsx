import { useThree } from '@react-three/fiber';
import { useEffect, useState } from 'react';
import { DirectionalLight, HemisphereLight, Object3D, PMREMGenerator, SpotLight, type Texture } from 'three';
import { compileFirstPrograms } from './firstPrograms';
import { useMood } from './light/MoodContext';
import { disposeRoom, reflectedRoom } from './light/reflectedRoom';
import { SHADOW_FAR, SHADOW_NEAR } from './light/softShadows';
import { type Surroundings, surroundings } from './light/surroundings';
import { whenModelFilesEnabled } from './loading';
import { shineOf } from './materials';
import type { QualityTier } from './quality';
import { useStageMaterials } from './StageResources';

/** A lamp for subjects other than a flat board. */
export interface LampPlace {
  /** Table units. */
  readonly at: readonly [x: number, y: number, z: number];
  /** The point it is aimed at. */
  readonly aim: readonly [x: number, y: number, z: number];
  /** Half the opening angle of its shade, in radians. */
  readonly opening: number;
  /** Brightness relative to the mood's lamp. Default: 1. */
  readonly light?: number;
  /**
   * Position of the rim light, and its brightness relative to the mood's. The mood's comes from behind, which is useless
   * for upright subjects that turn their backs to it. Default: as in the mood.
   */
  readonly rim?: { readonly from: readonly [x: number, y: number, z: number]; readonly light: number };
}

export interface LightsProps {
  readonly tier: QualityTier;
  /** Default: the mood's lamp, above the centre of the table. Must be a constant. */
  readonly lamp?: LampPlace | undefined;
}

/** The photograph of a room once it has loaded; it is fetched after the first frame. */
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

/** Reflections of the room around the table, rendered once. */
export function RoomLight() {
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

const TABLE_MIDDLE = [0, 0, 0] as const;

/** The lamp above the table; it casts all shadows. */
function Lamp({ tier: { shadowMap, softShadows }, lamp: place }: LightsProps) {
  const [board] = useState(() => new Object3D());
  const { lamp } = useMood();
  const { at, opening } = place ?? lamp;
  return (
    <>
      <primitive object={board} position={place?.aim ?? TABLE_MIDDLE} />
      <spotLight
        // A new shadow map size needs a new light.
        key={`${shadowMap} ${softShadows}`}
        target={board}
        color={lamp.colour}
        position={at}
        angle={opening}
        penumbra={lamp.softness}
        decay={0}
        intensity={lamp.light * (place?.light ?? 1)}
        castShadow={shadowMap > 0}
        shadow-mapSize={[Math.max(1, shadowMap), Math.max(1, shadowMap)]}
        shadow-camera-near={SHADOW_NEAR}
        shadow-camera-far={SHADOW_FAR}
        shadow-bias={-0.0004}
        shadow-normalBias={0.02}
        shadow-radius={softShadows ? 0.5 / Math.tan(opening) : 3}
      />
    </>
  );
}

/** Starts compiling the programs of the first frame if they can be known in advance; shadows and lenses use others. */
function useFirstPrograms({ shadowMap, imageBasedLight, lens }: QualityTier): void {
  const renderer = useThree((state) => state.gl);
  const camera = useThree((state) => state.camera);
  const materials = useStageMaterials();
  useState(() => {
    if (shadowMap > 0 || imageBasedLight || lens !== null) return;
    const lights = [new HemisphereLight(), new SpotLight(), new DirectionalLight()];
    compileFirstPrograms(renderer, camera, materials, lights);
  });
}

/** The lighting of the mood: a lamp above, a rim light from behind, and reflections of the room. */
export function Lights({ tier, lamp }: LightsProps) {
  useFirstPrograms(tier);
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
      <Lamp tier={tier} lamp={lamp} />
      <directionalLight
        color={rim.colour}
        position={lamp?.rim?.from ?? rim.from}
        intensity={rim.light * (lamp?.rim?.light ?? 1)}
      />
      {tier.imageBasedLight && <RoomLight />}
    </>
  );
}
