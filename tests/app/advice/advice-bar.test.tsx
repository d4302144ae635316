import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AdviceBar } from '../../../src/app/advice/AdviceBar';

const PARTS = {
  words: {
    log: (events: readonly { text: string }[]) => events.map(({ text }) => ({ text, tone: 'plain' })),
  },
  names: {},
} as never;

const told = (plan: readonly (readonly { text: string }[])[]) =>
  renderToStaticMarkup(
    <AdviceBar
      parts={PARTS}
      control={
        {
          advice: { reason: { plan, chance: 0.4, otherwise: 0.3, foiled: null } },
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

  it('says so where nothing of it is certain', () => {
    expect(told([[]])).toContain('<strong>What comes of it is hidden until it is done.</strong>');
  });
});
