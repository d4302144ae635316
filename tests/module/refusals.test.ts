import { expect, it } from 'vitest';
import type { GameTypes } from '#core';
import { refusalOf, refusedElsewhere } from '#module';
import type { SessionState } from '#session';

const TEXTS = {
  far: (place: string) => `${place} is too far away.`,
  notYours: (name: string) => `It’s ${name}’s turn.`,
  nothing: 'Nothing to choose here.',
};

it('a refused click is told with its place or player, and with the clause that forbids it', () => {
  const far = refusalOf(TEXTS, { reason: 'far', about: 'c4' }, {}, { far: 'X1.2' });
  expect(far).toEqual({ text: 'c4 is too far away.', clause: 'X1.2' });
  const elsewhere = refusalOf(TEXTS, { reason: 'notYours', seat: 'A' }, { A: 'Anna' });
  expect(elsewhere).toEqual({ text: 'It’s Anna’s turn.', clause: null });
  expect(refusalOf(TEXTS, { reason: 'nothing' }).text).toBe('Nothing to choose here.');
});

it('while somebody else decides a click is told who; behind the pass screen and in the past nobody does', () => {
  const seats = [{ seat: 'A', name: 'Anna' }];
  const state = { deciding: 'A', passTo: null, inPast: false, seats } as unknown as SessionState<GameTypes>;
  expect(refusedElsewhere(state, TEXTS)?.text).toBe('It’s Anna’s turn.');
  expect(refusedElsewhere({ ...state, passTo: 'A' }, TEXTS)).toBeNull();
  expect(refusedElsewhere({ ...state, inPast: true }, TEXTS)).toBeNull();
  expect(refusedElsewhere({ ...state, deciding: null }, TEXTS)).toBeNull();
});
