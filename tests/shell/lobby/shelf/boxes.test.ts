import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#core';
import { GAMES } from '#games';
import { titleLines } from '../../../../src/shell/lobby/shelf/titleLines';

describe.each(GAMES.map((entry) => [entry.title, entry] as const))('the box of %s', (_, { box, load }) => {
  it('is for as many players as its rules, and says in one line of every language what it is', async () => {
    const { rules } = await load();
    expect(box?.players).toEqual(rules.players);
    for (const language of LANGUAGES) {
      const pitch = box?.pitch[language] ?? '';
      expect(pitch.length, pitch).toBeGreaterThan(20);
      expect(pitch.length, pitch).toBeLessThanOrEqual(80);
    }
  });
});

it.each([
  ['Zorgl-Zilla', ['Zorgl', 'Zilla']],
  ['TetZilla', ['Tet', 'Zilla']],
  ['Lap', ['Lap']],
])('the title %s stands on the lines %j', (title, lines) => {
  expect(titleLines(title)).toEqual(lines);
});
