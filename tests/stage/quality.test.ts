import { describe, expect, it } from 'vitest';
import { pickQuality, QUALITY } from '#stage';
import { pixelRatioFor } from '../../src/stage/quality';

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
  // Safari, on every iPhone, iPad and Mac.
  ['Apple GPU', 'medium'],
  ['ANGLE (Apple, Apple A12 GPU, OpenGL ES 3.0)', 'medium'],
  ['ANGLE (Apple, ANGLE Metal Renderer: Apple M1 Pro, Unspecified Version)', 'high'],
  ['Intel Iris Pro OpenGL Engine', 'medium'],
  ['ANGLE (Intel Inc., Intel(R) Iris(TM) Plus Graphics OpenGL Engine, OpenGL 4.1)', 'medium'],
  ['ANGLE (Intel, Intel(R) Arc(TM) A770 Graphics Direct3D11 vs_5_0 ps_5_0, D3D11)', 'high'],
  ['ANGLE (AMD, AMD Radeon(TM) Graphics (0x00001638) Direct3D11 vs_5_0 ps_5_0, D3D11)', 'medium'],
  ['ANGLE (AMD, AMD Radeon RX 6700 XT Direct3D11 vs_5_0 ps_5_0, D3D11)', 'high'],
  ['ANGLE (Broadcom, V3D 4.2.14.0, OpenGL ES 3.1)', 'medium'],
  // Firefox rounds what it says.
  ['Apple M1, or similar', 'high'],
  ['llvmpipe, or similar', 'low'],
  ['Intel(R) HD Graphics 400, or similar', 'medium'],
  ['Radeon R9 200 Series, or similar', 'medium'],
  ['Radeon HD 5850, or similar', 'medium'],
  ['ANGLE (NVIDIA, NVIDIA GeForce GTX 980 Direct3D11 vs_5_0 ps_5_0), or similar', 'high'],
  ['GeForce GTX 480, or similar', 'medium'],
  ['GeForce 8800 GTX, or similar', 'medium'],
  ['Adreno (TM) 540, or similar', 'medium'],
  // Where somebody wants to be told from nobody.
  ['Mozilla', 'medium'],
  ['Generic Renderer', 'medium'],
] as const)('%s draws in %s', (renderer, tier) => {
  expect(pickQuality(renderer)).toBe(tier);
});

it('tests draw at half resolution without image-based light, shadows and lens', () => {
  expect(QUALITY.test).toMatchObject({ pixelRatio: 0.5, lens: null, shadowMap: 0, imageBasedLight: false });
});

it('low is spared what costs software most', () => {
  const { lens, shadowMap, imageBasedLight } = QUALITY.low;
  for (const screen of [1, 1.25, 2]) expect(pixelRatioFor(QUALITY.low, screen, 1366, 768)).toBeCloseTo(1, 2);
  expect([lens, shadowMap, imageBasedLight]).toEqual([null, 0, false]);
});

describe('the resolution of the picture', () => {
  const tier = { ...QUALITY.high, pixelRatio: 2, pixels: 4_000_000, sharpPixels: 4_000_000 };

  it('is that of the screen where the tier allows it', () => {
    expect(pixelRatioFor(tier, 1, 1280, 720)).toBe(1);
    expect(pixelRatioFor(tier, 1.5, 1280, 720)).toBe(1.5);
    expect(pixelRatioFor(tier, 3, 800, 600)).toBe(2);
  });

  it.each([
    ['medium', 2.5],
    ['high', 3],
  ] as const)('is as sharp in %s on a phone of three pixels for one as the eye can see', (quality, least) => {
    expect(pixelRatioFor(QUALITY[quality], 3, 390, 844)).toBeGreaterThanOrEqual(least);
    expect(pixelRatioFor(QUALITY[quality], 2, 390, 844)).toBe(2);
  });

  it('is sharper in low on a phone, at the cost of a laptop of one pixel for one', () => {
    const ratio = pixelRatioFor(QUALITY.low, 3, 390, 844);
    expect(ratio).toBeGreaterThan(1.7);
    expect(ratio ** 2 * 390 * 844).toBeLessThanOrEqual(1366 * 768 + 1000);
  });

  it('has no more pixels than the tier affords', () => {
    const ratio = pixelRatioFor(tier, 2, 2560, 1440);
    expect(ratio ** 2 * 2560 * 1440).toBeCloseTo(4_000_000);
  });

  it('stays readable on a huge screen, and finite without one', () => {
    expect(pixelRatioFor(tier, 1, 20_000, 10_000)).toBe(0.5);
    expect(pixelRatioFor(tier, 1, 0, 0)).toBe(1);
  });
});
