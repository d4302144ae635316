import { LatePlayer, openHowler, SILENCE, type SoundMap, type SoundPlayer, Soundtrack } from '#audio';
import type { PageState, PageStore } from '../store';

/** What tells that somebody is there; before it a browser lets nothing sound. */
const GESTURES = ['pointerdown', 'keydown', 'touchend'] as const;

/** The sounds of the game on the table, or else of the one that the lobby proposes. */
const soundsOf = ({ running, module }: PageState): SoundMap => (running?.module ?? module).sounds ?? SILENCE;

/** The sound of the page: follows the preferences, waits for the first gesture, is silent while nobody looks, unless the game goes on. */
export class PageSound {
  readonly soundtrack: Soundtrack;
  private readonly player: LatePlayer;
  private armed = false;

  /** @param open gives the loudspeakers; with the manual clock it is never called */
  constructor(
    private readonly browser: Window,
    private readonly store: PageStore,
    open: () => Promise<SoundPlayer> = openHowler,
  ) {
    this.player = new LatePlayer(open);
    const state = store.getState();
    this.soundtrack = new Soundtrack(this.player, soundsOf(state), state.preferences.sound, 1);
    store.subscribe((now, before) => {
      if (soundsOf(now) !== soundsOf(before)) this.soundtrack.use(soundsOf(now));
      if (now.preferences.sound !== before.preferences.sound) this.soundtrack.set(now.preferences.sound);
    });
  }

  /** From now on, once a hand has touched the page, the sounds are fetched and heard. Not before the first picture. */
  arm(): void {
    if (this.armed || this.store.getState().clock === 'manual') return;
    this.armed = true;
    if (this.browser.navigator.userActivation?.hasBeenActive) {
      void this.begin();
      return;
    }
    const begin = () => {
      for (const gesture of GESTURES) this.browser.removeEventListener(gesture, begin);
      void this.begin();
    };
    for (const gesture of GESTURES) this.browser.addEventListener(gesture, begin);
  }

  private async begin(): Promise<void> {
    const { document } = this.browser;
    const playsOn = () => this.store.getState().preferences.playsHidden;
    document.addEventListener('visibilitychange', () => this.soundtrack.hold(document.hidden && !playsOn()));
    const opened = await this.player.begin();
    document.documentElement.dataset.sound = opened ? 'open' : 'none';
  }
}
