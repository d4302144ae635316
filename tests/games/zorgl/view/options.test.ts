import { describe, expect, it } from 'vitest';
import { isGeneratedSeed, parseSeedInput } from '#core';
import { CITIES, zorgl } from '#zorgl/rules';
import { draftToKeep, readDraft } from '../../../../src/games/zorgl/view/keptDraft';
import {
  defaultDraft,
  planGame,
  withColour,
  withMonster,
  withPlayerCount,
  withSeat,
} from '../../../../src/games/zorgl/view/options';

const draft = defaultDraft({ A: 'Rex', B: 'Mia', C: 'Zed', D: 'Olga' }, 7);

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

  it('never gives two players the same colour: who had it takes the one that becomes free', () => {
    const repainted = withColour(draft, 'A', draft.seats.C.colour);
    expect(repainted.seats.A.colour).toBe('#8e5bd0');
    expect(repainted.seats.C.colour).toBe('#e8503a');
    const fresh = withColour(draft, 'A', '#79b43c');
    expect(fresh.seats.A.colour).toBe('#79b43c');
    expect(fresh.seats.C.colour).toBe('#8e5bd0');
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

  it('gives each bot the level that was chosen for it, and people none', () => {
    const chosen = withSeat(withSeat(withPlayerCount(draft, 3), 'C', { level: 'gentle' }), 'A', {
      level: 'planner',
    });
    expect(planGame(chosen)?.bots).toEqual(
      new Map([
        ['B', 'greedy'],
        ['C', 'gentle'],
      ]),
    );
  });

  it('reads a draft from before bots had levels', () => {
    const before = structuredClone(draftToKeep(withSeat(draft, 'A', { name: 'Godfrey' }))) as {
      seats: Record<string, { level?: string }>;
    };
    for (const seat of Object.values(before.seats)) delete seat.level;
    expect(readDraft(before, draft).seats.A).toMatchObject({ name: 'Godfrey', level: 'greedy' });
    before.seats.A!.level = 'omniscient';
    expect(readDraft(before, draft)).toBe(draft);
  });

  it('calls a player without a name by the letter', () => {
    expect(planGame(withSeat(draft, 'A', { name: '  ' }))?.names.get('A')).toBe('A');
  });

  it('keeps a drawn seed of 128 bits', () => {
    const drawn = '00112233445566778899aabbccddeeff';
    const dealt = defaultDraft({ A: 'Rex', B: 'Mia', C: 'Zed', D: 'Olga' }, drawn);
    expect(planGame(dealt)?.seed).toBe(drawn);
    expect(isGeneratedSeed(dealt.seed)).toBe(true);
    expect(isGeneratedSeed(draft.seed)).toBe(false);
  });

  it('waits for a seed that is a number', () => {
    expect(planGame({ ...draft, seed: '12a' })).toBeUndefined();
    expect(parseSeedInput(' 999999999 ')).toBe(999_999_999);
    for (const bad of ['', '-1', '1.5', '1000000000', '1e3']) expect(parseSeedInput(bad)).toBeUndefined();
  });
});
