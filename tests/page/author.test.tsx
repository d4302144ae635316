import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { LessonFile } from '#learning';
import { positionParameter } from '../helpers/positions';
import { REPLAYED, ROW } from '../helpers/replayed';
import { offeredFiles } from './browser';
import { kaiju } from './KaijuPage';

/** A finished game of four actions, its replay open at the end. */
async function watched(): Promise<void> {
  await kaiju.openTable({ position: positionParameter(ROW), bots: 'B:greedy,C:greedy' });
  for (const action of REPLAYED) {
    await kaiju.act(action);
    await kaiju.settle();
  }
  await kaiju.press('Watch the game');
  await kaiju.press('Pause');
  await kaiju.press('One action forward');
  await kaiju.settle();
}

const box = (name: string | RegExp) => screen.getByRole('textbox', { name }) as HTMLInputElement;
const write = async (name: string | RegExp, text: string) => {
  await kaiju.user.clear(box(name));
  await kaiju.user.type(box(name), text);
};

/** The lesson that was saved last. */
const saved = async (): Promise<LessonFile> => {
  await kaiju.press('Save as a file');
  const file = offeredFiles.at(-1)!;
  expect(file.name).toMatch(/\.kaiju-lesson\.json$/);
  return JSON.parse(await file.content.text()) as LessonFile;
};

it('a replay becomes a lesson that plays, with words, marks and a question, and is there after a reload', async () => {
  await watched();
  await kaiju.press('Turn this into a lesson');
  await screen.findByRole('button', { name: 'Write the lesson' }, { timeout: 20_000 });
  await kaiju.press('Write the lesson');
  await screen.findByRole('textbox', { name: 'Text before' }, { timeout: 20_000 });
  expect(window.location.pathname).toMatch(/^\/author\/zorgl\/\w+$/);
  await kaiju.ready();
  expect(box('Text before').value).toMatch(/^Red/);
  expect(screen.getByRole('status').textContent).toContain('title');
  await write('Title', 'The first blow');
  await write('Text before', 'Red has a building behind Green.');
  await write('Place', 'c4');
  await kaiju.press('Add');
  await kaiju.user.click(screen.getByRole('radio', { name: 'Arrow' }));
  await write('Place', 'c4');
  await kaiju.press('Add');
  expect(screen.getByText('From c4 to …')).toBeTruthy();
  await write('Place', 'd4');
  await kaiju.press('Add');
  await kaiju.user.click(screen.getByRole('switch', { name: 'Ask a question first' }));
  await write('Question', 'Who loses a floor?');
  for (const place of ['d4', 'e4']) {
    await write('Place', place);
    await kaiju.press('Add answer');
  }
  await kaiju.user.click(within(screen.getByRole('list', { name: 'Possible answers' })).getByText('e4'));
  await write('Why', 'It stands behind.');
  expect(screen.getByText(/No problems found/)).toBeTruthy();

  const file = await saved();
  expect(file).toMatchObject({ id: 'the-first-blow', game: 'zorgl', title: { en: 'The first blow' } });
  expect(file.steps[0]).toMatchObject({
    say: { en: 'Red has a building behind Green.' },
    marks: [
      { box: 'c4', tone: 'look' },
      { arrow: ['c4', 'd4'], tone: 'look' },
    ],
    question: { ask: { en: 'Who loses a floor?' }, among: ['d4', 'e4'], right: ['e4'] },
    action: REPLAYED[0],
  });

  await kaiju.reload();
  await kaiju.ready();
  expect(box('Title').value).toBe('The first blow');
  await kaiju.press('Preview');
  await kaiju.ready();
  expect(document.querySelector('.lesson-caption')?.textContent).toContain(
    'Red has a building behind Green.',
  );
  expect(screen.getByText('Who loses a floor?')).toBeTruthy();
  await kaiju.press('Edit');
  expect(box('Title').value).toBe('The first blow');
});

const GUIDED = readFileSync('tests/scenarios/two-blows.kaiju-lesson.json', 'utf8');

/** Gives a file to the button that asks for one. */
async function give(text: string, name: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  await kaiju.user.upload(input, new File([text], name, { type: 'application/json' }));
}

it('a lesson file is opened in the list of lessons and in the lobby; it plays, can be edited, and stays', async () => {
  await kaiju.open('/learn/zorgl');
  await screen.findByRole('button', { name: 'Open a lesson file' }, { timeout: 20_000 });
  await give(
    GUIDED.replace('"Two blows', '"Three blows').replace('"camera": "close"', '"camera": "far"'),
    'bad.json',
  );
  expect((await screen.findByRole('alert')).textContent).toContain('bad.json: steps[0].camera');
  await give(GUIDED, 'two-blows.kaiju-lesson.json');
  await screen.findByRole('heading', { name: 'Two blows, two floors' }, { timeout: 20_000 });
  await kaiju.ready();
  expect(window.location.pathname).toMatch(/^\/author\/zorgl\/\w+\/play$/);
  expect(kaiju.position().board[3]).toBe('. . A C 2 . .');
  await kaiju.press('e4');
  await kaiju.press('Check');
  await kaiju.press('Show me');
  await kaiju.settle();
  expect(kaiju.position().board[3]).toBe('. . A C 1 . .');
  await kaiju.press('Edit');
  await write('Title', 'Renamed');
  await kaiju.open('/learn/zorgl');
  expect(await screen.findByRole('link', { name: 'Renamed' })).toBeTruthy();

  await kaiju.open('/');
  await screen.findByRole('button', { name: 'Open a file' });
  await give(GUIDED, 'two-blows.kaiju-lesson.json');
  await screen.findByRole('heading', { name: 'Two blows, two floors' }, { timeout: 20_000 });
});
