import { describe, expect, it } from 'vitest';
import { type Position, simulator } from '#king-of-monsters/rules';
import { at, type Sketch, sketched } from '../../../helpers/king/sketch';

const printOf = (position: Position): number => simulator.from(position).fingerprint();

const SCENE: Sketch = {
  king: { zone: 'lines', hand: ['R9', 'Y2', 'B8'] },
  heroes: { dynamo: at('lines', ['R9', 'R2', 'Y3']), anvil: at('hq', ['Y5']) },
  laid: { lines: ['R3', 'Y4'] },
  chart: { R: 'R1 R3 R6', G: 'G1 G4', Y: 'Y2 Y6', B: 'B2 B7' },
  stack: [{ kind: 'fight', seat: 'king' }],
};

describe('the fingerprint', () => {
  const print = printOf(sketched(SCENE));

  it('is the same in whatever order the cards of a hand, and those at an objective, came there', () => {
    const { king } = SCENE;
    expect(printOf(sketched({ ...SCENE, king: { ...king, hand: ['B8', 'R9', 'Y2'] } }))).toBe(print);
    expect(printOf(sketched({ ...SCENE, laid: { lines: ['Y4', 'R3'] } }))).toBe(print);
  });

  it('tells apart the last card at an objective while The Grey may change it', () => {
    const stack: Sketch['stack'] = [
      { kind: 'fight', seat: 'king' },
      { kind: 'grey', seat: 'grey' },
    ];
    const heroes = { grey: at('lines', ['G5']) };
    const one = sketched({ ...SCENE, heroes, stack, laid: { lines: ['R8', 'Y9'] } });
    const other = sketched({ ...SCENE, heroes, stack, laid: { lines: ['Y9', 'R8'] } });
    expect(printOf(other)).not.toBe(printOf(one));
  });

  it('tells apart other cards, other covers, and what is known of a plate', () => {
    const { king, chart } = SCENE;
    const others = [
      { ...SCENE, king: { ...king, hand: ['R9', 'Y2', 'B7'] } },
      { ...SCENE, laid: { lines: ['R4', 'Y3'] } },
      { ...SCENE, chart: { ...chart, R: 'R1/R4 R3 R6' } },
      { ...SCENE, chart: { ...chart, R: 'R1/R5 R3 R6' } },
      { ...SCENE, chart: { ...chart, R: 'R1^ R3 R6' } },
    ];
    const prints = others.map((scene) => printOf(sketched(scene)));
    expect(new Set([print, ...prints]).size).toBe(others.length + 1);
  });
});
