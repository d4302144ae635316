import { describe, expect, it } from 'vitest';
import { LANGUAGES, type LocalizedText, unwrap } from '#core';
import { kingFirstGame as first, kingLessons, kingRulebook } from '#king-of-monsters/lessons';
import { type KingTypes, king, simulator } from '#king-of-monsters/rules';
import { clausesOf } from '#learning';
import { obedient, playCoached } from '../../../helpers/coached';
import { disobedient, expectPatience, expectToldShortly } from '../../../helpers/coachTold';

const IDS = first.ideas.map(({ id }) => id);

describe('the first game of King of Monsters', () => {
  it('brings up every idea, each when it is needed, and is won after seven turns by those who follow', () => {
    const { coached, steps, position } = playCoached(first, king, simulator, obedient);
    expect([...coached.learnt].toSorted()).toEqual(IDS.toSorted());
    expect(coached.passed).toEqual([]);
    expect(position.outcome).toEqual({ winner: 'league', reason: 'time' });
    expect(position.turn.number).toBe(7);
    const own = steps.filter(({ seat }) => seat === first.seat);
    expect(own.length).toBeLessThanOrEqual(60);
    const order = own.map(({ idea }) => idea);
    expect(order.slice(0, 6)).toEqual(['goal', 'way', 'chart', 'look', 'fight', 'cover']);
    // Each step of a fight is told after the one that leads to it.
    for (const [before, after] of [
      ['way', 'fight'],
      ['fight', 'cover'],
      ['cover', 'compare'],
      ['compare', 'duel-for-a-row'],
      ['duel-for-a-row', 'answer'],
    ] as const)
      expect(order.indexOf(before), after).toBeLessThan(order.indexOf(after));
  });

  it('begins at the first move, and nobody decides about an action card before the third turn', () => {
    const position = unwrap(king.parse(first.position()));
    expect(position.stack).toMatchObject([{ kind: 'hero', seat: first.seat, step: 'move' }]);
    const turns: number[] = [];
    playCoached(first, king, simulator, (wanted, _, __, { view }) => {
      if (view.stack.at(-1)?.kind === 'card') turns.push(view.turn.number);
      return wanted[0];
    });
    expect(Math.min(...turns)).toBeGreaterThanOrEqual(3);
  });

  it('says that covers are lost before anything else is asked, and only after a row was won with them', () => {
    const { steps } = playCoached(first, king, simulator, obedient);
    const own = steps.filter(({ seat }) => seat === first.seat).map(({ idea }) => idea);
    expect(own.indexOf('swept')).toBeGreaterThan(own.indexOf('duel-for-a-row'));
  });

  it('says of whatever is lit what it is', () => {
    playCoached(first, king, simulator, (wanted, _, topic, moment) => {
      const [best] = wanted;
      if (topic === null && best?.do === 'motorpool')
        expect(first.alone.say(moment).en).toContain('Motor Pool');
      if (topic === null && best?.do === 'shift') expect(first.alone.say(moment).en).toContain('row beside');
      if (topic === null && best?.do === 'discard') expect(first.alone.say(moment).en).toMatch(/^Discard/);
      // To end the turn is spoken of, and so no card to set aside is lit before it.
      if (best?.do === 'end') expect(best.store).toBeUndefined();
      if (topic === null) expect(first.alone.say(moment).en).not.toBe('The best choice is lit.');
      return best;
    });
  });

  it('asks to end the turn where that is what is lit, and only there', () => {
    let asked = 0;
    for (const pupil of [obedient, disobedient<KingTypes>(0), disobedient<KingTypes>(1)])
      playCoached(first, king, simulator, (wanted, legal, topic, moment) => {
        const { en } = (topic?.idea ?? first.alone).say(moment);
        const told = /end your turn/i.test(en);
        if (topic === null || told) expect(told, en).toBe(wanted[0]?.do === 'end');
        if (told) asked++;
        return pupil(wanted, legal, topic, moment);
      });
    expect(asked).toBeGreaterThan(0);
  });

  it.each(Array.from({ length: 3 }, (_, seed) => seed))(
    'copes with whoever does anything else that is legal, and comes to an end (%i)',
    (seed) => {
      const played = playCoached(first, king, simulator, disobedient(seed));
      expect(played.position.outcome).not.toBeNull();
      expectPatience(played);
    },
  );

  it('says everything in every language, in at most two sentences, with a clause that the rules have', () => {
    const clauses = clausesOf(kingRulebook).map(({ number }) => number);
    for (const { id, clause, title } of first.ideas) {
      expect(clauses, id).toContain(clause);
      for (const language of LANGUAGES) expect(title[language]).not.toBe('');
    }
    const said: LocalizedText[] = [
      first.otherwise,
      first.meanwhile,
      ...first.ideas.flatMap(({ after }) => after ?? []),
    ];
    playCoached(first, king, simulator, (wanted, _, topic, moment) => {
      said.push((topic?.idea ?? first.alone).say(moment));
      return wanted[0];
    });
    for (const { wants, say } of first.ideas)
      if (wants === undefined) said.push(say({ view: {} as never, seat: first.seat, legal: [] }));
    expectToldShortly(said);
    expect(new Set(said.map(({ en }) => en)).size).toBeGreaterThan(16);
  });

  it('marks places that there are, and leads on to lessons that there are', () => {
    const marked: string[] = [];
    playCoached(first, king, simulator, (wanted, _, topic, moment) => {
      for (const mark of topic?.idea.marks?.(moment) ?? []) if ('box' in mark) marked.push(mark.box);
      return wanted[0];
    });
    expect(new Set(marked).size).toBeGreaterThan(0);
    const ids = kingLessons.map(({ id }) => id);
    for (const { lesson } of first.beyond) expect(ids).toContain(lesson);
  });

  it('lights the cards and buttons by which an action is taken', () => {
    expect(first.touch({ do: 'move', to: 'lines', card: 'G3' })).toEqual({
      card: 'artemis G3',
      choices: ['lines'],
    });
    expect(first.touch({ do: 'answer', card: 'R1' })).toEqual({ card: 'artemis R1' });
    expect(first.touch({ do: 'peek', row: 'R', col: 2 })).toEqual({ choices: ['R2'] });
    expect(first.touch({ do: 'end', store: 'B4' })).toEqual({ card: 'artemis B4', choices: ['end'] });
  });
});
