import { describe, expect, it } from 'vitest';
import { REST_POSE } from '#director';
import { clearOfSigns } from '../../src/table/crowding';

const target = (id: string, x: number, z: number, more: object = {}) => ({
  id,
  kind: 'attack',
  at: [x, 0, z] as const,
  body: true,
  ...more,
});

describe('the badges around an outcome', () => {
  const spec = { id: 'monster-C', model: 'zorgl' };
  const ghosts = [{ spec, pose: { ...REST_POSE, x: 2, z: 1 }, colour: '#ffffff' }];
  const badge = { at: [-3, 0.3, 0] as const, text: '+1', colour: '#ffffff' };

  it('give way to those who will stand there or beside, and to what falls', () => {
    const targets = [
      target('there', 2, 1),
      target('beside', 2, 2),
      target('falls', -3, 0),
      target('far', 0, 1),
    ];
    expect(clearOfSigns(targets, { ghosts, badges: [badge] }).map(({ id }) => id)).toEqual(['far']);
  });

  it('stay where they are what is clicked', () => {
    const targets = [target('use', 2, 1, { offset: [1, 0] })];
    expect(clearOfSigns(targets, { ghosts, badges: [] })).toEqual(targets);
  });
});
