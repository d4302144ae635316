import { describe, expect, it } from 'vitest';
import { BOTS } from '#bots';
import { type Action, type KingTypes, king, type Position, simulator } from '#king-of-monsters/rules';
import { byScore, type Judge } from '../../../../src/bots/judge';
import { hunterJudge, mercilessJudge } from '../../../../src/bots/styles';
import { at, heroFrame, type Sketch, sketched } from '../../../helpers/king/sketch';

/** What a bot does, asked with the view of the seat that decides. */
function chosenBy(bot: 'greedy' | 'gentle', position: Position): Action {
  const { seat } = position.stack.at(-1)!;
  const view = king.view(position, seat);
  return BOTS[bot](simulator).choose({ view, legal: king.legal(view), seat, seed: 1 });
}
const greedy = (position: Position): Action => chosenBy('greedy', position);
const gentle = (position: Position): Action => chosenBy('gentle', position);

const SCENE: Sketch = {
  king: { zone: 'lines', hand: ['R9', 'Y2', 'B8'] },
  heroes: { dynamo: at('lines', ['R9', 'R2', 'Y3']), anvil: at('hq', ['Y5']) },
  chart: { R: 'R1 R3 R6', G: 'G1 G4', Y: 'Y2 Y6', B: 'B2 B7' },
  stack: [{ kind: 'fight', seat: 'king' }],
};

describe('what bots go by', () => {
  it('the King damages what stands before him rather than to stop', () => {
    expect(greedy(sketched(SCENE))).toMatchObject({ do: 'smash' });
  });

  it('the King advances once his way is free', () => {
    const free = sketched({ ...SCENE, destroyed: ['lines'], stack: [{ kind: 'move', seat: 'king' }] });
    expect(greedy(free)).toEqual({ do: 'advance', card: 'R9' });
  });

  it('the King leaves the two cards that would hold him', () => {
    const offered = sketched({ ...SCENE, stack: [{ kind: 'two', seat: 'king', card: 'GD' }] });
    expect(greedy(offered)).toEqual({ do: 'leave' });
  });

  it('a hero covers a plate with the lowest card that is sure to do', () => {
    const frame = heroFrame('dynamo', { step: 'fight', row: 'R' });
    const chart = { ...SCENE.chart, R: 'R1^ R3' };
    const cover = greedy(sketched({ ...SCENE, chart, stack: [frame] }));
    expect(cover).toEqual({ do: 'cover', row: 'R', card: 'R2' });
  });

  it('a hero compares where all covers are sure to win, and challenges an empty row', () => {
    const frame = heroFrame('dynamo', { step: 'fight', row: 'R', used: ['token'] });
    const ready = sketched({ ...SCENE, chart: { ...SCENE.chart, R: 'R1^/R4' }, stack: [frame] });
    expect(greedy(ready)).toEqual({ do: 'compare', row: 'R' });
    const empty = sketched({ ...SCENE, chart: { ...SCENE.chart, R: '' }, stack: [frame] });
    expect(greedy(empty)).toEqual({ do: 'duel', row: 'R' });
  });

  it('nobody gives up a duel that he can answer', () => {
    const last = { colour: 'R', number: 5 } as const;
    const own = heroFrame('dynamo', { step: 'fight', row: 'R', struck: ['R'] });
    const chart = { ...SCENE.chart, R: '' };
    for (const seat of ['king', 'dynamo'] as const) {
      const duel = { kind: 'duel', seat, hero: 'dynamo', row: 'R', last } as const;
      expect(greedy(sketched({ ...SCENE, chart, stack: [own, duel] }))).toMatchObject({ do: 'answer' });
    }
  });

  it('what the other side holds is worth the same whatever it is', () => {
    const one = sketched(SCENE);
    const other = sketched({
      ...SCENE,
      king: { zone: 'lines', hand: ['G1', 'Y1', 'B1'] },
    });
    const scoreOf = (position: Position, seat: 'king' | 'dynamo') => simulator.from(position).score(seat);
    expect(scoreOf(other, 'dynamo')).toBe(scoreOf(one, 'dynamo'));
    expect(scoreOf(other, 'king')).toBeLessThan(scoreOf(one, 'king'));
  });

  it('who looks ahead counts little on a chart that the next Setup clears (K6.2)', () => {
    const gain = (advanced: boolean, ahead: boolean) => {
      const standing = (red: string) => {
        const now = sketched({ ...SCENE, chart: { ...SCENE.chart, R: red }, stack: [heroFrame('dynamo')] });
        return simulator.from({ ...now, turn: { ...now.turn, advanced } }).score('dynamo', ahead);
      };
      return standing('') - standing('R1 R3 R6');
    };
    expect(gain(false, false)).toBeGreaterThan(5);
    expect(gain(true, false)).toBeCloseTo(gain(false, false));
    expect(gain(false, true)).toBeCloseTo(gain(false, false));
    expect(gain(true, true)).toBeGreaterThan(0);
    expect(gain(true, true)).toBeLessThan(gain(true, false) / 2);
  });

  it.each([
    ['hunter', hunterJudge],
    ['merciless', mercilessJudge],
  ] as const)('the %s looks ahead', (_, judgeOf) => {
    const now = sketched({ ...SCENE, chart: { ...SCENE.chart, R: '' }, stack: [heroFrame('dynamo')] });
    const doomed = simulator.from({ ...now, turn: { ...now.turn, advanced: true } });
    const judged = (judge: Judge<KingTypes>) => {
      const chances: number[] = [];
      judge(doomed, chances);
      return chances;
    };
    expect(judged(judgeOf(simulator))).toEqual(judged(byScore(simulator, true)));
    expect(judged(judgeOf(simulator))).not.toEqual(judged(byScore(simulator)));
  });

  it('deals the hidden plates of a row in order', () => {
    const view = king.view(sketched(SCENE), 'dynamo');
    for (let seed = 1; seed <= 5; seed++) {
      const numbers = simulator.determinize(view, seed).chart.R.plates.map(({ card }) => Number(card[1]));
      expect(numbers).toEqual(numbers.toSorted((low, high) => low - high));
    }
  });
});

describe('who plays beside the others', () => {
  it('a gentle King tears down what stands there, and leaves the heroes alone once it has fallen', () => {
    expect(gentle(sketched(SCENE))).toMatchObject({ do: 'smash' });
    const done = sketched({ ...SCENE, laid: { lines: ['R8', 'Y8'] } });
    expect(gentle(done)).toEqual({ do: 'end' });
  });

  it('a gentle hero covers whatever lies there, be it far too high', () => {
    const frame = heroFrame('dynamo', { step: 'fight', row: 'R', used: ['token'] });
    const high = sketched({
      ...SCENE,
      heroes: { dynamo: at('lines', ['R2', 'Y3']) },
      chart: { ...SCENE.chart, R: 'R8^ R9^' },
      stack: [frame],
    });
    expect(gentle(high)).toEqual({ do: 'cover', row: 'R', card: 'R2' });
    expect(greedy(high)).not.toEqual({ do: 'cover', row: 'R', card: 'R2' });
  });
});
