import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { positionParameter, QUIET } from '../helpers/positions';
import { kaiju } from './KaijuPage';

const BAD_BOARD = { ...QUIET, board: ['4 4 . 4 . 4 zz', ...QUIET.board.slice(1)] };

const BAD: readonly (readonly [says: RegExp, query: Readonly<Record<string, string>>])[] = [
  [/position/, { position: '%%%' }],
  [/position.*JSON/, { position: 'bm90IGpzb24' }],
  [/position.*board\[0\].*zz/, { position: positionParameter(BAD_BOARD) }],
  [/seed.*many/, { seed: 'many' }],
  [/bots.*genius/, { bots: 'A:genius' }],
  [/bots.*Q/, { bots: 'Q:greedy' }],
];

const BAD_IN_FRENCH: readonly (readonly [says: string, query: Readonly<Record<string, string>>])[] = [
  ['position n’est pas du base64', { position: '%%%' }],
  ['position n’est pas du JSON', { position: 'bm90IGpzb24' }],
  ['"zz" en g7 n’est pas un signe de la notation', { position: positionParameter(BAD_BOARD) }],
  ['position.turn doit être un objet', { position: positionParameter({ ...QUIET, turn: 3 } as never) }],
  ['seed "many" n’est ni un nombre entier ni 32 chiffres hexadécimaux', { seed: 'many' }],
  ['bots "genius" n’est pas dans la liste\u00a0: gentle, random, greedy, planner', { bots: 'A:genius' }],
  ['speed "99" n’est pas un nombre de 0.5 à 8', { seed: '1', speed: '99' }],
];

describe('a link', () => {
  it.each(BAD_IN_FRENCH)('that is wrong is told in French to who asks for it: %s', async (says, query) => {
    await kaiju.open('/table', { ...query, lang: 'fr' });
    expect((await screen.findByRole('alert')).textContent).toContain(says);
  });

  it.each(BAD)('that is wrong leads to the lobby and says why: %s', async (says, query) => {
    await kaiju.open('/table', query);
    expect((await screen.findByRole('alert')).textContent).toMatch(says);
    expect(window.location.pathname).toBe('/');
    expect(screen.getByRole('button', { name: 'Wreck the city' })).toBeTruthy();
  });

  it('that another program has shared, and that leads nowhere, is not passed over in silence', async () => {
    await kaiju.open('/', { 'shared-text': 'bonjour', lang: 'fr' });
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Le texte partagé ne contient aucun lien',
    );
    expect(window.location.search).not.toContain('shared');
  });

  it('with a position opens the table from the front page too', async () => {
    await kaiju.open('/', { position: positionParameter(QUIET) });
    await kaiju.ready();
    expect(kaiju.position()).toEqual(QUIET);
    expect(window.location.pathname).toBe('/table');
  });

  it('with bots opens the table from the front page too', async () => {
    await kaiju.open('/', { seed: '5', bots: 'B:random,D:greedy' });
    await kaiju.ready();
    expect(kaiju.position().order.toSorted()).toEqual(['B', 'D']);
  });
});
