// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { useTapToFastForward } from '../../src/table/useTapToFastForward';
import { cleanUp, render } from '../ui/render';

afterEach(cleanUp);

function Area({ show }: { readonly show: Parameters<typeof useTapToFastForward>[0] }) {
  return <div data-area {...useTapToFastForward(show)} />;
}

/** An area over a show, and what is done there with a pointer. */
function area(busy: boolean) {
  const show = { director: { busy }, hurried: 0, hurry: () => void show.hurried++ };
  const element = render(<Area show={show} />).container.querySelector('[data-area]')!;
  const point = (type: string, clientX: number) =>
    element.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, clientX, clientY: 5 }));
  return { show, point };
}

it('a tap while something is shown hurries it', () => {
  const { show, point } = area(true);
  point('pointerdown', 10);
  point('pointerup', 12);
  expect(show.hurried).toBe(1);
});

it('a drag turns the table and hurries nothing', () => {
  const { show, point } = area(true);
  point('pointerdown', 10);
  point('pointerup', 60);
  expect(show.hurried).toBe(0);
});

it('a tap that chooses something on the resting table does not hurry what comes of it', () => {
  const { show, point } = area(false);
  point('pointerdown', 10);
  show.director.busy = true;
  point('pointerup', 10);
  expect(show.hurried).toBe(0);
});
