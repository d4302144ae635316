import { describe, expect, it } from 'vitest';
import { isGeneratedSeed } from '#core';
import { draftToStore, withSeat } from '#module';
import { CITIES, zorgl } from '#zorgl/rules';
import {
  defaultDraft,
  planGame,
  storedDraft,
  withMonster,
  withPlayerCount,
} from '../../../../src/games/zorgl/view/options';

const draft = defaultDraft(7);

describe('the draft of a game', () => {
  it('begins as a person against a bot on opposite places', () => {
    expect(planGame(draft)).toEqual({
      options: { places: ['A', 'C'], army: true, flight: 'english' },
      seed: 7,
      names: new Map([
        ['A', 'Rex'],
        ['C', 'Zed'],
      ]),
      bots: new Map([['C', 'greedy']]),
      colours: new Map([
        ['A', '#e8503a'],
        ['C', '#8e5bd0'],
      ]),
    });
  });

  it('is played in another city if one is chosen (Z1.5)', () => {
    expect(planGame(draft)?.options).not.toHaveProperty('board');
    expect(planGame(draft, [], CITIES.harbour)?.options.board).toEqual(CITIES.harbour);
  });

  it('gives special monsters to one place each: who had one takes the one that becomes free (Z11)', () => {
    const chosen = withMonster(withMonster(draft, 'A', 'xman'), 'C', 'nogyab');
    expect(planGame(chosen)?.options.monsters).toEqual({ A: 'xman', C: 'nogyab' });
    const swapped = withMonster(chosen, 'A', 'nogyab');
    expect(planGame(swapped)?.options.monsters).toEqual({ A: 'nogyab', C: 'xman' });
    const tame = withMonster(chosen, 'A', 'zorgl');
    expect(planGame(tame)?.options.monsters).toEqual({ A: 'zorgl', C: 'nogyab' });
    for (const each of [chosen, swapped, tame]) expect(zorgl.setup(planGame(each)!.options, 1).ok).toBe(true);
  });

  it('keeps names of places that are left and taken again', () => {
    const renamed = withSeat(withPlayerCount(draft, 4), 'D', { name: 'Godfrey', bot: false });
    const back = withPlayerCount(withPlayerCount(renamed, 2), 4);
    expect(planGame(back)?.names.get('D')).toBe('Godfrey');
    expect([...planGame(back)!.bots.keys()]).toEqual(['B', 'C']);
  });

  it('keeps a drawn seed of 128 bits', () => {
    const drawn = '00112233445566778899aabbccddeeff';
    const dealt = defaultDraft(drawn);
    expect(planGame(dealt)?.seed).toBe(drawn);
    expect(isGeneratedSeed(dealt.seed)).toBe(true);
    expect(isGeneratedSeed(draft.seed)).toBe(false);
  });

  it('is stored with its monsters, and only at places that go together (Z2.1)', () => {
    const chosen = withMonster(withPlayerCount(draft, 3), 'B', 'moss');
    expect(storedDraft(draftToStore(chosen), 7)).toEqual(chosen);
    expect(storedDraft({ ...chosen, places: ['A', 'B'] }, 7)).toEqual(draft);
  });
});
