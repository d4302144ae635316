import {
  Color,
  CustomBlending,
  DoubleSide,
  MeshStandardMaterial,
  OneFactor,
  OneMinusSrcAlphaFactor,
  ShaderMaterial,
  type Texture,
  Vector3,
} from 'three';
import type { Mood } from '../light/moods';
import { CHUNK_VERTEX, SPRITE_FRAGMENT, SPRITE_VERTEX } from './shaders';

/** The paint of all sprites: matter hides what is behind it, light adds to it, in one draw call. */
export function spriteMaterial(lumps: Texture): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: SPRITE_VERTEX,
    fragmentShader: SPRITE_FRAGMENT,
    uniforms: {
      lumps: { value: lumps },
      lampDirection: { value: new Vector3(0, 1, 0) },
      lampLight: { value: new Color() },
      skyLight: { value: new Color() },
      groundLight: { value: new Color() },
    },
    // Rings lie, scraps tumble: either side may be up.
    side: DoubleSide,
    transparent: true,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  });
}

/** Lights sprites as the mood lights the table. */
export function lightSprites({ uniforms }: ShaderMaterial, { lamp, fill }: Mood): void {
  uniforms.lampDirection!.value.set(...lamp.at).normalize();
  uniforms.lampLight!.value.set(lamp.colour).multiplyScalar(lamp.light / Math.PI / 1.6);
  uniforms.skyLight!.value.set(fill.sky).multiplyScalar(fill.light / Math.PI);
  uniforms.groundLight!.value.set(fill.ground).multiplyScalar(fill.light / Math.PI);
}

/** The paint of solid pieces that fly about. */
export function chunkMaterial(): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ roughness: 0.9, flatShading: true });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\n${CHUNK_VERTEX.declaration}`)
      .replace('#include <beginnormal_vertex>', CHUNK_VERTEX.normal)
      .replace('#include <begin_vertex>', CHUNK_VERTEX.position);
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vChunk;')
      .replace('#include <color_fragment>', 'diffuseColor.rgb *= vChunk;');
  };
  material.customProgramCacheKey = () => 'chunk';
  return material;
}
