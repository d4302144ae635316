// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog, Panel, Scroll, ScrollList, scrolls } from '#ui';
import { cleanUp, render } from './render';

afterEach(() => {
  vi.restoreAllMocks();
  cleanUp();
});

const setContentHeight = (height: number) =>
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(height);

/** What scrolls of a part, with content of a height in a room of 100 pixels. */
function shown(part: ReactElement, height: number, selector = '.ui-scroll') {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100);
  setContentHeight(height);
  const { container } = render(part);
  const box = container.querySelector<HTMLElement>(selector)!;
  return {
    box,
    more: () => ({ above: box.hasAttribute('data-above'), below: box.hasAttribute('data-below') }),
    scrollTo(top: number) {
      box.scrollTop = top;
      fireEvent.scroll(box);
    },
  };
}

const TEXT = (
  <Scroll live>
    <p>many words</p>
  </Scroll>
);
const BUTTONS = (
  <ScrollList>
    <button type="button">one of many</button>
  </ScrollList>
);
const PANEL = (
  <Panel label="answers" scrolling>
    many
  </Panel>
);
const DIALOG = (
  <Dialog title="many" onClose={() => {}}>
    many
  </Dialog>
);

describe.each([
  ['text', TEXT, '.ui-scroll'],
  ['a list', BUTTONS, '.ui-scroll'],
  ['a panel', PANEL, '.ui-scroll'],
  ['a dialog', DIALOG, 'dialog'],
])('%s', (_, part, selector) => {
  it('that does not fit shows on which sides there is more', () => {
    const { more, scrollTo } = shown(part, 180, selector);
    expect(more()).toEqual({ above: false, below: true });
    scrollTo(40);
    expect(more()).toEqual({ above: true, below: true });
    scrollTo(80);
    expect(more()).toEqual({ above: true, below: false });
  });

  it('that fits shows nothing', () => {
    expect(shown(part, 100, selector).more()).toEqual({ above: false, below: false });
  });
});

it('shows where there is more of a row', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(180);
  const { container } = render(<div ref={scrolls} style={{ overflowX: 'auto' }} />);
  const row = container.firstElementChild as HTMLElement;
  const sides = () => ['before', 'after'].filter((side) => row.hasAttribute(`data-${side}`));
  expect(sides()).toEqual(['after']);
  row.scrollLeft = 40;
  fireEvent.scroll(row);
  expect(sides()).toEqual(['before', 'after']);
});

it('shows more above where the content begins at the bottom', () => {
  const { more, scrollTo } = shown(TEXT, 180);
  scrollTo(-20);
  expect(more()).toEqual({ above: true, below: true });
  scrollTo(-80);
  expect(more()).toEqual({ above: false, below: true });
});

it('leaves alone what shows all that it holds', () => {
  const all = <div ref={scrolls} className="all" style={{ overflowY: 'visible' }} />;
  const { box, more } = shown(all, 180, '.all');
  expect(more()).toEqual({ above: false, below: false });
  expect(box.hasAttribute('tabindex')).toBe(false);
});

describe('the keyboard', () => {
  it('scrolls text that does not fit', () => {
    expect(shown(TEXT, 180).box.tabIndex).toBe(0);
  });

  it('passes over text that fits, and over a list whose buttons it reaches', () => {
    expect(shown(TEXT, 100).box.hasAttribute('tabindex')).toBe(false);
    expect(shown(BUTTONS, 180).box.hasAttribute('tabindex')).toBe(false);
  });
});

it.each(['animationEnd', 'transitionEnd'] as const)('is measured again after an %s inside', (end) => {
  const { box, more } = shown(TEXT, 106);
  expect(more().below).toBe(true);
  setContentHeight(100);
  fireEvent[end](box.querySelector('p')!);
  expect(more().below).toBe(false);
  expect(box.hasAttribute('tabindex')).toBe(false);
});
