import { persistentQuery } from '../../../page/address';

/** Prerendered posters, by language. */
export type PosterFile = Readonly<
  Record<'en' | 'fr', { readonly poster: string; readonly says: readonly string[] }>
>;

/** Storage key of the preferences, which contain the chosen language. */
const PREFERENCES = 'kaiju-tabletop.preferences';

/** Preferred languages in order of priority, the same as in the program. */
function* wishes(browser: Window): Generator<unknown> {
  yield new URLSearchParams(browser.location.search).get('lang');
  try {
    const kept: unknown = JSON.parse(browser.localStorage.getItem(PREFERENCES) ?? '{}');
    yield (kept as { language?: unknown } | null)?.language;
  } catch {
    // Storage may be blocked in frames.
  }
  for (const language of browser.navigator.languages) yield language.slice(0, 2).toLowerCase();
}

function languageOf(browser: Window): keyof PosterFile {
  for (const wish of wishes(browser)) if (wish === 'en' || wish === 'fr') return wish;
  return 'en';
}

/** Path of the poster for an address; null if it wants none or names no lesson. */
function posterOf({ pathname, search }: Location): string | null {
  const autoplay = new URLSearchParams(search).get('autoplay');
  if (autoplay !== null && autoplay !== '0' && autoplay !== 'false') return null;
  const [, lesson] = /^\/embed\/([a-z0-9-]+\/[a-z0-9-]+)\/?$/.exec(pathname) ?? [];
  return lesson === undefined ? null : `/posters/${lesson}.json`;
}

/** Updates the poster's text and link for the step in the address. */
function tellStep(place: Element, browser: Window, says: readonly string[]): void {
  const { search } = browser.location;
  const asked = Number(new URLSearchParams(search).get('step') ?? 1);
  const step = Number.isInteger(asked) ? Math.min(says.length, Math.max(1, asked)) : 1;
  const said = place.querySelector('.embed-say');
  if (said !== null) said.textContent = says[step - 1] ?? '';
  const link = place.querySelector<HTMLAnchorElement>('.embed-open');
  const query = new URLSearchParams(persistentQuery(search));
  if (step > 1) query.set('step', String(step));
  const [path] = link?.getAttribute('href')?.split('?') ?? [];
  const text = query.toString();
  link?.setAttribute('href', text === '' ? `${path}` : `${path}?${text}`);
}

/**
 * Shows the prerendered poster of a lesson until somebody plays it, without loading the program. Without a
 * poster the program starts at once.
 * @param program loads the program, which takes over the page
 */
export async function showPoster(browser: Window, program: () => Promise<unknown>): Promise<void> {
  const { document } = browser;
  const file = posterOf(browser.location);
  const place = document.getElementById('root');
  try {
    if (file === null || place === null) throw new RangeError('no poster is wanted');
    const answer = await browser.fetch(file);
    if (!answer.ok) throw new RangeError('there is no such poster');
    const language = languageOf(browser);
    const { poster: drawn, says } = ((await answer.json()) as PosterFile)[language];
    document.documentElement.lang = language;
    place.innerHTML = drawn;
    tellStep(place, browser, says);
  } catch {
    await program();
    return;
  }
  const poster = place.querySelector('.embed-poster');
  const button = place.querySelector('.embed-play');
  const wait = (waits: boolean) => {
    poster?.setAttribute('aria-busy', String(waits));
    button?.setAttribute('aria-disabled', String(waits));
  };
  button?.addEventListener('click', async () => {
    if (button.getAttribute('aria-disabled') === 'true') return;
    wait(true);
    // The program finds this mark and plays without another click.
    place.dataset.played = '';
    try {
      await program();
    } catch {
      // The download failed; another click tries again.
      wait(false);
    }
  });
}
