import { expect, it } from 'vitest';
import { type Game, Match, Random, type RedactedEntry } from '#core';
import { RecentViews, ViewCourse } from '../../src/session/view-course';
import { type Toy, type ToyPosition, toyGame, toyPosition } from '../helpers/toy-game';

const CARDS = 200;

/** A long match of two who lay a card or pass, and its course as everybody sees it. */
function courseOf(actions: number) {
  const hand = Array.from({ length: CARDS }, (_, index) => index % 4);
  const match = new Match<Toy>(toyGame, toyPosition({ A: hand, B: hand }));
  const random = Random.fromSeed(3);
  const play = () => void match.act(random.pick(match.legal()));
  for (let action = 0; action < actions; action++) play();
  let advanced = 0;
  const counting: Pick<Game<Toy>, 'advance'> = {
    advance: (view, events) => {
      advanced++;
      return toyGame.advance(view, events);
    },
  };
  const opening = toyGame.view(match.positionAt(0) as ToyPosition, 'spectator');
  const course = new ViewCourse<Toy>(counting, opening, () => match.entries as readonly RedactedEntry<Toy>[]);
  const truth = (count: number) => toyGame.view(match.positionAt(count) as ToyPosition, 'spectator');
  /** How many actions are gone through for a view. */
  const effort = (count: number) => {
    const before = advanced;
    course.at(count);
    return advanced - before;
  };
  return { match, play, course, truth, effort };
}

it('has every view, whichever is asked for first, and after some actions were taken back', () => {
  const { match, play, course, truth } = courseOf(170);
  for (const count of [170, 0, 50, 49, 51, 169, 100, 120, 7]) expect(course.at(count)).toEqual(truth(count));
  for (const left of [160, 149, 100, 99]) {
    while (match.length > left) match.takeBack();
    course.cut(left);
    for (let action = 0; action < 3; action++) play();
    for (const count of [match.length, left, 50]) expect(course.at(count)).toEqual(truth(count));
  }
  expect(() => course.at(match.length + 1)).toThrow(RangeError);
  expect(() => course.at(-1)).toThrow(RangeError);
});

it('goes through the game once, then never through more than fifty actions for a view', () => {
  const { course, effort } = courseOf(170);
  expect(effort(170)).toBe(170);
  expect(effort(170)).toBe(0);
  expect(course.at(170)).toBe(course.at(170));
  for (let count = 169; count >= 0; count--) expect(effort(count)).toBeLessThan(50);
  for (let count = 1; count <= 170; count++) expect(effort(count)).toBeLessThanOrEqual(1);
});

it('keeps the views that were asked for last', () => {
  const views = new RecentViews<number>();
  let made = 0;
  const ask = (count: number) => views.at(count, () => ++made);
  for (let count = 0; count < 30; count++) ask(count);
  expect(ask(29)).toBe(30);
  expect(views.find(0)).toBeUndefined();
  expect(ask(0)).toBe(31);
  for (let count = 1; count < 8; count++) ask(count);
  expect(made).toBe(38);
  expect(ask(0)).toBe(31);
  views.cut(3);
  expect(ask(3)).toBe(34);
  expect(ask(4)).toBe(39);
});
