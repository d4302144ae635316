import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { kaiju } from './KaijuPage';

const said = () => document.querySelector('.lesson-caption')?.textContent ?? '';

it('a lesson is played step by step, and its address says where it stands', async () => {
  await kaiju.open('/learn/zorgl/combo', { step: '2' });
  await kaiju.ready();
  expect(said()).toContain('Step 2 of 2');
  expect(said()).toContain('a floor for each monster');
  expect(kaiju.position().board[3]).toBe('. A C B 4 . .');
  await kaiju.settle();
  expect(said()).toContain('Two floors with one card');
  expect(kaiju.position().board[3]).toBe('. A C B 2 . .');
  await kaiju.keys('{ArrowLeft}');
  await waitFor(() => expect(said()).toContain('Step 2 of 2'));
  await kaiju.keys('{ArrowLeft}');
  await waitFor(() => expect(said()).toContain('Step 1 of 2'));
  expect(window.location.search).not.toContain('step');
  await kaiju.press('Next step');
  expect(window.location.search).toContain('step=2');
});

it('what is heard of a lesson is told in words to who asks for it', async () => {
  window.localStorage.setItem('kaiju-tabletop.preferences', '{"soundCaptions":true}');
  await kaiju.open('/learn/zorgl/combo', { step: '2' });
  await kaiju.ready();
  const told = new Set<string>();
  for (let step = 0; step < 60; step++) {
    await kaiju.advance(0.1);
    for (const line of document.querySelectorAll('.sound-captions > span')) told.add(line.textContent);
  }
  expect([...told]).toContain('[thunderous blow]');
});

it('a question waits for its answer, tells why, and is remembered', async () => {
  await kaiju.open('/learn/zorgl/what-is-behind');
  await kaiju.ready();
  expect(kaiju.busy()).toBe(false);
  await kaiju.press('g4');
  await kaiju.press('Check');
  expect(screen.getByText('Not quite.')).toBeTruthy();
  await kaiju.press('Show me');
  await waitFor(() => expect(said()).toContain('Step 2'));
  await kaiju.press('f5');
  await kaiju.press('Check');
  expect(screen.getByText('Right!')).toBeTruthy();
  await kaiju.press('Show me');
  await kaiju.settle();
  await kaiju.user.click(screen.getByRole('link', { name: 'All lessons' }));
  // The list is loaded when it is first shown.
  await screen.findByText(/1 of \d+ lessons seen · 1 of \d+ questions solved/, undefined, {
    timeout: 20_000,
  });
});

it('progress that cannot be read is told with its field, and counted again', async () => {
  window.localStorage.setItem('kaiju-tabletop.memory.learnt.zorgl', '{"version":1,"seen":[3],"solved":[]}');
  await kaiju.open('/learn/zorgl');
  await waitFor(() => expect(document.body.textContent).toContain('seen[0]'));
  expect(screen.getByText(/^0 of/)).toBeTruthy();
});

it('your turn puts the moment on the real table, and a link leads back to the same step', async () => {
  await kaiju.open('/learn/zorgl/step', { step: '2' });
  await kaiju.ready();
  const before = kaiju.position();
  await kaiju.press('Play all sides');
  await waitFor(() => expect(window.location.pathname).toBe('/table'));
  await kaiju.ready();
  expect(kaiju.position()).toEqual(before);
  await kaiju.act({ do: 'move', card: '9C', to: 'b4' });
  await kaiju.user.click(screen.getByRole('button', { name: 'Back to the lesson' }));
  await waitFor(() => expect(said()).toContain('Step 2 of 2'));
  expect(window.location.search).toContain('step=2');
});

it('an unknown lesson and an unknown game are told', async () => {
  await kaiju.open('/learn/zorgl/no-such-lesson');
  await waitFor(() => expect(screen.getByText(/no-such-lesson/)).toBeTruthy());
  await kaiju.open('/learn/chess');
  await waitFor(() => expect(screen.getByText(/learn\/chess/)).toBeTruthy());
});
