import { expect, it } from 'vitest';
import { pickQuality, QUALITY } from '#stage';

it.each([
  ['Google SwiftShader', 'low'],
  ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)', 'low'],
  ['llvmpipe (LLVM 15.0.7, 256 bits)', 'low'],
  ['Microsoft Basic Render Driver', 'low'],
  ['', 'low'],
  ['Mali-G78', 'medium'],
  ['Adreno (TM) 650', 'medium'],
  ['ANGLE (Intel, Intel(R) UHD Graphics 620 Direct3D11)', 'medium'],
  ['NVIDIA GeForce RTX 3060/PCIe/SSE2', 'high'],
] as const)('%s draws in %s', (renderer, tier) => {
  expect(pickQuality(renderer)).toBe(tier);
});

it('tests draw at half resolution without image-based light, shadows and anti-aliasing', () => {
  expect(QUALITY.test).toMatchObject({
    pixelRatio: 0.5,
    antialias: false,
    shadowMap: 0,
    imageBasedLight: false,
  });
});

it('low is spared what costs software most', () => {
  const { pixelRatio, antialias, shadowMap, imageBasedLight } = QUALITY.low;
  expect(pixelRatio).toBeLessThanOrEqual(1);
  expect([antialias, shadowMap, imageBasedLight]).toEqual([false, 0, false]);
});
