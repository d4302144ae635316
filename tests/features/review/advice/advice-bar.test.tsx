import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AdviceBar } from '../../../../src/features/review/advice/AdviceBar';

const PARTS = {
  words: {
    log: (events: readonly { text: string }[]) => events.map(({ text }) => ({ text, tone: 'plain' })),
  },
  names: {},
} as never;

const told = (plan: readonly (readonly { text: string }[])[], reason = {}) =>
  renderToStaticMarkup(
    <AdviceBar
      parts={PARTS}
      control={
        {
          advice: { reason: { plan, chance: 0.4, otherwise: 0.3, forced: false, foiled: null, ...reason } },
          close: () => {},
          follow: () => {},
        } as never
      }
    />,
  );

describe('the advice', () => {
  it('begins with what is certain to come of what is advised', () => {
    expect(told([[{ text: 'Rex walks to c3.' }]])).toContain('<strong>Rex walks to c3.</strong>');
  });

  it('says that nothing else can be done only where that is so', () => {
    expect(told([[]], { otherwise: null, forced: true })).toContain('Your only move');
    expect(told([[]], { otherwise: null })).not.toContain('Your only move');
  });

  it('says so where nothing of it is certain', () => {
    expect(told([[]])).toContain('<strong>You’ll see the result when you do it.</strong>');
  });
});
