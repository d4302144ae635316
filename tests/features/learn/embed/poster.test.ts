// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PosterFile, showPoster } from '../../../../src/features/learn/embed/entry';

const drawn = (name: string) =>
  `<main class="embed-poster"><p class="embed-say"></p><button class="embed-play">${name}</button>` +
  '<a class="embed-open" href="/learn/zorgl/combo"></a></main>';

const FILE: PosterFile = {
  en: { poster: drawn('Play'), says: ['First.', 'Second.'] },
  fr: { poster: drawn('Lancer'), says: ['D’abord.', 'Ensuite.'] },
};

const asked = vi.fn<(path: string) => Promise<Response>>();
const program = vi.fn<() => Promise<void>>();

beforeEach(() => {
  document.body.innerHTML = '<div id="root">waiting</div>';
  asked.mockReset().mockImplementation(async () => Response.json(FILE));
  program.mockReset().mockResolvedValue();
  vi.spyOn(window, 'fetch').mockImplementation((path) => asked(String(path)));
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

async function open(path: string): Promise<void> {
  window.location.href = `http://localhost:5390${path}`;
  await showPoster(window, program);
}

const text = (selector: string) => document.querySelector(selector)?.textContent;
const play = () => document.querySelector<HTMLElement>('.embed-play');

it('a poster speaks the language of the address, of the step that it names, and leads there', async () => {
  await open('/embed/zorgl/combo?lang=fr&step=2&theme=x');
  expect(asked.mock.calls).toEqual([['/posters/zorgl/combo.json']]);
  expect([text('.embed-play'), text('.embed-say')]).toEqual(['Lancer', 'Ensuite.']);
  expect(document.querySelector('.embed-open')?.getAttribute('href')).toBe(
    '/learn/zorgl/combo?lang=fr&step=2',
  );
  expect(document.documentElement.lang).toBe('fr');
  expect(program).not.toHaveBeenCalled();
});

it('a poster speaks the language that was chosen here before, else that of the browser, at its first step', async () => {
  localStorage.setItem('kaiju-tabletop.preferences', '{"language":"fr"}');
  await open('/embed/zorgl/combo?step=-3');
  expect([text('.embed-play'), text('.embed-say')]).toEqual(['Lancer', 'D’abord.']);
  localStorage.setItem('kaiju-tabletop.preferences', 'null');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-CH', 'fr-CH', 'en']);
  await open('/embed/zorgl/combo');
  expect(text('.embed-play')).toBe('Lancer');
});

it('whoever presses has the program loaded once, and may press again where it does not arrive', async () => {
  await open('/embed/zorgl/combo?lang=en');
  program.mockRejectedValueOnce(new TypeError('no network'));
  play()?.click();
  play()?.click();
  expect(program).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(play()?.getAttribute('aria-disabled')).toBe('false'));
  play()?.click();
  expect(program).toHaveBeenCalledTimes(2);
  expect(document.getElementById('root')?.dataset.played).toBe('');
});

it.each([
  ['what plays by itself', '/embed/zorgl/combo?autoplay=1', 200],
  ['an address without a lesson', '/embed/zorgl', 200],
  ['a lesson without a poster', '/embed/zorgl/none', 404],
])('%s is left to the program at once', async (_, path, status) => {
  asked.mockImplementation(async () => new Response('', { status }));
  await open(path);
  expect(program).toHaveBeenCalledOnce();
  expect(text('#root')).toBe('waiting');
});
