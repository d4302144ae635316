// @vitest-environment happy-dom

import { useThree } from '@react-three/fiber';
import { create } from '@react-three/test-renderer';
import { useEffect } from 'react';
import { BatchedMesh, type IUniform, type MeshStandardMaterial, ShaderLib, type WebGLRenderer } from 'three';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { MoodName } from '#core';
import { CHANNEL_COUNT, REST_POSE, writePose } from '#director';
import { type CardArt, Lights, PieceField, QUALITY, registerCard, StageResources } from '#stage';
import { MoodContext } from '../../src/stage/light/MoodContext';
import { MOODS } from '../../src/stage/light/moods';
import { shineOf } from '../../src/stage/materials';

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  registerCard();
});
afterAll(() => vi.unstubAllGlobals());

const deck = (faces: number, light: readonly [number, number, number]): CardArt => ({
  box: { width: 100, height: 140 },
  back: [],
  faces: Array.from({ length: faces }, () => ({ marks: [], light })),
});

const poses = new Float64Array(CHANNEL_COUNT);
writePose(poses, 0, { ...REST_POSE, variant: 3 });
const source = { sample: (out: Float64Array) => out.set(poses) };
const SPECS = [{ id: 'card', model: 'card' }];

function Renderer({ onKnown }: { readonly onKnown: (renderer: WebGLRenderer) => void }) {
  const renderer = useThree((state) => state.gl);
  useEffect(() => onKnown(renderer), [onKnown, renderer]);
  return null;
}

/** A stage with one card on it. */
async function stageWith(mood: MoodName, cards: CardArt) {
  let renderer: WebGLRenderer | undefined;
  const keep = (known: WebGLRenderer) => {
    renderer = known;
  };
  const page = (art: CardArt) => (
    <MoodContext value={MOODS[mood]}>
      <StageResources cards={art}>
        <Renderer onKnown={keep} />
        <Lights tier={QUALITY.low} />
        <PieceField specs={SPECS} source={source} />
      </StageResources>
    </MoodContext>
  );
  const stage = await create(page(cards));
  const meshes = stage.scene.children.map(({ instance }) => instance);
  const batch = meshes.find((object): object is BatchedMesh => object instanceof BatchedMesh)!;
  const material = batch.material as MeshStandardMaterial;
  const { vertexShader, fragmentShader } = ShaderLib.standard;
  const shader = { uniforms: {} as Record<string, IUniform>, vertexShader, fragmentShader };
  material.onBeforeCompile(shader as never, renderer!);
  return {
    material,
    shine: shineOf(renderer!).value,
    grid: () => shader.uniforms.cardGrid!.value.toArray() as number[],
    light: () => Array.from((shader.uniforms.cardLights!.value.image.data as Float32Array).slice(0, 3)),
    deal: (art: CardArt) => stage.update(page(art)),
  };
}

describe('two stages on one page', () => {
  it('have cards, lights and moods of their own, however many cards there are', async () => {
    const small = await stageWith('night', deck(5, [1, 0, 0]));
    const large = await stageWith('studio', deck(108, [0, 0, 1]));
    expect(small.material).not.toBe(large.material);
    expect(small.material.map).not.toBe(large.material.map);
    // Five faces and the back in one row of eleven; 108 and the back in ten.
    expect(small.grid()).toEqual([11, 1, 5]);
    expect(large.grid()).toEqual([11, 10, 108]);
    expect(small.light()).toEqual([1, 0, 0]);
    expect(large.light()).toEqual([0, 0, 1]);
    expect([small.shine, large.shine]).toEqual([MOODS.night.shine, MOODS.studio.shine]);
  });

  it('one deals other cards, the other keeps its own', async () => {
    const one = await stageWith('night', deck(54, [1, 0, 0]));
    const other = await stageWith('night', deck(54, [1, 0, 0]));
    await one.deal(deck(16, [0, 1, 0]));
    expect(one.grid()).toEqual([11, 2, 16]);
    expect(one.light()).toEqual([0, 1, 0]);
    expect(other.grid()).toEqual([11, 5, 54]);
    expect(other.light()).toEqual([1, 0, 0]);
  });
});
