// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Scrolled } from '#ui';
import { cleanUp, render } from './render';

afterEach(() => {
  vi.restoreAllMocks();
  cleanUp();
});

/** A list of a height in a frame of 100 pixels. */
function list(height: number) {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(height);
  const { container } = render(<Scrolled>many</Scrolled>);
  const frame = container.querySelector<HTMLElement>('.ui-scrolled-box')!;
  return {
    shows: () => ({
      above: container.querySelector('.ui-scrolled.above') !== null,
      below: container.querySelector('.ui-scrolled.below .ui-scrolled-more') !== null,
    }),
    scrollTo(top: number) {
      frame.scrollTop = top;
      fireEvent.scroll(frame);
    },
  };
}

describe('a list', () => {
  it('that is longer than its room shows on which sides it goes on', () => {
    const { shows, scrollTo } = list(180);
    expect(shows()).toEqual({ above: false, below: true });
    scrollTo(40);
    expect(shows()).toEqual({ above: true, below: true });
    scrollTo(80);
    expect(shows()).toEqual({ above: true, below: false });
  });

  it('that has room shows nothing', () => {
    expect(list(100).shows()).toEqual({ above: false, below: false });
  });
});
