import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { type Color, DirectionalLight, HemisphereLight, Object3D, SpotLight } from 'three';
import { type QualityTier, RoomLight, SHADOW_FAR, SHADOW_NEAR } from '#stage';
import type { DayLight } from '#zorn/view';

/** Half-angle of the sun's shadow cone, radians, wide enough for the whole tray. */
const OPENING = 0.45;
const SOFTNESS = 0.35;

const setColour = (colour: Color, [red, green, blue]: readonly [number, number, number]) =>
  colour.setRGB(red, green, blue);

export interface DaylightLampsProps {
  readonly tier: QualityTier;
  /** Current light; called every frame. */
  readonly light: () => DayLight;
}

/** Sun or moon with shadows, a rim light, and hemisphere light. */
export function DaylightLamps({ tier, light }: DaylightLampsProps) {
  const scene = useThree((state) => state.scene);
  const middle = useMemo(() => new Object3D(), []);
  const sun = useMemo(() => {
    const lamp = new SpotLight();
    lamp.angle = OPENING;
    lamp.penumbra = SOFTNESS;
    lamp.decay = 0;
    lamp.target = middle;
    lamp.castShadow = tier.shadowMap > 0;
    lamp.shadow.mapSize.setScalar(Math.max(1, tier.shadowMap));
    lamp.shadow.camera.near = SHADOW_NEAR;
    lamp.shadow.camera.far = SHADOW_FAR;
    lamp.shadow.bias = -0.0004;
    lamp.shadow.normalBias = 0.015;
    lamp.shadow.radius = tier.softShadows ? 0.5 / Math.tan(OPENING) : 3;
    return lamp;
  }, [middle, tier]);
  const [rim, sky] = useMemo(() => [new DirectionalLight(), new HemisphereLight()] as const, []);
  useEffect(() => () => void sun.dispose(), [sun]);
  const asked = useRef(light);
  useEffect(() => {
    asked.current = light;
  }, [light]);
  useFrame(() => {
    const now = asked.current();
    setColour(sun.color, now.sun);
    sun.intensity = now.sunlight;
    sun.position.set(...now.from);
    setColour(rim.color, now.rim);
    rim.intensity = now.rimlight;
    rim.position.set(-now.from[0] * 0.5, 5, -9);
    setColour(sky.color, now.sky);
    setColour(sky.groundColor, now.ground);
    // Image-based light comes on top.
    sky.intensity = now.fill * (tier.imageBasedLight ? 0.8 : 1.15);
    scene.environmentIntensity = now.room;
  });
  return (
    <>
      <primitive object={middle} />
      <primitive object={sun} />
      <primitive object={rim} />
      <primitive object={sky} />
      {tier.imageBasedLight && <RoomLight />}
    </>
  );
}
