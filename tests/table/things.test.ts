import { describe, expect, it } from 'vitest';
import { king } from '#king-of-monsters/rules';
import { tableOf as kingTable, thingsOf as kingThings } from '#king-of-monsters/view';
import { tetzilla } from '#tetzilla/rules';
import { tableOf as tetTable, thingsOf as tetThings } from '#tetzilla/view';
import { thingsOf } from '#zorgl/view';
import { tableOf } from '../../src/games/zorgl/view/opening';
import { AROUND_THE_KING } from '../helpers/king/around';
import { heroFrame, sketched } from '../helpers/king/sketch';
import { QUIET } from '../helpers/positions';
import { fiveAt } from '../helpers/tetzilla/five';

const NAMES = { A: 'Rex', C: 'Zed', artemis: 'Artemis', king: 'The King' };

const ISLAND = sketched({
  ...AROUND_THE_KING,
  laid: { airstrip: ['R5', 'G6'] },
  stack: [heroFrame('artemis')],
});
const CITY = fiveAt(({ turn }) => turn.stage === 'move' && turn.number > 5);

const texts = {
  zorgl: (language: 'en' | 'fr') => thingsOf(tableOf(QUIET), NAMES, language),
  tetzilla: (language: 'en' | 'fr') => tetThings(tetTable(tetzilla.view(CITY, 'spectator')), NAMES, language),
  island: (language: 'en' | 'fr') => kingThings(kingTable(king.view(ISLAND, 'spectator')), NAMES, language),
};

const said = (game: keyof typeof texts, language: 'en' | 'fr' = 'en') =>
  texts[game](language).map(({ text }) => text);

describe('what stands and lies on a table, in words', () => {
  it('is told of the piles, hands, power plant and monsters of Zorgl-Zilla', () => {
    expect(said('zorgl')).toEqual(
      expect.arrayContaining([
        'Discard pile: 0 discarded',
        'Rex’s hand: 5 cards',
        'Zed’s pile: 0 floors, 0 units',
        'power plant, 8 floors',
        'Rex’s monster',
      ]),
    );
  });

  it('is told of kaiju with hits and tokens, of what a step costs and of the piles of TetZilla', () => {
    expect(said('tetzilla')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Rex: \d+ of 10 hits, \d tokens? left$/),
        'House: 1 token to step here',
        expect.stringMatching(/^Rex’s pile: /),
        expect.stringMatching(/^Tiles left: \d+$/),
      ]),
    );
  });

  it('is told of zones with their damage, of heroes, rows, plates and piles of King of Monsters', () => {
    expect(said('island')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Airstrip: damage [1-9]\d* of 21$/),
        'Motor Pool: destroyed',
        'Ocean: nothing to destroy',
        'Artemis',
        'red row',
        'green row, plate 1: face down, unknown',
        expect.stringMatching(/^The League, combat deck: \d+$/),
      ]),
    );
  });

  it('is told in French as well, with as many words', () => {
    for (const game of Object.keys(texts) as (keyof typeof texts)[]) {
      expect(said(game, 'fr')).toHaveLength(said(game).length);
      expect(said(game, 'fr').filter((text) => /\b(pile of|deck|damage|tokens)\b/.test(text))).toEqual([]);
    }
  });
});
