import { describe, expect, it } from 'vitest';
import type { Mark } from '#core';
import { messagesFor } from '#i18n';
import { CARD_IDS } from '#zorgl/rules';
import { CARD_BACK_ART, type CardPower, cardFaceArt } from '../../../../src/games/zorgl/view/cardArt';

const LETTERS = messagesFor('en').cards.letters;

const texts = (marks: readonly Mark[]) => marks.flatMap((mark) => (mark.draw === 'text' ? [mark.text] : []));
const POWER: CardPower = { name: 'Shake', icon: [{ d: 'M0 0h24', solid: false }] };

describe('the faces of cards', () => {
  it('all differ', () => {
    expect(new Set(CARD_IDS.map((card) => JSON.stringify(cardFaceArt(card, LETTERS)))).size).toBe(54);
  });

  it('say their rank in a corner, jokers what they are', () => {
    expect(texts(cardFaceArt('10C', LETTERS))).toEqual(['10']);
    expect(texts(cardFaceArt('KH', LETTERS))).toEqual(['K']);
    expect(texts(cardFaceArt('KH', messagesFor('fr').cards.letters))).toEqual(['R']);
    expect(texts(cardFaceArt('XR', LETTERS))).toEqual(['JOKER']);
  });

  it('name their power on the foot, long names drawn together', () => {
    const named = cardFaceArt('KH', LETTERS, POWER);
    expect(texts(named)).toEqual(['K', 'Shake']);
    expect(named).toContainEqual(expect.objectContaining({ d: 'M0 0h24', stroke: expect.any(String) }));
    const long = cardFaceArt('KH', LETTERS, { ...POWER, name: 'Demi-tour spectaculaire' });
    expect(long.find((mark) => mark.draw === 'text' && mark.text.startsWith('Demi'))).toHaveProperty('room');
    expect(named.find((mark) => mark.draw === 'text' && mark.text === 'Shake')).not.toHaveProperty('room');
  });

  it('have four or eight signs around the suit', () => {
    const signs = (directions: 'straight' | 'diagonal' | 'all') =>
      cardFaceArt('9S', LETTERS, undefined, { directions, sign: 'arrow' })
        .filter((mark) => mark.draw === 'path' && mark.turn !== undefined)
        .map((mark) => (mark.draw === 'path' ? mark.turn : null));
    expect(signs('straight')).toEqual([0, 90, 180, 270]);
    expect(signs('diagonal')).toEqual([45, 135, 225, 315]);
    expect(signs('all')).toHaveLength(8);
  });
});

it('the back shows nothing of a face', () => {
  expect(texts(CARD_BACK_ART)).toEqual([]);
  expect(CARD_BACK_ART.length).toBeGreaterThan(5);
});
