// @vitest-environment happy-dom

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { unwrap } from '#core';
import { type Session, useSession } from '#session';
import type { Toy } from '../helpers/toy-game';
import { toySession } from '../helpers/toy-presentation';

interface CounterProps {
  readonly session: Session<Toy>;
  readonly onRender: () => void;
}

function Counter({ session, onRender }: CounterProps) {
  onRender();
  return <output>{useSession(session, ({ actual, shown }) => `${shown} of ${actual}`)}</output>;
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

it('a component renders when its part of the session changes, and not otherwise', async () => {
  const session = toySession({ A: [3, 3, 1], B: [1] }, { bots: { B: 'random' } });
  const onRender = vi.fn();
  const host = document.createElement('div');
  const root = createRoot(host);
  await act(async () => root.render(<Counter session={session} onRender={onRender} />));
  expect(host.textContent).toBe('0 of 0');

  await act(async () => unwrap(await session.act({ lay: 3 })));
  expect(host.textContent).toBe('0 of 1');
  onRender.mockClear();
  await act(async () => {
    session.setSpeed(2);
    for (let frame = 0; frame < 10; frame++) session.tick(0.01);
  });
  expect(onRender).not.toHaveBeenCalled();

  await act(async () => session.tick(1));
  expect(host.textContent).toBe('1 of 1');
  await act(async () => root.unmount());
});
