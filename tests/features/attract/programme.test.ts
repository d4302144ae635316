import { expect, it } from 'vitest';
import { languagesIn, lessonAt, turnAt } from '../../../src/features/attract/programme';

it('shows lessons, bots and figures in turn, each game as often as the others, nothing twice in a row', () => {
  const turns = Array.from({ length: 600 }, (_, index) => turnAt(index, 2, 1));
  for (const kind of ['close', 'lesson', 'game'] as const) {
    const [first, second] = [0, 1].map((game) =>
      turns.filter((turn) => turn.kind === kind && turn.game === game),
    );
    expect(first).toHaveLength(second!.length);
    expect(first!.map(({ nth }) => nth)).toEqual(first!.map((_, nth) => nth));
  }
  const names = turns.map(({ kind, game, nth }) => `${game} ${kind} ${nth}`);
  expect(new Set(names).size).toBe(names.length);
});

it('tells each game in each language in turn', () => {
  const seen = Array.from({ length: 40 }, (_, index) => turnAt(index, 2, 2)).map(
    ({ game, language }) => `${game} ${language}`,
  );
  expect(new Set(seen)).toEqual(new Set(['0 0', '1 1', '0 1', '1 0']));
});

it('shows every lesson once before any comes again', () => {
  for (const count of [1, 7, 33, 66, 77, 1155]) {
    const shown = Array.from({ length: count }, (_, nth) => lessonAt(nth, count));
    expect(new Set(shown).size).toBe(count);
  }
});

it('speaks the languages of its address, else that of the page', () => {
  expect(languagesIn('?languages=en,fr', 'fr')).toEqual(['en', 'fr']);
  expect(languagesIn('?languages=fr,klingon', 'en')).toEqual(['fr']);
  expect(languagesIn('?languages=klingon', 'fr')).toEqual(['fr']);
  expect(languagesIn('', 'fr')).toEqual(['fr']);
});
