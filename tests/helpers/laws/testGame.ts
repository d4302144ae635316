import { describe } from 'vitest';
import type { GameTypes } from '#core';
import type { Subject } from './subject';
import { testViews } from './viewLaws';

/** Holds a game to every law that does not depend on which game it is. @param seeds how many random games of each kind are played */
export function testGame<T extends GameTypes>(subject: Subject<T>, seeds: number): void {
  describe(`${subject.rules.id} keeps the laws of all games`, () => {
    testViews(subject, seeds);
  });
}
