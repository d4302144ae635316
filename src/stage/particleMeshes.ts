import {
  AdditiveBlending,
  BoxGeometry,
  type BufferGeometry,
  Color,
  DynamicDrawUsage,
  InstancedMesh,
  type Material,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  RingGeometry,
} from 'three';
import { fadeByInstance, OPACITY, opacityAttribute } from './instanceOpacity';
import { paintedTexture } from './paint';
import { PARTICLE_LOOKS, type ParticleLook } from './particles';

/** The colours of a look from its darkest to its lightest shade. */
export const PARTICLE_COLOURS: Readonly<Record<ParticleLook, readonly [dark: Color, light: Color]>> = {
  puff: [new Color('#2f2a26'), new Color('#f0e4cf')],
  chunk: [new Color('#54402f'), new Color('#d3c4ab')],
  spark: [new Color('#ff6a14'), new Color('#ffe6a3')],
  streak: [new Color('#ffb45e'), new Color('#fff0d0')],
  ring: [new Color('#c99a5b'), new Color('#fff0d2')],
};

/** The most particles of a look at one time. */
const MOST: Readonly<Record<ParticleLook, number>> = {
  puff: 320,
  chunk: 400,
  spark: 240,
  streak: 120,
  ring: 24,
};

/** A soft disc, brighter at the top where the lamp is, in a texture that also carries its transparency. */
function puffTexture() {
  return paintedTexture(64, 64, (brush, width, height) => {
    const fade = brush.createRadialGradient(width * 0.5, height * 0.36, 2, width / 2, height / 2, width / 2);
    fade.addColorStop(0, 'rgb(255 255 255 / 1)');
    fade.addColorStop(0.55, 'rgb(214 210 206 / 0.85)');
    fade.addColorStop(0.85, 'rgb(170 166 164 / 0.3)');
    fade.addColorStop(1, 'rgb(150 146 144 / 0)');
    brush.fillStyle = fade;
    brush.fillRect(0, 0, width, height);
  });
}

function glowTexture() {
  return paintedTexture(64, 64, (brush, width, height) => {
    const fade = brush.createRadialGradient(width / 2, height / 2, 0, width / 2, height / 2, width / 2);
    fade.addColorStop(0, 'rgb(255 255 255 / 1)');
    fade.addColorStop(0.18, 'rgb(255 255 255 / 0.9)');
    fade.addColorStop(0.4, 'rgb(255 255 255 / 0.25)');
    fade.addColorStop(1, 'rgb(255 255 255 / 0)');
    brush.fillStyle = fade;
    brush.fillRect(0, 0, width, height);
  });
}

const SHINING = {
  transparent: true,
  depthWrite: false,
  toneMapped: false,
  blending: AdditiveBlending,
} as const;

const MAKERS: Readonly<Record<ParticleLook, () => [BufferGeometry, Material]>> = {
  puff: () => [
    new PlaneGeometry(2, 2),
    fadeByInstance(new MeshBasicMaterial({ map: puffTexture(), transparent: true, depthWrite: false })),
  ],
  chunk: () => [new BoxGeometry(1.4, 1, 1.7), new MeshStandardMaterial({ roughness: 0.9 })],
  spark: () => [
    new PlaneGeometry(2, 2),
    fadeByInstance(new MeshBasicMaterial({ map: glowTexture(), ...SHINING })),
  ],
  streak: () => [new BoxGeometry(0.016, 0.016, 1), fadeByInstance(new MeshBasicMaterial(SHINING))],
  ring: () => [
    new RingGeometry(0.84, 1, 48).rotateX(-Math.PI / 2),
    fadeByInstance(new MeshBasicMaterial({ transparent: true, depthWrite: false })),
  ],
};

function particleMesh(look: ParticleLook): InstancedMesh {
  const [geometry, material] = MAKERS[look]();
  geometry.setAttribute(OPACITY, opacityAttribute(MOST[look]));
  const mesh = new InstancedMesh(geometry, material, MOST[look]);
  mesh.instanceMatrix.setUsage(DynamicDrawUsage);
  mesh.frustumCulled = false;
  mesh.castShadow = look === 'chunk';
  mesh.renderOrder = 10;
  mesh.count = 0;
  mesh.setColorAt(0, new Color());
  return mesh;
}

/** A mesh for each look, with no particles yet. */
export function particleMeshes(): ReadonlyMap<ParticleLook, InstancedMesh> {
  return new Map(PARTICLE_LOOKS.map((look) => [look, particleMesh(look)]));
}

export function disposeMesh(mesh: InstancedMesh): void {
  const material = mesh.material as MeshBasicMaterial | MeshStandardMaterial;
  material.map?.dispose();
  material.dispose();
  mesh.geometry.dispose();
  mesh.dispose();
}
