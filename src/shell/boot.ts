import { LANGUAGES, type Problem, unwrap } from '#core';
import type { GameModule } from '#module';
import { decodePosition, deviceStorage, openTabChannel, parseLaunch, Tabs } from '#storage';
import { embeddedGame, isEmbedded, isTable, persistentQuery } from '../page/address';
import { type AnyLaunch, asksForGame, gameFromLaunch, gameOfReload, launchKey } from '../page/launched';
import { makeProblem } from '../page/problems';
import type { PageServices } from '../page/services';
import { gameIn, shelf } from '../page/shelf';
import { chosenGame } from './chosenGame';
import { reloadForNewProgram } from './faults/reloadOnce';
import { loadTableAhead, loadTablePage } from './lazyTable';
import { isShared, openLaunchedFiles, sharedAddress, sharedFragment } from './pwa/launchQueue';
import { initialPreferences } from './services/preferences';
import { keepSaves, openStorages } from './services/savesOptions';
import { createServices } from './services/services';
import { tabGame } from './services/sessions';
import { carriesSomething, openFragment } from './share/fragment';
import { followTextSize } from './textSize';

/** Name of the channel between tabs. */
const CHANNEL = 'kaiju-tabletop';

const NO_LAUNCH: AnyLaunch = { clock: 'real', bots: new Map(), ignored: [] };

/** Fallback for an invalid URL: only the language of the error message. */
function languageOnly(search: string): AnyLaunch {
  const wished = new URLSearchParams(search).get('lang');
  const lang = LANGUAGES.find((each) => each === wished);
  return lang === undefined ? NO_LAUNCH : { ...NO_LAUNCH, lang };
}

/** Whether the page was reloaded or restored from history. */
function isReload(browser: Window): boolean {
  const [entry] = browser.performance.getEntriesByType('navigation');
  const type = entry === undefined ? '' : (entry as PerformanceNavigationTiming).type;
  return type === 'reload' || type === 'back_forward';
}

/** Opens the game of the URL or of the reloaded tab. */
async function bringGame(
  { lobby, random, saves, sessions }: PageServices,
  browser: Window,
  launch: AnyLaunch,
): Promise<Problem | null> {
  const { pathname, search } = browser.location;
  const asked = asksForGame(launch, pathname);
  if (!asked && !isTable(pathname)) return null;
  const module = lobby.getState();
  if (!asked || isReload(browser)) {
    const named = asked || new URLSearchParams(search).has('game');
    const wanted = { key: asked ? launchKey(launch) : null, game: named ? module.rules.id : null };
    const saved = await gameOfReload(saves, tabGame(browser), wanted);
    if (saved !== undefined) {
      if ('code' in saved) return saved;
      const resumed = await sessions.resume(saved);
      return resumed.ok ? null : resumed.error;
    }
    if (!asked) return null;
  }
  const game = gameFromLaunch(module, launch, random.seed(), sessions.defaultNames(module));
  if (!game.ok) return game.error;
  sessions.begin(game.value);
  return null;
}

/** Opens the content of the URL fragment and removes the fragment. False if it carries nothing. */
async function bringFragment(services: PageServices, browser: Window): Promise<boolean> {
  const { search } = browser.location;
  const hash = sharedFragment(search) ?? browser.location.hash;
  const opened = await openFragment(hash, services);
  if (opened === null) return false;
  if (!opened.ok) services.notices.report(opened.error);
  browser.history.replaceState(null, '', `${opened.ok ? opened.value : '/'}${persistentQuery(search)}`);
  return true;
}

/** Navigates to a link shared by another program, or reports that it leads nowhere. False if nothing was shared. */
function followShared({ notices }: PageServices, browser: Window): boolean {
  const { search, origin } = browser.location;
  if (!isShared(search)) return false;
  const address = sharedAddress(search, origin);
  if (address === null) {
    notices.report(makeProblem('', 'shared.nothing'));
    browser.history.replaceState(null, '', `/${persistentQuery(search)}`);
  } else browser.location.replace(address);
  return true;
}

/** The game of a URL: that of its position, else the one it names, else the lobby's. */
async function moduleOf(
  browser: Window,
): Promise<{ readonly module: GameModule; readonly problem: Problem | null }> {
  const query = new URLSearchParams(browser.location.search);
  const position = decodePosition(query.get('position') ?? '');
  const asked = (position.ok ? gameIn(position.value) : undefined) ?? query.get('game');
  const found = asked === null ? null : await shelf.load(asked);
  if (found?.ok === true) return { module: found.value, problem: null };
  // A frame loads only its own game, not the lobby's.
  const chosen = await shelf.load(embeddedGame(browser.location.pathname) ?? chosenGame(browser));
  const module = chosen.ok ? chosen.value : unwrap(await shelf.load(shelf.entries[0]?.id));
  return { module, problem: found === null ? null : found.error };
}

/** Initialises the page from the URL and stored data. */
export async function boot(browser: Window): Promise<PageServices> {
  const opening = openStorages();
  // Load the table page in parallel with the game.
  if (isTable(browser.location.pathname)) void loadTablePage();
  const [{ module, problem }, storages] = await Promise.all([moduleOf(browser), opening]);
  const parsed = parseLaunch(browser.location.search, { seats: module.seats, parse: module.parsePlayable });
  const launch = parsed.ok ? parsed.value : languageOnly(browser.location.search);
  const preferences = initialPreferences(launch, deviceStorage(browser), {
    languages: browser.navigator.languages,
    reducedMotion: browser.matchMedia('(prefers-reduced-motion: reduce)').matches,
  });
  const services = createServices(browser, storages, new Tabs(openTabChannel(CHANNEL)), {
    clock: launch.clock,
    preferences,
    module,
    problem: problem ?? (parsed.ok ? null : parsed.error),
    seed: launch.seed ?? null,
    ignored: launch.ignored,
  });
  followTextSize(services.preferenceStore, browser.document.documentElement);
  services.sound.listen();
  if (isTable(browser.location.pathname)) void loadTableAhead(services.tables, module);
  keepSaves(browser, services.saves);
  reloadForNewProgram(browser, () => services.saves.flush(), Date.now);
  const playable = problem === null && parsed.ok && !isEmbedded(browser.location.pathname);
  if (playable && !(await bringFragment(services, browser)) && !followShared(services, browser)) {
    services.notices.report(await bringGame(services, browser, launch));
  }
  openLaunchedFiles(browser, services);
  // Pasting a link into the URL of an open page changes only the fragment.
  browser.addEventListener('hashchange', () => {
    if (carriesSomething(browser.location.hash)) browser.location.reload();
  });
  return services;
}
