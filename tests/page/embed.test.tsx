import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { kaiju } from './KaijuPage';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const said = () => document.querySelector('.embed-caption')?.textContent ?? '';
const play = () => screen.findByRole('button', { name: /^Play the lesson|^Lancer/ }, { timeout: 20_000 });
const link = () => screen.getByRole('link', { name: 'Open in Kaiju Tabletop' });

it('a lesson in a frame is a poster until somebody plays it, then goes step by step by button and by key', async () => {
  await kaiju.open('/embed/zorgl/combo');
  const button = await play();
  expect(button.getAttribute('aria-label')).toContain('“');
  expect(document.querySelector('.embed-cover svg')).not.toBeNull();
  expect(document.querySelector('.embed-say')?.textContent).not.toBe('');
  expect(document.querySelector('canvas')).toBeNull();
  expect(window.kaiju).toBeUndefined();
  await kaiju.user.click(button);
  await kaiju.ready();
  expect(document.querySelector('canvas')).not.toBeNull();
  expect(document.activeElement).toBe(document.querySelector('.embed-desk'));
  expect(screen.getByText('1/2')).toBeTruthy();
  await kaiju.press('Next step');
  expect(said()).toContain('a floor for each monster');
  await kaiju.settle();
  expect(said()).toContain('Two floors with one card');
  expect(kaiju.position().board[3]).toBe('. A C B 2 . .');
  expect(link().getAttribute('href')).toMatch(/^\/learn\/zorgl\/combo\?.*step=2$/);
  expect(link().getAttribute('target')).toBe('_blank');
  await kaiju.keys('{ArrowLeft}{ArrowLeft}');
  await waitFor(() => expect(screen.getByText('1/2')).toBeTruthy());
  expect(window.location.pathname).toBe('/embed/zorgl/combo');
});

it('the address of a frame says the language and the step, and may let it play by itself to its end', async () => {
  await kaiju.open('/embed/zorgl/combo', { lang: 'fr', step: '2' });
  await play();
  expect(document.documentElement.lang).toBe('fr');
  expect(screen.getByRole('link', { name: 'Ouvrir dans Kaiju Tabletop' }).getAttribute('href')).toContain(
    'step=2',
  );
  await kaiju.open('/embed/zorgl/combo', { autoplay: '1' });
  await kaiju.ready();
  expect(document.activeElement).toBe(document.body);
  for (let turn = 0; turn < 4; turn++) await kaiju.advance(60);
  expect(said()).toContain('Two floors with one card');
  expect(kaiju.busy()).toBe(false);
  await kaiju.open('/embed/zorgl/combo', { autoplay: '0' });
  await play();
});

it('whoever runs on into a question is asked it, in the frame too', async () => {
  await kaiju.open('/embed/zorgl/what-is-behind', { autoplay: '1' });
  await kaiju.ready();
  await kaiju.advance(500);
  await kaiju.press('g4');
  await kaiju.press('Check');
  expect(screen.getByText('Not quite.')).toBeTruthy();
});

it('a frame that may remember nothing plays its lesson all the same', async () => {
  const forbidden = () => {
    throw new DOMException('no storage for frames', 'SecurityError');
  };
  const kept = ['localStorage', 'sessionStorage', 'indexedDB'].map(
    (name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const,
  );
  for (const [name] of kept) Object.defineProperty(window, name, { configurable: true, get: forbidden });
  try {
    await kaiju.open('/embed/zorgl/combo', { step: '2' });
    await kaiju.user.click(await play());
    await kaiju.ready();
    await kaiju.settle();
    expect(said()).toContain('Two floors with one card');
  } finally {
    for (const [name, descriptor] of kept)
      if (descriptor === undefined) Reflect.deleteProperty(window, name);
      else Object.defineProperty(window, name, descriptor);
  }
});

it('what is not there is told, and nothing in a frame leads to another page of the program in it', async () => {
  for (const path of ['/embed/zorgl/no-such-lesson', '/embed/chess/combo']) {
    await kaiju.open(path);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(path));
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByRole('link').getAttribute('target')).toBe('_blank');
  }
  await kaiju.open('/embed/zorgl/combo', { bots: 'A:greedy,C:greedy', seed: '3' });
  await play();
  expect(window.location.pathname).toBe('/embed/zorgl/combo');
});

it('a step of a lesson is handed on as a link, and as a frame', async () => {
  const written: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    written.push(text);
  });
  await kaiju.open('/learn/zorgl/combo', { step: '2' });
  await kaiju.ready();
  await kaiju.press('Copy link to this step');
  await waitFor(() => expect(screen.getByText('The link is in the clipboard.')).toBeTruthy());
  await kaiju.press('Embed');
  await waitFor(() => expect(screen.getByText(/^The embed code is in the clipboard/)).toBeTruthy());
  const [address, source = ''] = written;
  expect(address).toBe('http://localhost:5390/learn/zorgl/combo?lang=en&step=2');
  const holder = document.createElement('template');
  holder.innerHTML = source;
  const frame = holder.content.querySelector('iframe')!;
  expect(frame.getAttribute('src')).toBe('http://localhost:5390/embed/zorgl/combo?lang=en&step=2');
  expect(frame.title).toMatch(/Zorgl-Zilla on Kaiju Tabletop$/);
  expect(frame.getAttribute('allow')).toBe('fullscreen');
  expect(frame.hasAttribute('allowfullscreen')).toBe(true);
});

it('what cannot be copied is selected, to be copied by hand', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
  Object.defineProperty(document, 'execCommand', { configurable: true, value: () => false });
  await kaiju.open('/learn/zorgl/combo');
  await kaiju.ready();
  await kaiju.press('Copy link to this step');
  await waitFor(() => expect(screen.getByText(/press Ctrl\+C/)).toBeTruthy());
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to this step' });
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(field.value);
  Reflect.deleteProperty(document, 'execCommand');
});
