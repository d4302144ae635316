import {
  MeshStandardMaterial,
  ShaderLib,
  type WebGLProgramParametersWithUniforms,
  type WebGLRenderer,
} from 'three';
import { describe, expect, it } from 'vitest';
import * as shadings from '../../../../src/games/zorn/table/valley/landShading';
import { type Shading, shade } from '../../../../src/games/zorn/table/valley/shading';

/** What three defines in the program of the vertices alone. */
const OF_VERTICES = /\bUSE_INSTANCING\b/;

/** The fragments' program of a material with a shading. */
function fragments(shading: Shading): string {
  const material = new MeshStandardMaterial();
  shade(material, {}, shading);
  const { vertexShader, fragmentShader } = ShaderLib.standard;
  const program = { uniforms: {}, vertexShader, fragmentShader } as WebGLProgramParametersWithUniforms;
  material.onBeforeCompile(program, null as unknown as WebGLRenderer);
  return program.fragmentShader;
}

describe('the shading of the valley', () => {
  it('asks in no program of fragments for what only vertices know', () => {
    for (const shading of Object.values(shadings))
      expect(fragments(shading), shading.name).not.toMatch(OF_VERTICES);
  });

  it('lets trees have leaves, and nothing else', () => {
    const ragged = Object.values(shadings).filter((shading) => fragments(shading).includes('discard;'));
    expect(ragged.map(({ name }) => name)).toEqual(['trees']);
  });
});
