import { createStore } from 'zustand/vanilla';
import type { PagePreferences } from '#module';
import { expectPicture } from '../../page/pictureDue';
import type { PageServices, RunningState, Sessions } from '../../page/services';
import { shelf } from '../../page/shelf';
import { gameFromPlan, namesBySeat, type RunningGame, resumeGame, startGame } from '../../page/start';

const TAB_GAME = 'kaiju-tabletop.game';

/** Dependencies of sessions. */
type Parts = Pick<PageServices, 'clock' | 'notices' | 'preferenceStore' | 'random' | 'saves' | 'tabs'>;

/** Applies preferences to a session, now and when they change. */
function followPreferences(running: RunningGame, preferences: PagePreferences): void {
  const { session } = running;
  session.setSpeed(preferences.speed);
  session.setHurriesOwn(preferences.hurriesOwn);
  session.setOthersPace(preferences.othersPace);
  session.setReducedMotion(preferences.reducedMotion);
}

/** The sessions of a page, initially without a game. */
export function createSessions(browser: Window, parts: Parts): Sessions {
  const { clock, notices, preferenceStore, random, saves, tabs } = parts;
  const store = createStore<RunningState>(() => ({ running: null, tables: 0 }));
  preferenceStore.subscribe((preferences) => {
    const { running } = store.getState();
    if (running !== null) followPreferences(running, preferences);
  });
  tabs.elsewhere.subscribe(({ elsewhere }) => {
    if (elsewhere) store.getState().running?.session.pause();
  });

  /** Shows a game; a reload of this tab returns to it. @param takeOver whether it is taken from another tab */
  const show = (running: RunningGame, takeOver = false): RunningGame => {
    followPreferences(running, preferenceStore.getState());
    expectPicture();
    notices.report(null);
    store.setState(({ tables }) => ({ running, tables: tables + 1 }));
    tabs.open(running.id, takeOver);
    try {
      browser.sessionStorage.setItem(TAB_GAME, running.id);
    } catch {
      // Without session storage, a reload shows the latest saved game.
    }
    return running;
  };
  const sessions: Sessions = {
    ...store,
    get context() {
      const { speed, reducedMotion } = preferenceStore.getState();
      return {
        saves,
        now: clock.now,
        newId: random.id,
        speed,
        reducedMotion,
        exact: clock.mode === 'manual',
      };
    },
    defaultNames: (module) => namesBySeat(module.words(preferenceStore.getState().language).defaultNames),
    show: (running) => void show(running),
    begin: (game) => show(startGame(game, sessions.context)),
    start(module, plan) {
      const game = gameFromPlan(module, plan);
      if (game.ok) sessions.begin(game.value);
      else notices.report(game.error);
    },
    async resume(saved, { watch = false, takeOver = false } = {}) {
      const module = await shelf.load(saved.record.game);
      const resumed = module.ok ? await resumeGame(module.value, saved, sessions.context) : module;
      if (!resumed.ok) return resumed;
      if (watch) resumed.value.session.replay();
      show(resumed.value, takeOver);
      return resumed;
    },
    async takeOver() {
      const { running } = store.getState();
      if (running === null) return;
      const saved = await saves.load(running.id);
      const resumed = saved.ok ? await sessions.resume(saved.value, { takeOver: true }) : saved;
      if (resumed.ok) return;
      sessions.leave();
      notices.report(resumed.error);
    },
    leave() {
      tabs.close();
      store.setState({ running: null });
    },
  };
  return sessions;
}

/** Id of the game that this tab showed last. */
export function tabGame(browser: Window): string | null {
  try {
    return browser.sessionStorage.getItem(TAB_GAME);
  } catch {
    return null;
  }
}
