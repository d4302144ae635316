import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { lobby } from '#king-of-monsters/pages';
import { king, type SetupOptions } from '#king-of-monsters/rules';

const WRITTEN: SetupOptions = { heroes: null, start: 4, turnLimit: 20, kingHand: 5, leagueHand: 5 };

describe('once more', () => {
  it.each<SetupOptions>([
    WRITTEN,
    { ...WRITTEN, start: 2, turnLimit: 0, kingHand: 4 },
    { ...WRITTEN, heroes: ['grey', 'bamf', 'anvil'], start: 2, leagueHand: 6 },
  ])('is by the same options: %j', (options) => {
    const opening = unwrap(king.setup(options, 5));
    expect(lobby.again(opening)).toEqual(options);
  });

  it('is not for a game that began in its middle', () => {
    const opening = unwrap(king.setup(WRITTEN, 5));
    expect(lobby.again({ ...opening, turn: { ...opening.turn, number: 3 } })).toBeNull();
  });

  it('begins as written where an address asks for nothing else', () => {
    expect(lobby.fromAddress(new Map())).toEqual(WRITTEN);
  });
});
