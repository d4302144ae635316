import { describe, expect, it } from 'vitest';
import { LANGUAGES, Random, unwrap } from '#core';
import { zorglFirstGame as first, zorglLessons, zorglRulebook } from '#zorgl/lessons';
import { simulator, zorgl } from '#zorgl/rules';
import { obedient, playCoached } from '../../../helpers/coached';

const IDS = first.ideas.map(({ id }) => id);

describe('the first game of Zorgl-Zilla', () => {
  it('brings up every idea, each when it is needed, and is won in four turns by whoever follows', () => {
    const { coached, steps, position } = playCoached(first, zorgl, simulator, obedient);
    expect([...coached.learnt].toSorted()).toEqual(IDS.toSorted());
    expect(coached.passed).toEqual([]);
    expect(zorgl.outcome(position)).toEqual({ winner: 'A', reason: 'floors' });
    const own = steps.filter(({ seat }) => seat === 'A');
    expect(own.slice(0, 7).map(({ idea }) => idea)).toEqual([
      'goal',
      'turn',
      'clubs',
      'spades',
      'pile',
      'waste',
      'end',
    ]);
    expect(own.length).toBeLessThanOrEqual(24);
    // A plain shove is known before the powers that do more.
    const order = own.map(({ idea }) => idea);
    for (const power of ['shake', 'throw', 'frenzy', 'ace', 'joker']) {
      expect(order.indexOf('shove')).toBeLessThan(order.indexOf(power));
    }
  });

  it.each(Array.from({ length: 4 }, (_, seed) => seed))(
    'copes with whoever does anything else that is legal, and comes to an end (%i)',
    (seed) => {
      const random = Random.fromSeed(seed);
      const { coached, steps } = playCoached(first, zorgl, simulator, (wanted, legal) => {
        const others = legal.filter((action) => !wanted.includes(action));
        return random.pick(others.length > 0 ? others : legal);
      });
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
    const clauses = zorglRulebook.chapters.flatMap((chapter) => chapter.clauses.map(({ number }) => number));
    for (const { id, clause, title } of first.ideas) {
      expect(clauses, id).toContain(clause);
      for (const language of LANGUAGES) expect(title[language]).not.toBe('');
    }
    const said = [first.otherwise, first.meanwhile, ...first.ideas.flatMap(({ after }) => after ?? [])];
    playCoached(first, zorgl, simulator, (wanted, _, topic, moment) => {
      said.push((topic?.idea ?? first.alone).say(moment));
      return wanted[0];
    });
    for (const told of said) {
      for (const language of LANGUAGES) {
        expect(told[language].length, told[language]).toBeLessThanOrEqual(150);
        expect(told.fr, 'set as printers set it').not.toMatch(/ [;:!?]/);
        expect(
          told[language].split(/[.!?](?:\s|$)/).filter((part) => part !== '').length,
        ).toBeLessThanOrEqual(2);
      }
    }
    expect(new Set(said.map(({ en }) => en)).size).toBeGreaterThan(18);
  });

  it('deals the whole deck once, in the city of every game, and leads on to lessons that are there', () => {
    const position = unwrap(zorgl.parse(first.position()));
    const { A, C } = position.players;
    expect(new Set([...A!.hand, ...C!.hand, ...position.draw]).size).toBe(54);
    expect(zorgl.legal(position).length).toBeGreaterThan(0);
    const lessons = zorglLessons.map(({ id }) => id);
    for (const { lesson } of first.beyond) expect(lessons).toContain(lesson);
  });
});
