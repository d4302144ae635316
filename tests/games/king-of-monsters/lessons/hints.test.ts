import { expect, it } from 'vitest';
import { unwrap } from '#core';
import { kingHints, kingLessons, kingRulebook } from '#king-of-monsters/lessons';
import { king } from '#king-of-monsters/rules';
import { playLesson } from '#learning';
import { expectHintsTold } from '../../../helpers/coachTold';
import { embattledPlay, randomGame } from '../../../helpers/king/random-game';

/** What is only to be known. */
const PLAIN = ['last-turn', 'two'];

/** The moments of all lessons. */
function* inLessons() {
  for (const lesson of kingLessons) {
    const { positions, events } = unwrap(playLesson(king, lesson));
    for (const [index, position] of positions.slice(0, -1).entries())
      yield { position, legal: king.legal(position), events: events[index]! };
  }
}

it('every hint comes up in games, and is acted on in games unless it is only to be known', () => {
  const needed = new Set<string>();
  const shown = new Set<string>();
  const games = [
    ...Array.from({ length: 14 }, (_, seed) => randomGame(seed, 400)),
    ...Array.from({ length: 30 }, (_, seed) => embattledPlay(seed, 40)),
    // What chance hardly ever brings about.
    inLessons(),
  ];
  for (const game of games) {
    for (const { position, legal, events } of game) {
      const seat = king.pending(position).at(-1)?.seat;
      if (seat === undefined) continue;
      const moment = { view: king.view(position, seat), seat, legal };
      for (const { id, when, shownBy } of kingHints) {
        if (when(moment)) needed.add(id);
        if (events.some((event) => shownBy?.(event, seat) === true)) shown.add(id);
      }
    }
  }
  const ids = kingHints.map(({ id }) => id);
  expect([...needed].toSorted()).toEqual(ids.toSorted());
  expect([...shown].toSorted()).toEqual(ids.filter((id) => !PLAIN.includes(id)).toSorted());
});

it('hints say in every language what holds, shortly, with a clause that the rules have', () => {
  expectHintsTold(kingHints, kingRulebook);
});
