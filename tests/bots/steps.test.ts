import { describe, expect, it } from 'vitest';
import { type Candidate, inStep } from '../../src/bots/steps';

const END = 0;
/** Shots of the pieces 1 and 2 in step 1, their moves in step 2, and a gift in any. */
const SHOT_OF_1 = 11;
const MOVE_OF_1 = 12;
const SHOT_OF_2 = 21;
const MOVE_OF_2 = 22;
const GIFT = 99;

const stepOf = (code: number) =>
  code === GIFT ? undefined : { step: code % 10, piece: Math.floor(code / 10) };

/** What comes first of actions that are liked so much, handing over at 0. */
function firstOf(likings: Readonly<Record<number, number>>): readonly number[] {
  const actions = Object.entries(likings).map(
    ([code, liked]): Candidate => ({
      code: Number(code),
      liked,
      by: 'rolls',
    }),
  );
  return inStep([{ code: END, liked: 0, by: 'standing' }, ...actions], stepOf).map(({ code }) => code);
}

describe('a turn of steps', () => {
  it('begins with the earliest step, although a later action is liked better', () => {
    expect(firstOf({ [SHOT_OF_1]: 1, [MOVE_OF_2]: 5 })).toEqual([SHOT_OF_1]);
  });

  it('keeps a piece for what it does best', () => {
    expect(firstOf({ [SHOT_OF_1]: 1, [MOVE_OF_1]: 3, [SHOT_OF_2]: 2, [MOVE_OF_2]: 1 })).toEqual([SHOT_OF_2]);
    expect(firstOf({ [SHOT_OF_1]: 1, [MOVE_OF_1]: 3, [MOVE_OF_2]: 2 })).toEqual([MOVE_OF_1, MOVE_OF_2]);
  });

  it('does what is bound to no step before all others', () => {
    expect(firstOf({ [SHOT_OF_1]: 4, [GIFT]: 1 })).toEqual([GIFT]);
  });

  it('hands over when nothing is better', () => {
    expect(firstOf({ [SHOT_OF_1]: -1, [GIFT]: 0 })).toEqual([END]);
  });

  it('leaves everything open where one cannot hand over', () => {
    const actions: Candidate[] = [SHOT_OF_1, MOVE_OF_1].map((code) => ({ code, liked: -code, by: 'rolls' }));
    expect(inStep(actions, stepOf)).toEqual(actions);
  });
});
