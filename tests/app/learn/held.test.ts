import { describe, expect, it } from 'vitest';
import { type Lesson, playLesson, unwrap } from '#core';
import { kingLessons } from '#king-of-monsters/lessons';
import { king } from '#king-of-monsters/rules';
import { heldCards } from '#king-of-monsters/view';
import type { GameTable } from '#module';
import { heldAt } from '../../../src/app/learn/held';

const GAME = { held: heldCards } as unknown as GameTable;

function handsOf(id: string) {
  const lesson = kingLessons.find((each) => each.id === id) as unknown as Lesson;
  const { positions } = unwrap(playLesson(king, lesson as never));
  return positions.map((_, index) =>
    heldAt(GAME, positions, index, 'en').map(({ owner, cards }) => [owner, cards.map(({ name }) => name)]),
  );
}

describe('the hands beside a lesson', () => {
  it('are those that it changes, before and after', () => {
    expect(handsOf('by-rail')).toEqual([[['Artemis', ['red 8', 'green 3']]], [['Artemis', ['red 8']]]]);
  });

  it('tell the sides apart by whose cards they are', () => {
    const [before] = handsOf('blow-by-blow');
    expect(before!.map(([owner]) => owner)).toEqual(['The King', 'Artemis']);
  });

  it('are none where no card is played from a hand, nor in games without such hands', () => {
    expect(handsOf('dr-ibis-looks-ahead').flat()).toEqual([]);
    expect(heldAt({}, [{}, {}], 1, 'en')).toEqual([]);
  });
});
