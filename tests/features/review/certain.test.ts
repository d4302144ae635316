import { describe, expect, it } from 'vitest';
import { certainOf } from '../../../src/features/review/certain';

const events = (...all: readonly { readonly type: string }[]) => all;

describe('what is certain of an action', () => {
  it('is what comes in all deals, as often as in the one that has it least', () => {
    const done = { type: 'dropped', column: 'a' };
    const house = { type: 'brought', thing: 'house' };
    const block = { type: 'brought', thing: 'block' };
    expect(certainOf([events(done, house, house, block), events(done, block, house)])).toEqual([
      done,
      house,
      block,
    ]);
    expect(certainOf([events(done, house), events(done, block)])).toEqual([done]);
  });

  it('is what is done itself, without the names that are hidden', () => {
    const replaced = (old: string) => ({ type: 'replaced', row: 'R', col: 1, old });
    expect(certainOf([events(replaced('R2')), events(replaced('B7'))])).toEqual([
      { type: 'replaced', row: 'R', col: 1, old: null },
    ]);
  });

  it('is nothing where it comes out otherwise', () => {
    const compared = (won: boolean) => ({ type: 'compared', won });
    expect(certainOf([events(compared(true)), events(compared(false))])).toEqual([]);
    expect(certainOf([events({ type: 'won' }), events({ type: 'lost' })])).toEqual([]);
  });
});
