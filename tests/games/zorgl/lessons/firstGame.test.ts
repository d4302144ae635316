import { describe, expect, it } from 'vitest';
import { LANGUAGES, unwrap } from '#core';
import { clausesOf } from '#learning';
import { zorglFirstGame as first, zorglLessons, zorglRulebook } from '#zorgl/lessons';
import { gainsOf, scores, simulator, type ZorglTypes, zorgl } from '#zorgl/rules';
import { obedient, playCoached } from '../../../helpers/coached';
import { disobedient, expectPatience, expectToldShortly } from '../../../helpers/coachTold';

const IDS = first.ideas.map(({ id }) => id);

describe('the first game of Zorgl-Zilla', () => {
  it('brings up every idea, each when it is needed, and is won by those who follow; the first card is a blow', () => {
    const { coached, steps, position } = playCoached(first, zorgl, simulator, obedient);
    expect([...coached.learnt].toSorted()).toEqual(IDS.toSorted());
    expect(coached.passed).toEqual([]);
    expect(zorgl.outcome(position)).toEqual({ winner: 'A', reason: 'floors' });
    const own = steps.filter(({ seat }) => seat === 'A');
    expect(own.slice(0, 9).map(({ idea }) => idea)).toEqual([
      'goal',
      'shove',
      'turn',
      'clubs',
      'follow',
      // A unit that cannot flee scores: nobody is asked to stop before.
      null,
      'pile',
      'plant',
      'end',
    ]);
    // One word is read, then a card and whom it hits are pressed: the first crash is within three clicks.
    expect(own[1]?.action).toEqual({ do: 'attack', card: '3D', target: 'C' });
    expect(own.length).toBeLessThanOrEqual(24);
    // A plain shove is known before the powers that do more.
    const order = own.map(({ idea }) => idea);
    for (const power of ['shake', 'throw', 'frenzy', 'ace', 'joker']) {
      expect(order.indexOf('shove')).toBeLessThan(order.indexOf(power));
    }
  });

  it('advises to waste a card where that is what is lit', () => {
    const told: string[] = [];
    playCoached(first, zorgl, simulator, (wanted, _, topic, moment) => {
      if (topic === null && wanted[0]?.do === 'ignore') told.push(first.alone.say(moment).en);
      return wanted[0];
    });
    expect(told.length).toBeGreaterThan(0);
    for (const text of told) expect(text).toContain('Waste the lit one');
  });

  it('asks to end the turn only when no card scores, whatever was done before', () => {
    const asked: string[] = [];
    const misled: string[] = [];
    for (const pupil of [obedient, ...Array.from({ length: 4 }, (_, seed) => disobedient<ZorglTypes>(seed))])
      playCoached(first, zorgl, simulator, (wanted, legal, topic, moment) => {
        const said = (topic?.idea ?? first.alone).say(moment).en;
        if (wanted[0]?.do === 'end' || /end your turn/i.test(said)) {
          const gain = gainsOf(moment.view);
          asked.push(said);
          if (legal.some((action) => scores(gain(action)))) misled.push(said);
        }
        return pupil(wanted, legal, topic, moment);
      });
    expect(asked.length).toBeGreaterThan(10);
    expect(misled).toEqual([]);
  });

  it.each(Array.from({ length: 4 }, (_, seed) => seed))(
    'copes with whoever does anything else that is legal, and comes to an end (%i)',
    (seed) => {
      const played = playCoached(first, zorgl, simulator, disobedient(seed));
      expectPatience(played);
    },
  );

  it('says everything in every language, in at most two sentences, with a clause that the rules have', () => {
    const clauses = clausesOf(zorglRulebook).map(({ number }) => number);
    for (const { id, clause, title } of first.ideas) {
      expect(clauses, id).toContain(clause);
      for (const language of LANGUAGES) expect(title[language]).not.toBe('');
    }
    const said = [first.otherwise, first.meanwhile, ...first.ideas.flatMap(({ after }) => after ?? [])];
    playCoached(first, zorgl, simulator, (wanted, _, topic, moment) => {
      said.push((topic?.idea ?? first.alone).say(moment));
      return wanted[0];
    });
    expectToldShortly(said);
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
