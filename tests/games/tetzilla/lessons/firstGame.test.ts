import { describe, expect, it } from 'vitest';
import { LANGUAGES, Random, unwrap } from '#core';
import { tetzillaFirstGame as first, tetzillaLessons, tetzillaRulebook } from '#tetzilla/lessons';
import { simulator, tetzilla } from '#tetzilla/rules';
import { obedient, playCoached } from '../../../helpers/coached';

const IDS = first.ideas.map(({ id }) => id);

describe('the first game of TetZilla', () => {
  it('brings up every idea, each when it is needed, and is won after eight turns by whoever follows', () => {
    const { coached, steps, position } = playCoached(first, tetzilla, simulator, obedient);
    expect([...coached.learnt].toSorted()).toEqual(IDS.toSorted());
    expect(coached.passed).toEqual([]);
    expect(position.outcome).toMatchObject({ winners: ['A'], reason: 'turns' });
    const own = steps.filter(({ seat }) => seat === 'A');
    expect(own.slice(0, 5).map(({ idea }) => idea)).toEqual(['goal', 'tile', 'signs', 'enter', 'tokens']);
    expect(own.length).toBeLessThanOrEqual(60);
    // It is told that guards fire before one of them is chosen.
    const order = own.map(({ idea }) => idea);
    for (const kind of ['missile', 'laser', 'tank', 'harmless'])
      expect(order.indexOf('fire')).toBeLessThan(order.indexOf(kind));
  });

  it.each(Array.from({ length: 4 }, (_, seed) => seed))(
    'copes with whoever does anything else that is legal, and comes to an end (%i)',
    (seed) => {
      const random = Random.fromSeed(seed);
      const { coached, steps, position } = playCoached(first, tetzilla, simulator, (wanted, legal) => {
        const others = legal.filter((action) => !wanted.includes(action));
        return random.pick(others.length > 0 ? others : legal);
      });
      expect(position.outcome).not.toBeNull();
      const asked = new Map<string, number>();
      for (const { idea, action } of steps) {
        if (idea !== null && action !== null) asked.set(idea, (asked.get(idea) ?? 0) + 1);
      }
      for (const [idea, times] of asked) expect(times, idea).toBeLessThanOrEqual(2);
      expect(new Set(coached.settled).size).toBe(coached.settled.length);
      for (const id of coached.learnt) expect(coached.settled).toContain(id);
    },
  );

  it('says everything in every language, in at most two sentences, with a clause that the rules have', () => {
    const clauses = tetzillaRulebook.chapters.flatMap((chapter) =>
      chapter.clauses.map(({ number }) => number),
    );
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
    for (const told of said) {
      for (const language of LANGUAGES) {
        expect(told[language].length, told[language]).toBeLessThanOrEqual(150);
        expect(told.fr, 'set as printers set it').not.toMatch(/ [;:!?]/);
        expect(
          told[language].split(/[.!?](?:\s|$)/).filter((part) => part !== '').length,
        ).toBeLessThanOrEqual(2);
      }
    }
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
