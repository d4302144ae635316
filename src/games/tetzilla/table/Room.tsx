import { useEffect, useMemo } from 'react';
import { BackSide } from 'three';
import { AfterFirstPicture, useMood } from '#stage';
import { roomTexture } from './roomTexture';

/** Table units: further away than anything on the table, and as high as is visible from the front. */
const WALL = { radius: 30, foot: -22, head: 30 };

/** The room around the frame: a cylindrical wall, visible from the inside only. */
export function Room() {
  return (
    <AfterFirstPicture>
      <Wall />
    </AfterFirstPicture>
  );
}

function Wall() {
  const { room } = useMood();
  const texture = useMemo(() => roomTexture(room), [room]);
  useEffect(() => () => texture.dispose(), [texture]);
  const high = WALL.head - WALL.foot;
  return (
    <mesh position-y={WALL.foot + high / 2} renderOrder={-1}>
      <cylinderGeometry args={[WALL.radius, WALL.radius, high, 48, 1, true]} />
      <meshBasicMaterial map={texture} color="#c4c4c4" side={BackSide} transparent depthWrite={false} />
    </mesh>
  );
}
