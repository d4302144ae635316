import { screen, waitFor } from '@testing-library/react';
import { openDB } from 'idb';
import { expect, it, vi } from 'vitest';
import { packLink } from '#storage';
import { CITIES, formatCity } from '#zorgl/rules';
import { kaiju } from './KaijuPage';

const HARBOUR = { format: 'kaiju-city', version: 1, name: 'Harbour', board: CITIES.harbour } as const;

async function openEditor(): Promise<void> {
  await kaiju.open('/city');
  await kaiju.ready();
}

const box = (name: string) => document.querySelector<HTMLElement>(`.city-plan [data-box=${name}]`)!;

/** What stands in a box, in the words of the plan. */
const contentOf = (name: string) => box(name).getAttribute('aria-label')?.replace(`${name}: `, '');

const choose = (tool: string) => kaiju.user.click(screen.getByRole('radio', { name: tool }));
const nameField = () => screen.getByLabelText<HTMLInputElement>('Name of the city');
const alert = async () => (await screen.findByRole('alert')).textContent;

async function openCity(name: RegExp): Promise<void> {
  await kaiju.press('Open a city');
  await kaiju.press(name);
}

it('cities that cannot be read are told, and the drawing board works', async () => {
  const reading = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('gone', 'UnknownError');
  });
  await openEditor();
  expect(await alert()).toMatch(/cannot be read right now/);
  reading.mockRestore();
  await choose('Clear box');
  await kaiju.user.click(box('d3'));
  await kaiju.press('Keep it');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('a city is played in at once, by those who sit in the lobby', async () => {
  await kaiju.open('/');
  await choose('4');
  await openEditor();
  await openCity(/^Harbour/);
  await choose('Clear box');
  await kaiju.user.click(box('d3'));
  await kaiju.user.clear(nameField());
  await kaiju.user.type(nameField(), 'Quiet Harbour');
  await kaiju.press('Play here');
  await kaiju.arrivesAt('/table');
  await kaiju.ready();
  const bare = CITIES.harbour.map((row) => row.replaceAll('u', '.'));
  expect(kaiju.position().board).toEqual(bare);
  expect(kaiju.position().order).toHaveLength(4);
  await kaiju.open('/');
  expect(await screen.findByRole('img', { name: /City: Quiet Harbour/ })).toBeTruthy();
});

it('a city is built by keyboard', async () => {
  await openEditor();
  await kaiju.tabTo('Clear all');
  await kaiju.keys('{Enter}');
  // On its way the focus has met the middle of the plan, so that is where the keys begin.
  await kaiju.keys('p-');
  expect(contentOf('d4')).toBe('power plant, 7 floors');
  await kaiju.keys('{ArrowDown}{ArrowDown}{ArrowLeft}5{ArrowLeft}a');
  expect(contentOf('c2')).toBe('building, 5 floors');
  expect(contentOf('f3')).toBe('building, 5 floors');
  expect(contentOf('f6')).toBe('start C');
  expect(screen.getByText('Ready to be wrecked')).toBeTruthy();
  const told = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(told.filter((text) => text?.startsWith('b2: start A; '))).toHaveLength(1);
  await kaiju.keys('s');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'All turns and mirrors' }).checked).toBe(true);
  await kaiju.keys('{Delete}');
  expect(contentOf('f6')).toBe('empty');
  await kaiju.keys('{Control>}z{/Control}');
  expect(contentOf('f6')).toBe('start C');

  // The boxes of the plan follow the arrows, and are buttons too.
  box('b2').focus();
  await kaiju.keys('{ArrowRight}');
  expect(document.activeElement).toBe(box('c2'));
  await kaiju.keys('{Enter}');
  expect(contentOf('c2')).toBe('building, 6 floors');
});

it('a city outlives a reload, its steps too', async () => {
  await openEditor();
  await kaiju.press('Clear all');
  expect(screen.getByText('Not a city yet')).toBeTruthy();
  expect(screen.getByText('It has no power plant.')).toBeTruthy();
  await choose('3');
  await kaiju.user.click(box('c1'));
  expect(contentOf('a5')).toBe('building, 3 floors');
  await choose('Power plant');
  await kaiju.user.click(box('d4'));
  await choose('Start A');
  await kaiju.user.click(box('b3'));
  expect(contentOf('e2')).toBe('start D');
  await choose('This box alone');
  await choose('Army unit');
  await kaiju.user.click(box('e5'));
  await kaiju.user.clear(nameField());
  await kaiju.user.type(nameField(), 'Crossroads');
  const { board } = kaiju.position();
  expect(board).toEqual([
    '. . . . 3 . .',
    '. . B . . . .',
    '3 . . . u C .',
    '. . . P8 . . .',
    '. A . . . . 3',
    '. . . . D . .',
    '. . 3 . . . .',
  ]);

  await kaiju.reload();
  await kaiju.ready();
  expect(nameField().value).toBe('Crossroads');
  expect(kaiju.position().board).toEqual(board);
  await kaiju.press('Undo');
  await kaiju.press('Undo');
  expect(contentOf('e5')).toBe('empty');
  await kaiju.press('Redo');
  expect(contentOf('e5')).toBe('unit');
});

it('a city goes out and comes back as a file; a bad file changes nothing', async () => {
  await openEditor();
  await kaiju.giveFile('harbour.kaiju-city.json', formatCity(HARBOUR));
  await waitFor(() => expect(nameField().value).toBe('Harbour'));
  expect(kaiju.position().board).toEqual(CITIES.harbour);

  await kaiju.press('Share');
  const file = await kaiju.download('Export a file');
  expect(file).toEqual({ name: 'harbour.kaiju-city.json', text: formatCity(HARBOUR) });
  await kaiju.press('Close');

  const broken = HARBOUR.board.map((row) => row.replace('P7', 'X'));
  await kaiju.giveFile('bad.json', formatCity({ ...HARBOUR, board: broken }));
  expect(await alert()).toContain('bad.json: board[3]');
  expect(await alert()).toContain('"X" on d4');
  expect(kaiju.position().board).toEqual(CITIES.harbour);

  await kaiju.drop('no.json', formatCity({ ...HARBOUR, name: '' }));
  await waitFor(async () => expect(await alert()).toContain('no.json: name must not be empty'));
  await kaiju.press('Undo');
  expect(kaiju.position().board).toEqual(CITIES.printed);
});

it('a link shows its city on any route, and takes nothing away', async () => {
  await openEditor();
  await openCity(/^Ring Road/);
  await kaiju.press('Share');
  const field = screen.getByLabelText<HTMLInputElement>('Link to the city');
  await waitFor(() => expect(field.value).toMatch(/#city=/));
  const { hash } = new URL(field.value);

  kaiju.forget();
  await kaiju.visit(`/table?quality=test&lang=en&clock=manual${hash}`);
  await kaiju.ready();
  await kaiju.arrivesAt('/city');
  expect(nameField().value).toBe('Ring Road');
  expect(kaiju.position().board).toEqual(CITIES['ring-road']);
  const [undo] = screen.getAllByRole('button', { name: 'Undo' });
  await kaiju.user.click(undo!);
  expect(nameField().value).toBe('My city');
});

it('a link that holds no city leads to the lobby, which says what is wrong', async () => {
  const bad = await packLink({ ...HARBOUR, board: HARBOUR.board.slice(1) });
  await kaiju.visit(`/city?quality=test&lang=en&clock=manual#city=${bad}`);
  expect(await alert()).toContain('city.board needs 7 rows, has 6');
  expect(screen.getByRole('button', { name: 'Wreck the city' })).toBeTruthy();
});

it('cities are kept on this device, and one that cannot be read is named and kept', async () => {
  await openEditor();
  await kaiju.press('Keep it');
  await screen.findByRole('button', { name: 'Kept' });
  const database = await openDB('kaiju-tabletop');
  await database.put('cities', { format: 'kaiju-city', version: 1, name: 'Half a ci' }, 'broken');
  database.close();
  await kaiju.reload();
  await kaiju.ready();
  await kaiju.press('Open a city');
  expect(await alert()).toContain('broken.board is missing');
  expect(await screen.findByRole('button', { name: /^My city/ })).toBeTruthy();
  await kaiju.press('Delete My city');
  await kaiju.press('Close');
  await kaiju.press('Put it back');
  expect(await screen.findByText('“My city” is among your cities.')).toBeTruthy();
  await kaiju.press('Open a city');
  expect(await screen.findByRole('button', { name: /^My city/ })).toBeTruthy();
});
