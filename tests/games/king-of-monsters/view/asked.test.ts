import { expect, it } from 'vitest';
import { king } from '#king-of-monsters/rules';
import { askedOf, kingWords, playMessages } from '#king-of-monsters/view';
import { at, sketched } from '../../../helpers/king/sketch';

/** What Dr. Ibis is asked who holds so many cards in the Draw phase. */
function askedWith(cards: number): string | undefined {
  const position = sketched({
    stack: [{ kind: 'discard', seat: 'ibis' }],
    king: { zone: 'lines' },
    heroes: { ibis: at('hq', ['Y1', 'Y2', 'Y3', 'Y4', 'Y5', 'Y6', 'Y7'].slice(0, cards)) },
  });
  const names = { ibis: kingWords('en').defaultNames.ibis! };
  return askedOf(king.view(position, 'ibis'), names, playMessages('en'))?.title;
}

it('tells who may discard from who has to first (K7.1)', () => {
  expect(askedWith(5)).toBe('Dr. Ibis may discard cards, then draws');
  expect(askedWith(6)).toBe('Dr. Ibis must discard a card');
  expect(askedWith(7)).toBe('Dr. Ibis must discard 2 cards');
});

/** What stands beside the question about an action card. @param rows covers by row */
function effectOf(card: string, chart: Readonly<Record<string, string>> = {}): string | null | undefined {
  const position = sketched({
    stack: [{ kind: 'card', seat: 'artemis', card }],
    king: { zone: 'lines' },
    heroes: { artemis: at('hq', ['R1']) },
    chart,
  });
  return askedOf(king.view(position, 'artemis'), { artemis: 'Artemis' }, playMessages('en'))?.effect?.does;
}

it('says what an action card does on this very table (K12.3)', () => {
  expect(effectOf('YV')).toContain('Swaps covers in yellow – none there, no effect.');
  expect(effectOf('YV', { Y: 'Y1/Y5 Y2' })).toContain('only one there, no effect');
  expect(effectOf('YV', { Y: 'Y1/Y5 Y2/Y7 Y3' })).toContain('5 7 becomes 7 5');
  expect(effectOf('BD')).toContain('Draw two cards and end your turn');
  expect(effectOf('RS')).toContain('unless the Airstrip cancels');
  expect(effectOf('W', { R: 'R1' })).toContain('Cover the first free plate');
  expect(effectOf('W')).toContain('no effect');
});

it('says nothing of the kind where nobody decides about an action card', () => {
  const position = sketched({
    stack: [{ kind: 'discard', seat: 'ibis' }],
    heroes: { ibis: at('hq', ['Y1']) },
  });
  expect(askedOf(king.view(position, 'ibis'), {}, playMessages('en'))?.effect).toBeNull();
});
