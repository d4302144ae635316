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

/** The sprite material: in one draw call matter hides what is behind it, and light is added to it. */
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
    // Rings and tumbling scraps are visible from both sides.
    side: DoubleSide,
    transparent: true,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  });
}

/** Lights sprites to match the mood. */
export function lightSprites({ uniforms }: ShaderMaterial, { lamp, fill }: Mood): void {
  uniforms.lampDirection!.value.set(...lamp.at).normalize();
  uniforms.lampLight!.value.set(lamp.colour).multiplyScalar(lamp.light / Math.PI / 1.6);
  uniforms.skyLight!.value.set(fill.sky).multiplyScalar(fill.light / Math.PI);
  uniforms.groundLight!.value.set(fill.ground).multiplyScalar(fill.light / Math.PI);
}

/** The material of flying debris. */
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
