import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { king, type Position, simulator } from '#king-of-monsters/rules';
import { at, type Sketch, sketched } from '../../../helpers/king/sketch';

/** How likely the King is to win, and each of the others. */
function chancesAt(position: Position): readonly [king: number, ...heroes: number[]] {
  const chances: number[] = [];
  simulator.from(position).chances(chances);
  return chances as [number, ...number[]];
}

const SCENE: Sketch = {
  king: { zone: 'metro', hand: ['R9', 'Y2', 'B8'] },
  heroes: { dynamo: at('metro', ['R9', 'R2', 'Y3']), anvil: at('hq', ['Y5']) },
  chart: { R: 'R1 R3 R6', G: 'G1 G4', Y: 'Y2 Y6', B: 'B2 B7' },
  stack: [{ kind: 'fight', seat: 'king' }],
};

describe('the chances', () => {
  it('are near to even at the beginning, and those of the League are the same for all of its heroes', () => {
    for (const seed of [1, 2, 3]) {
      const [monster, ...heroes] = chancesAt(unwrap(king.setup(unwrap(king.options.parse({})), seed)));
      expect(Math.abs(monster - 0.5)).toBeLessThan(0.15);
      for (const hero of heroes) expect(hero).toBeCloseTo(1 - monster);
    }
  });

  it('of the King are worse the later he stands where he does, and better the farther he is', () => {
    const standing = (number: number, zone: 'metro' | 'lab') => {
      const now = sketched({ ...SCENE, king: { ...SCENE.king, zone } });
      return chancesAt({ ...now, turn: { ...now.turn, number } })[0];
    };
    expect(standing(17, 'metro')).toBeLessThan(standing(12, 'metro'));
    expect(standing(12, 'lab')).toBeGreaterThan(standing(12, 'metro'));
  });
});
