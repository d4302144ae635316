// @vitest-environment happy-dom

import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ScrollArea } from '#ui';
import { cleanUp, render } from './render';

afterEach(() => {
  vi.restoreAllMocks();
  cleanUp();
});

/** Words of a height in a place of 100 pixels. */
function words(height: number): HTMLElement {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(height);
  const { container } = render(
    <ScrollArea className="said" live>
      <p>many</p>
    </ScrollArea>,
  );
  return container.querySelector<HTMLElement>('.said')!;
}

describe('words in a place of a fixed height', () => {
  it('are scrolled by the keyboard where there are more than have room', () => {
    expect(words(180).tabIndex).toBe(0);
  });

  it('are passed over by the keyboard where all of them are seen', () => {
    expect(words(100).hasAttribute('tabindex')).toBe(false);
  });

  it('fade out below until their end is seen', () => {
    const box = words(180);
    expect(box.classList.contains('more')).toBe(true);
    box.scrollTop = 80;
    fireEvent.scroll(box);
    expect(box.classList.contains('more')).toBe(false);
  });

  it.each(['animationEnd', 'transitionEnd'] as const)('are measured again after an %s inside', (end) => {
    const box = words(106);
    expect(box.classList.contains('more')).toBe(true);
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(100);
    fireEvent[end](box.querySelector('p')!);
    expect(box.classList.contains('more')).toBe(false);
    expect(box.hasAttribute('tabindex')).toBe(false);
  });
});
