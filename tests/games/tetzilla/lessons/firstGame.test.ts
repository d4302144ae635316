import { describe, expect, it } from 'vitest';
import { LANGUAGES, unwrap } from '#core';
import { clausesOf } from '#learning';
import { tetzillaFirstGame as first, tetzillaLessons, tetzillaRulebook } from '#tetzilla/lessons';
import { simulator, type TetzillaTypes, tetzilla } from '#tetzilla/rules';
import { obedient, playCoached } from '../../../helpers/coached';
import { disobedient, expectPatience, expectToldShortly } from '../../../helpers/coachTold';

const IDS = first.ideas.map(({ id }) => id);

describe('the first game of TetZilla', () => {
  it('brings up every idea, each when it is needed, and is won after eight turns by whoever follows', () => {
    const { coached, steps, position } = playCoached(first, tetzilla, simulator, obedient);
    expect([...coached.learnt].toSorted()).toEqual(IDS.toSorted());
    expect(coached.passed).toEqual([]);
    expect(position.outcome).toMatchObject({ winners: ['A'], reason: 'turns' });
    // The other player is one to reckon with, and lives to the end.
    expect(position.outcome!.scores.B).toBeGreaterThan(20);
    expect(position.players.B!.hits).toBeLessThan(10);
    const own = steps.filter(({ seat }) => seat === 'A');
    expect(own.slice(0, 5).map(({ idea }) => idea)).toEqual(['goal', 'tile', 'signs', 'enter', 'tokens']);
    expect(own.length).toBeLessThanOrEqual(60);
    // It is told that guards fire before one of them is chosen.
    const order = own.map(({ idea }) => idea);
    for (const kind of ['missile', 'laser', 'tank', 'harmless'])
      expect(order.indexOf('fire')).toBeLessThan(order.indexOf(kind));
  });

  it('asks to pass where that is what is lit, and only there', () => {
    let asked = 0;
    for (const pupil of [obedient, disobedient<TetzillaTypes>(0), disobedient<TetzillaTypes>(1)])
      playCoached(first, tetzilla, simulator, (wanted, legal, topic, moment) => {
        const { en } = (topic?.idea ?? first.alone).say(moment);
        const told = /\bpass for\b/i.test(en);
        if (topic === null || told) expect(told, en).toBe(wanted[0]?.do === 'pass');
        if (told) asked++;
        return pupil(wanted, legal, topic, moment);
      });
    expect(asked).toBeGreaterThan(0);
  });

  it.each(Array.from({ length: 4 }, (_, seed) => seed))(
    'copes with whoever does anything else that is legal, and comes to an end (%i)',
    (seed) => {
      const played = playCoached(first, tetzilla, simulator, disobedient(seed));
      expect(played.position.outcome).not.toBeNull();
      expectPatience(played);
    },
  );

  it('says everything in every language, in at most two sentences, with a clause that the rules have', () => {
    const clauses = clausesOf(tetzillaRulebook).map(({ number }) => number);
    for (const { id, clause, title } of first.ideas) {
      expect(clauses, id).toContain(clause);
      for (const language of LANGUAGES) expect(title[language]).not.toBe('');
    }
    const said = [first.otherwise, first.meanwhile, ...first.ideas.flatMap(({ after }) => after ?? [])];
    playCoached(first, tetzilla, simulator, (wanted, _, topic, moment) => {
      said.push((topic?.idea ?? first.alone).say(moment));
      return wanted[0];
    });
    for (const { wants, say } of first.ideas)
      if (wants === undefined) said.push(say({ view: {} as never, seat: 'A', legal: [] }));
    expectToldShortly(said);
    expect(new Set(said.map(({ en }) => en)).size).toBeGreaterThan(22);
  });

  it('begins with a position of the rules, marks where the tile comes to lie, and leads on to lessons that are there', () => {
    const position = unwrap(tetzilla.parse(first.position()));
    const moment = {
      view: tetzilla.view(position, 'A'),
      seat: 'A',
      legal: tetzilla.legal(position),
    } as const;
    const tile = first.ideas.find(({ id }) => id === 'tile')!;
    const [best] = tile.wants!(moment);
    const landed = unwrap(tetzilla.apply(position, best!)).position;
    const boxes = tile.marks!(moment).map((mark) => ('box' in mark ? mark.box : ''));
    expect(boxes).toHaveLength(4);
    for (const box of boxes) {
      const token = landed.board[20 - Number(box.slice(1))]!.split(' ')[box.charCodeAt(0) - 97];
      expect(token, box).not.toBe('.');
      expect(position.board[20 - Number(box.slice(1))]!.split(' ')[box.charCodeAt(0) - 97]).toBe('.');
    }
    expect(first.touch(best!).choices).toHaveLength(3);
    const lessons = tetzillaLessons.map(({ id }) => id);
    for (const { lesson } of first.beyond) expect(lessons).toContain(lesson);
  });
});
