import { BoxGeometry } from 'three';
import { expect, it } from 'vitest';
import { registerModel } from '#stage';
import { contactOf, contactStrength, footprintOf } from '../../src/stage/contact';

const block = (width: number, height: number, depth: number, lift = 0) =>
  ({
    geometry: new BoxGeometry(width, height, depth).translate(0, lift + height / 2, 0),
    material: 'painted',
  }) as const;

it('the footprint of a model is that of its foot, however far it reaches out above', () => {
  const foot = footprintOf([block(0.6, 0.1, 0.8), block(3, 0.2, 3, 0.5)]);
  expect(foot?.x).toBeCloseTo(0.3);
  expect(foot?.z).toBeCloseTo(0.4);
});

it('a card has none', () => {
  expect(footprintOf([block(0.72, 0.006, 1)])).toBeNull();
});

it('ground with tall things on it darkens nothing, though it is as wide as all of it', () => {
  const standIn = () => [block(1.3, 0.05, 2), block(0.1, 0.6, 0.1)];
  registerModel('a beach', { standIn, ground: true });
  registerModel('a tower', { standIn });
  expect(contactOf('a beach')).toBeNull();
  expect(contactOf('a tower')?.x).toBeCloseTo(0.65);
});

it('what stands on the ground darkens it; what is lifted or hidden does not', () => {
  expect(contactStrength(0, 1)).toBe(1);
  expect(contactStrength(-0.03, 1)).toBe(1);
  expect(contactStrength(0.15, 1)).toBeGreaterThan(0);
  expect(contactStrength(0.3, 1)).toBe(0);
  expect(contactStrength(0, 0)).toBe(0);
});
