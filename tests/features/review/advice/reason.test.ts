import { describe, expect, it } from 'vitest';
import type { SearchResult } from '#bots';
import { type GameTypes, runToEnd } from '#core';
import type { GameModule } from '#module';
import { reasoning } from '../../../../src/features/review/advice/reason';
import { type Toy, toyGame, toyPosition, toySimulator } from '../../../helpers/toy-game';

const weighed = (lay: number, visits: number, value: number) => ({ action: { lay }, visits, value });

function thought(parts: Partial<SearchResult<Toy>>): SearchResult<GameTypes> {
  const best = parts.best ?? { lay: 3 };
  return {
    iterations: 10,
    actions: [weighed(3, 8, 0.7)],
    best,
    line: [best],
    ...parts,
  } as SearchResult<GameTypes>;
}

/** What is hidden is guessed rightly, so that everything can be worked out by hand. */
function reasonOf(of: SearchResult<GameTypes>, hands = { A: [0, 3], B: [1] }, rules = toyGame) {
  const position = toyPosition(hands);
  const simulator = { ...toySimulator, determinize: () => position };
  const module = { rules, simulator } as unknown as Pick<GameModule, 'rules' | 'simulator'>;
  return runToEnd(reasoning(module, toyGame.view(position, 'A'), 'A', of, 7));
}

describe('why an action is a good one', () => {
  it('tells the chances with it and with the best other action that is known well enough', () => {
    const actions = [weighed(0, 4, 0.5), weighed(3, 40, 0.7), weighed(1, 1, 0.9)];
    expect(reasonOf(thought({ actions }))).toMatchObject({ chance: 0.7, otherwise: 0.5 });
    expect(reasonOf(thought({ actions }))).toMatchObject({ forced: false });
    expect(reasonOf(thought({}))).toMatchObject({ chance: 0.7, otherwise: null, forced: true });
    const untried = [weighed(0, 0, 0.5), weighed(3, 1, 0.7)];
    expect(reasonOf(thought({ actions: untried }))).toMatchObject({ otherwise: null, forced: false });
  });

  it('tells what the actions of the plan bring, without what nobody may know before', () => {
    const { plan } = reasonOf(thought({}));
    expect(plan).toHaveLength(1);
    expect(plan[0]!.length).toBeGreaterThan(0);
    expect(plan[0]!.every((event) => !('secret' in (event as object)))).toBe(true);
  });

  it('says who has little to gain afterwards, only if that is so', () => {
    expect(reasonOf(thought({ best: { lay: 0 } }), { A: [0, 3], B: [0] }).foiled).toBe('B');
    expect(reasonOf(thought({ best: { lay: 0 } }), { A: [0, 3], B: [3] }).foiled).toBeNull();
  });

  it('foils nobody of the own team', () => {
    const together = { ...toyGame, teams: () => [['A', 'B']] };
    expect(reasonOf(thought({ best: { lay: 0 } }), { A: [0, 3], B: [0] }, together).foiled).toBeNull();
  });
});
