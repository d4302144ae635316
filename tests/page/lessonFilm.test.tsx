import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { kaiju } from './KaijuPage';

afterEach(() => void vi.unstubAllGlobals());

async function openFilmDialog() {
  await kaiju.open('/learn/zorgl/what-is-behind');
  await kaiju.ready();
  // It is loaded by itself, after the page of the lesson.
  await kaiju.user.click(await screen.findByRole('button', { name: 'Save as film or picture' }));
  return screen.findByRole('button', { name: 'Create' }, { timeout: 20_000 });
}

it('a browser without WebCodecs is told so before anything is chosen', async () => {
  vi.stubGlobal('isSecureContext', true);
  const make = await openFilmDialog();
  await screen.findByText(/lacks WebCodecs/);
  expect(make.getAttribute('aria-disabled') ?? make.hasAttribute('disabled')).toBeTruthy();
  await kaiju.user.click(screen.getByRole('radio', { name: 'GIF' }));
  await waitFor(() => expect(screen.queryByText(/lacks WebCodecs/)).toBeNull());
});

it('a lesson is offered as a film, a GIF and a strip, each with its length', async () => {
  await openFilmDialog();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'MP4' }).checked).toBe(true);
  expect(screen.getByRole('switch', { name: 'With sound' })).toBeTruthy();
  const picturesOf = async (format: string) => {
    await kaiju.user.click(screen.getByRole('radio', { name: format }));
    const told = document.querySelector('.lesson-film-length')?.textContent ?? '';
    return Number(/(\d+) frames/.exec(told)?.[1]);
  };
  const film = await picturesOf('WebM');
  expect(Math.abs((await picturesOf('GIF')) - film / 3)).toBeLessThan(2);
  expect(screen.queryByRole('switch', { name: 'With sound' })).toBeNull();
  expect(await picturesOf('Strip')).toBe(5);
  await kaiju.user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('what the address of a lesson asks for is begun at once, in its language', async () => {
  await kaiju.open('/learn/zorgl/combo', { film: 'strip', size: '320x180', lang: 'fr' });
  await waitFor(() => expect(screen.getByRole('progressbar')).toBeTruthy(), { timeout: 20_000 });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Planche', hidden: true }).checked).toBe(true);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { hidden: true }).value).toBe('320x180');
});

it('a film that cannot be asked for is told with what is wrong in the address', async () => {
  await kaiju.open('/learn/zorgl/combo', { film: 'gif', size: '321x180' });
  await kaiju.ready();
  expect(screen.getByRole('alert').textContent).toContain('321x180');
  expect(screen.queryByRole('dialog')).toBeNull();
});
