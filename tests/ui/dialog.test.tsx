// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { Button, Dialog } from '#ui';
import { cleanUp, render } from './render';

afterEach(() => {
  cleanUp();
  vi.restoreAllMocks();
});

it('a dialog gives its first choice the focus and opens at its top anyway', () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  render(
    <Dialog title="A long one" onClose={() => {}}>
      <Button onPress={() => {}}>Other</Button>
      <Button first onPress={() => {}}>
        First
      </Button>
    </Dialog>,
  );
  expect(document.activeElement?.textContent).toBe('First');
  expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
});
