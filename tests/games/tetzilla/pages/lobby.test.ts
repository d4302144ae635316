import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { FIGURES, tetzilla } from '#tetzilla/rules';
import { tetzillaWords } from '#tetzilla/view';
import { lobby, playersFor } from '../../../../src/games/tetzilla/pages/lobby';

describe('an address', () => {
  it('gets as many players as have its bots, three without any', () => {
    expect(playersFor([])).toBe(3);
    expect(playersFor(['A'])).toBe(2);
    expect(playersFor(['B', 'E'])).toBe(5);
  });

  it('plays by the first preset', () => {
    const { figures: _any, ...options } = lobby.fromAddress(new Map());
    const { figures: _other, ...standard } = unwrap(tetzilla.options.parse({}, 3));
    expect(options).toEqual(standard);
  });
});

it('every preset has its words', () => {
  const ids = tetzilla.options.presets.map(({ id }) => id);
  for (const language of ['en', 'fr'] as const)
    expect(Object.keys(tetzillaWords(language).setup?.presets ?? {})).toEqual(ids);
});

describe('once more', () => {
  const options = unwrap(tetzilla.options.parse({ figures: FIGURES.slice(0, 4), level: true }));
  const opening = unwrap(tetzilla.setup(options, 3));

  it('is the same kaiju by the same rules', () => {
    expect(lobby.again(opening)).toEqual(options);
  });

  it('is not offered for a game that began in the middle', () => {
    const [action] = tetzilla.legal(opening);
    const later = unwrap(tetzilla.apply(opening, action!)).position;
    expect(lobby.again(later)).toBeNull();
  });
});
