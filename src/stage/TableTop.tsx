import { useEffect, useMemo } from 'react';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { type Mat, matGeometry } from './matGeometry';
import { feltTexture, woodTexture } from './paint';
import { useDisposable } from './useDisposable';
import { woodFrame } from './woodFrame';

export interface TableTopProps {
  readonly mats: readonly Mat[];
}

/** The height of the table under the board's surface. */
export const TABLE_HEIGHT = -0.03;

/** The playing field: a cloth with a wooden rail around it. */
const CLOTH = { width: 15.6, depth: 11 };
const CLOTH_COLOUR = '#213a36';
const RAIL = { breadth: 1, height: 0.3 };
/** Table units that one tile of the cloth's texture covers. */
const CLOTH_TILE = 2.6;

function Mats({ mats }: TableTopProps) {
  const geometry = useMemo(() => mergeGeometries(mats.map(matGeometry)), [mats]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  return (
    <mesh geometry={geometry} receiveShadow position-y={TABLE_HEIGHT}>
      <meshStandardMaterial vertexColors roughness={0.85} />
    </mesh>
  );
}

/** A gaming table at night: cloth in a walnut rail, with a mat for each player. */
export function TableTop({ mats }: TableTopProps) {
  const wood = useDisposable(() => woodTexture(3));
  const cloth = useDisposable(() => {
    const texture = feltTexture(CLOTH_COLOUR, 5);
    texture.repeat.set(CLOTH.width / CLOTH_TILE, CLOTH.depth / CLOTH_TILE);
    return texture;
  });
  const rail = useDisposable(() => woodFrame(CLOTH.width, CLOTH.depth, RAIL.breadth, RAIL.height));
  return (
    <group>
      <mesh receiveShadow rotation-x={-Math.PI / 2} position-y={TABLE_HEIGHT}>
        <planeGeometry args={[CLOTH.width, CLOTH.depth]} />
        <meshStandardMaterial map={cloth} roughness={0.95} />
      </mesh>
      <mesh geometry={rail} position-y={TABLE_HEIGHT} castShadow receiveShadow>
        <meshStandardMaterial map={wood} color="#ffd9b8" roughness={0.6} />
      </mesh>
      {mats.length > 0 && <Mats mats={mats} />}
    </group>
  );
}
