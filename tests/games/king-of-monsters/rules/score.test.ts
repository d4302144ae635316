import { describe, expect, it } from 'vitest';
import { BOTS, type BotId } from '#bots';
import { softmax } from '#core';
import { type Action, king, type Position, simulator } from '#king-of-monsters/rules';
import { evaluatorFor } from '../../../../src/bots/evaluator';
import { duelChance } from '../../../../src/games/king-of-monsters/rules/duelChance';
import { canCome } from '../../../../src/games/king-of-monsters/rules/hands';
import { scoreOf as scoreBy } from '../../../../src/games/king-of-monsters/rules/score';
import { SIGHTS, type Sight } from '../../../../src/games/king-of-monsters/rules/sight';
import { at, heroFrame, type Sketch, sketched } from '../../../helpers/king/sketch';

/** What a bot does, asked with the view of the seat that decides. */
function chosenBy(bot: BotId, position: Position, seed = 1): Action {
  const { seat } = position.stack.at(-1)!;
  const view = king.view(position, seat);
  return BOTS[bot](simulator).choose({ view, legal: king.legal(view), seat, seed });
}
const greedy = (position: Position): Action => chosenBy('greedy', position);
const gentle = (position: Position): Action => chosenBy('gentle', position);

const SCENE: Sketch = {
  king: { zone: 'lines', hand: ['R9', 'Y2', 'B8'] },
  heroes: { dynamo: at('lines', ['R9', 'R2', 'Y3']), anvil: at('hq', ['Y5']) },
  chart: { R: 'R1 R3 R6', G: 'G1 G4', Y: 'Y2 Y6', B: 'B2 B7' },
  stack: [{ kind: 'fight', seat: 'king' }],
};

/** These do not tell cards of their own apart. */
const COUNTING: ReadonlySet<Sight> = new Set(['counts', 'limits']);

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

  describe('of the cards that are sure to cover a plate', () => {
    const frame = heroFrame('dynamo', { step: 'fight', row: 'R' });
    const open = sketched({ ...SCENE, chart: { ...SCENE.chart, R: 'R1^ R3' }, stack: [frame] });
    const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1);
    const laidBy = (bot: BotId) => new Set(SEEDS.map((seed) => JSON.stringify(chosenBy(bot, open, seed))));
    const lay = (card: string) => JSON.stringify({ do: 'cover', row: 'R', card });

    it.each(['hunter', 'merciless'] as const)('the %s takes the lowest', (bot) => {
      expect(laidBy(bot)).toEqual(new Set([lay('R2')]));
    });

    it('the greedy bot takes any: it counts cards', () => {
      expect(laidBy('greedy')).toEqual(new Set([lay('R2'), lay('R9')]));
    });
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

  it.each(SIGHTS)('what the other side holds is worth the same whatever it is: %s', (sight) => {
    const scoreOf = (position: Position, seat: 'king' | 'dynamo') => scoreBy(position, seat, sight);
    const one = sketched(SCENE);
    const king = sketched({ ...SCENE, king: { zone: 'lines', hand: ['G1', 'Y1', 'B1'] } });
    expect(scoreOf(king, 'dynamo')).toBe(scoreOf(one, 'dynamo'));
    if (COUNTING.has(sight)) expect(scoreOf(king, 'king')).toBe(scoreOf(one, 'king'));
    else expect(scoreOf(king, 'king')).toBeLessThan(scoreOf(one, 'king'));
    const heroes = sketched({
      ...SCENE,
      heroes: { ...SCENE.heroes, dynamo: at('lines', ['R1', 'G1', 'B1']) },
    });
    expect(scoreOf(heroes, 'king')).toBe(scoreOf(one, 'king'));
    if (COUNTING.has(sight)) expect(scoreOf(heroes, 'dynamo')).toBe(scoreOf(one, 'dynamo'));
    else expect(scoreOf(heroes, 'dynamo')).toBeLessThan(scoreOf(one, 'dynamo'));
  });

  it('a card beyond the hand size is one more to who counts them, and a burden to who sees that it must go (K7.1)', () => {
    const gain = (sight: Sight) => {
      const standing = (anvil: string[]) =>
        scoreBy(sketched({ ...SCENE, heroes: { ...SCENE.heroes, anvil: at('hq', anvil) } }), 'anvil', sight);
      return standing(['Y5', 'Y4', 'R3', 'B2', 'G2', 'G1']) - standing(['Y5', 'Y4', 'R3', 'B2', 'G2']);
    };
    expect(gain('counts')).toBeGreaterThan(0);
    for (const sight of ['limits', 'table', 'ahead'] as const) expect(gain(sight)).toBeLessThan(0);
    expect(gain('hands')).toBeGreaterThan(0);
  });

  it('a hero in the middle of his turn sees what he has before him, but for who sees the table only', () => {
    const gain = (sight: Sight) => {
      const standing = (step: 'move' | 'fight') =>
        scoreBy(
          sketched({
            ...SCENE,
            stack: [heroFrame('dynamo', { step, row: step === 'fight' ? 'R' : null })],
          }),
          'dynamo',
          sight,
        );
      return standing('fight') - standing('move');
    };
    expect(gain('table')).toBe(0);
    expect(gain('open')).toBeGreaterThan(0);
  });

  it('who looks ahead counts little on a chart that the next Setup clears (K6.2)', () => {
    const gain = (advanced: boolean, sight: 'open' | 'ahead') => {
      const standing = (red: string) => {
        const now = sketched({ ...SCENE, chart: { ...SCENE.chart, R: red }, stack: [heroFrame('dynamo')] });
        return scoreBy({ ...now, turn: { ...now.turn, advanced } }, 'dynamo', sight);
      };
      return standing('') - standing('R1 R3 R6');
    };
    expect(gain(false, 'open')).toBeGreaterThan(5);
    expect(gain(true, 'open')).toBeCloseTo(gain(false, 'open'));
    expect(gain(false, 'ahead')).toBeCloseTo(gain(false, 'open'));
    expect(gain(true, 'ahead')).toBeGreaterThan(0);
    expect(gain(true, 'ahead')).toBeLessThan(gain(true, 'open') / 2);
  });

  it.each([
    ['hunter', 'dynamo', 'table'],
    ['hunter', 'king', 'table'],
    ['merciless', 'dynamo', 'hands'],
    ['merciless', 'king', 'ahead'],
  ] as const)('the %s at the seat of %s goes by what it sees: %s', (level, asker, sight) => {
    const now = sketched({ ...SCENE, chart: { ...SCENE.chart, R: '' }, stack: [heroFrame('dynamo')] });
    const doomed = simulator.from({ ...now, turn: { ...now.turn, advanced: true } });
    const judged: number[] = [];
    evaluatorFor(simulator, level, asker)(doomed, judged);
    const standing = (each: Sight) => {
      const scores = doomed.seats.map(
        (seat) => scoreBy(doomed.position() as Position, seat, each) / simulator.scale,
      );
      softmax(scores, scores.length);
      return scores;
    };
    expect(judged).toEqual(standing(sight));
    for (const other of SIGHTS.filter((each) => each !== sight)) expect(judged).not.toEqual(standing(other));
  });

  describe('who sees what hands can still do', () => {
    /** How the League stands when Dynamo and Artemis hold these, and the red row is a single open 8. */
    const standing = (
      sight: Sight,
      dynamo: string,
      artemis: string,
      more: Partial<Sketch> = {},
      turn = {},
    ) => {
      const heroes = { dynamo: at('lines', [dynamo]), artemis: at('lines', [artemis]) };
      const chart = { ...SCENE.chart, R: 'R8^' };
      const now = sketched({ ...SCENE, heroes, chart, ...more });
      return scoreBy({ ...now, turn: { ...now.turn, ...turn } }, 'dynamo', sight);
    };
    const rampage = { phase: 'rampage' as const };

    it('thinks more of a card that covers an open plate (K14.3)', () => {
      const gain = (sight: Sight) =>
        standing(sight, 'R9', 'Y1', {}, rampage) - standing(sight, 'R7', 'Y1', {}, rampage);
      expect(gain('hands')).toBeGreaterThan(gain('ahead') + 1);
    });

    it('thinks little of a second one: one cover lies on a plate', () => {
      const gain = (dynamo: string) =>
        standing('hands', dynamo, 'R9', {}, rampage) - standing('hands', dynamo, 'R1', {}, rampage);
      expect(gain('R9')).toBeGreaterThan(0);
      expect(gain('R9')).toBeLessThan(gain('R7') / 2);
    });

    it('thinks less of the card of a hero who is elsewhere, and of one who is to go through other rows first', () => {
      const gain = (hero: 'dynamo' | 'brick' | 'anvil', zone: 'lines' | 'hq') => {
        const score = (card: string) =>
          standing('hands', '', '', { heroes: { [hero]: at(zone, [card]) } }, rampage);
        return score('R9') - score('R7');
      };
      expect(gain('dynamo', 'hq')).toBeLessThan(gain('dynamo', 'lines'));
      expect(gain('brick', 'lines')).toBeLessThan(gain('dynamo', 'lines'));
      expect(gain('anvil', 'lines')).toBeLessThan(gain('brick', 'lines'));
    });

    it.each([
      ['next to him, with a card for his zone', 'motorpool', ['G3'], true],
      ['next to him, without one', 'motorpool', ['R3', 'Y9', 'B4'], false],
      ['two zones off, with both cards', 'metro', ['G3', 'R1'], true],
      ['two zones off, with one of them twice', 'metro', ['G3', 'G1'], false],
      ['behind him, with a card for his zone', 'beach', ['G3'], true],
    ] as const)('knows whether a hero can come to the King (K13.1): %s', (_, zone, hand, comes) => {
      const heroes = { dynamo: at(zone, [...hand]) };
      expect(canCome(sketched({ ...SCENE, heroes, destroyed: ['metro'] }), 'dynamo')).toBe(comes);
      // By the Metrorail he goes anywhere for a card of its colour.
      expect(canCome(sketched({ ...SCENE, heroes }), 'dynamo')).toBe(
        (hand as readonly string[]).includes('G3'),
      );
    });

    it('lets a hero who can do nothing take the two cards himself (K12.3)', () => {
      const heroes = { dynamo: at('hq', ['R2', 'R5', 'R3', 'B2', 'B4']), anvil: at('lines', ['Y5']) };
      const stack: Sketch['stack'] = [{ kind: 'card', seat: 'dynamo', card: 'BD' }];
      const turn = { queue: ['anvil' as const] };
      const drawn = sketched({ ...SCENE, heroes, destroyed: ['metro', 'hq'], turn, stack });
      expect(chosenBy('merciless', drawn)).toEqual({ do: 'take' });
    });

    it('shuns the frenzy of a third row that the next Setup clears (K15.1, K6.2)', () => {
      const stack = [heroFrame('dynamo', { step: 'fight', row: 'R', used: ['token'] })];
      const heroes = { dynamo: at('lines', ['R2', 'R5', 'Y3', 'G4', 'B8']), anvil: at('lines', ['Y5']) };
      const chart = { R: '', G: 'x', Y: 'x', B: 'B1 B2 B7 B8' };
      const now = sketched({ ...SCENE, heroes, destroyed: ['motorpool'], chart, stack });
      expect(chosenBy('merciless', now)).toEqual({ do: 'duel', row: 'R' });
      const doomed = { ...now, turn: { ...now.turn, advanced: true } };
      expect(chosenBy('merciless', doomed)).not.toEqual({ do: 'duel', row: 'R' });
    });

    it('thinks nothing of cards that come too late for a chart that the next Setup clears (K6.2)', () => {
      const hero = { phase: 'hero' as const, queue: [] };
      const gain = (advanced: boolean) => {
        const turn = { ...hero, advanced };
        return standing('hands', 'R9', 'Y1', {}, turn) - standing('hands', 'R7', 'Y1', {}, turn);
      };
      expect(gain(true)).toBeLessThan(gain(false) / 4);
    });
  });

  it.each(['hunter', 'merciless'] as const)('the %s has no low hidden plate replaced (K7.3)', (bot) => {
    const heroes = { anvil: at('lines', ['Y5']), dynamo: at('lines', ['R4']) };
    const chart = { R: 'R1 R3 R6 R8', G: 'G1 G2 G4 G9', Y: 'Y1 Y4 Y5 Y6', B: 'B0 B2 B6 B7' };
    const stack: Sketch['stack'] = [{ kind: 'replace', seat: 'anvil' }];
    const chosen = chosenBy(bot, sketched({ ...SCENE, heroes, chart, stack }));
    expect(chosen).toMatchObject({ do: 'replace', col: 4 });
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

describe('the chances of a duel by how many cards both hold', () => {
  it('are none without cards, and those of a single answer against an empty hand', () => {
    expect(duelChance(0, 5)).toBe(0);
    // One card in three has the colour or the number.
    expect(duelChance(1, 0)).toBeCloseTo(0.34);
    // He answers, and the other cannot.
    expect(duelChance(1, 1)).toBeCloseTo(0.34 * (1 - 0.34));
  });

  it('grow with the own cards and shrink with those of the other', () => {
    for (let own = 1; own < 12; own++) {
      for (let other = 0; other < 12; other++) {
        expect(duelChance(own + 1, other)).toBeGreaterThan(duelChance(own, other));
        expect(duelChance(own, other + 1)).toBeLessThan(duelChance(own, other));
      }
    }
  });
});
