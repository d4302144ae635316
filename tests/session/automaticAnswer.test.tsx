// @vitest-environment happy-dom

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Session, useAutomaticAnswer } from '#session';
import type { Toy } from '../helpers/toy-game';
import { toySession } from '../helpers/toy-presentation';

const LAY = { lay: 3 };

function Answering({ session, on }: { readonly session: Session<Toy>; readonly on: boolean }) {
  useAutomaticAnswer(session, on ? LAY : null);
  return null;
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

it('answers once the table rests, and not again after something was taken back until somebody has acted', async () => {
  const session = toySession({ A: [3, 3, 3, 3, 3, 1] });
  const root = createRoot(document.createElement('div'));
  const show = (on: boolean) => act(async () => root.render(<Answering session={session} on={on} />));
  const pass = (seconds: number) => act(async () => session.tick(seconds));
  const taken = () => session.store.getState().actual;

  await show(true);
  expect(taken()).toBe(1);
  await pass(0.5);
  expect(taken(), 'while the table moves').toBe(1);
  await pass(0.6);
  expect(taken()).toBe(2);

  await show(false);
  await pass(2);
  await act(async () => void (await session.undo()));
  await show(true);
  await pass(2);
  await show(false);
  await show(true);
  expect(taken(), 'after the table has gone back').toBe(1);
  await act(async () => void (await session.act(LAY)));
  await pass(1.1);
  expect(taken()).toBe(3);
  await act(async () => root.unmount());
});
