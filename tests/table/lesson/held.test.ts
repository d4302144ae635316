import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { kingModule } from '#king-of-monsters';
import { kingLessons } from '#king-of-monsters/lessons';
import { heldCards as kingHands } from '#king-of-monsters/view';
import { type Lesson, playLesson } from '#learning';
import type { GameModule, GameTable } from '#module';
import { zorglModule } from '#zorgl';
import { zorglLessons } from '#zorgl/lessons';
import { heldCards as zorglHands } from '#zorgl/view';
import { type HandsOf, heldAt } from '../../../src/table/lesson/held';

const KING = { module: kingModule, game: { held: kingHands }, lessons: kingLessons };
const ZORGL = { module: zorglModule, game: { held: zorglHands }, lessons: zorglLessons };

/** A card that is about to leave its hand in brackets. */
function handsOf(of: typeof KING | typeof ZORGL, id: string) {
  const module = of.module as unknown as GameModule;
  const game = of.game as unknown as GameTable;
  const lesson = (of.lessons as readonly unknown[] as readonly Lesson[]).find((each) => each.id === id)!;
  const { positions } = unwrap(playLesson(module.rules, lesson));
  return positions.map((_, index) =>
    heldAt({ module, game }, positions, index, 'en').map(({ owner, cards }) => [
      owner,
      cards.map(({ name, leaves }) => (leaves ? `(${name})` : name)),
    ]),
  );
}

describe('the hands beside a lesson', () => {
  it('are those that it changes, before and after, and tell what leaves them', () => {
    expect(handsOf(KING, 'by-rail')).toEqual([
      [['Artemis', ['red 8', '(green 3)']]],
      [['Artemis', ['red 8']]],
    ]);
  });

  it('are named after the colours of the lesson, and sorted as one holds them', () => {
    expect(handsOf(ZORGL, 'step').slice(1)).toEqual([
      [['Red', ['3 of spades', '8 of clubs', '(9 of clubs)', '4 of hearts', '6 of diamonds']]],
      [['Red', ['3 of spades', '8 of clubs', '4 of hearts', '6 of diamonds']]],
    ]);
  });

  it('tell the sides apart by whose cards they are', () => {
    const [before] = handsOf(KING, 'blow-by-blow');
    expect(before!.map(([owner]) => owner)).toEqual(['The King', 'Artemis']);
  });

  it('are none where no card is played from a hand, nor in games without such hands', () => {
    expect(handsOf(KING, 'dr-ibis-looks-ahead').flat()).toEqual([]);
    expect(heldAt({ module: kingModule, game: {} } as unknown as HandsOf, [{}, {}], 1, 'en')).toEqual([]);
  });
});
