import { LatePlayer, openHowler, SILENCE, type SoundMap, type SoundPlayer, Soundtrack } from '#audio';
import type { GameModule, ReadableStore } from '#module';
import type { PageServices, PageSound, RunningState } from '../../page/services';

/** What decides how the page sounds. */
interface Parts extends Pick<PageServices, 'clock' | 'preferenceStore'> {
  readonly sessions: ReadableStore<RunningState>;
  readonly lobby: ReadableStore<GameModule>;
}

/**
 * What tells that somebody is there; before it a browser lets nothing sound. Which of the events of one press counts
 * differs between browsers, and between mouse and touch.
 */
const GESTURES = ['pointerdown', 'pointerup', 'touchend', 'click', 'keydown'] as const;

/** The sounds of the game on the table, or else of the one that the lobby proposes. */
const soundsOf = ({ sessions, lobby }: Parts): SoundMap =>
  (sessions.getState().running?.module ?? lobby.getState()).sounds ?? SILENCE;

/** The sound of the page: follows the preferences, waits for the first gesture, is silent while nobody looks, unless the game goes on. */
export class BrowserSound implements PageSound {
  readonly soundtrack: Soundtrack;
  /** What a page without a game of its own in the store sounds like. */
  private own: SoundMap | null = null;
  private used: SoundMap;
  private readonly player: LatePlayer;
  private context: AudioContext | null = null;
  private touched = false;
  private armed = false;
  private begun = false;
  private hushed = false;
  private held = false;

  /** @param open gives the loudspeakers; with the manual clock it is never called */
  constructor(
    private readonly browser: Window,
    private readonly parts: Parts,
    open: (context: AudioContext | null) => Promise<SoundPlayer> = openHowler,
  ) {
    this.player = new LatePlayer(() => open(this.context));
    const { preferenceStore, sessions, lobby } = parts;
    this.used = soundsOf(parts);
    this.soundtrack = new Soundtrack(this.player, this.used, preferenceStore.getState().sound, 1);
    for (const shown of [sessions, lobby]) shown.subscribe(() => this.follow());
    preferenceStore.subscribe((now, before) => {
      if (now.sound !== before.sound) this.set();
    });
  }

  use(own: SoundMap | null): void {
    this.own = own;
    this.follow();
  }

  private follow(): void {
    const wanted = this.own ?? soundsOf(this.parts);
    if (wanted === this.used) return;
    this.used = wanted;
    this.soundtrack.use(wanted);
  }

  /** Call before anybody can touch the page. */
  listen(): void {
    // Before anything else hears the gesture, and may end it.
    for (const gesture of GESTURES) this.browser.addEventListener(gesture, () => this.touch(), true);
  }

  arm(): void {
    if (this.armed || this.parts.clock.mode === 'manual') return;
    this.armed = true;
    if (this.touched || this.browser.navigator.userActivation?.hasBeenActive) void this.begin();
  }

  /**
   * Somebody has touched the page. Safari lets sound begin within a gesture alone, and not once something has been fetched:
   * so the context is made with the first one, even long before there is a table, and is woken by others where it sleeps.
   */
  private touch(): void {
    if (this.parts.clock.mode === 'manual') return;
    this.touched = true;
    this.context ??= this.newContext();
    this.wake();
    if (this.armed) void this.begin();
  }

  /** What all sounds of the page pass through; null if the browser has no such thing, or no device for it. */
  private newContext(): AudioContext | null {
    const browser = this.browser as Window & { readonly AudioContext?: typeof AudioContext };
    const session = (browser.navigator as Navigator & { readonly audioSession?: { type: string } })
      .audioSession;
    // As games are: silent where the phone is, and beside people's own music.
    if (session !== undefined) session.type = 'ambient';
    if (browser.AudioContext === undefined) return null;
    try {
      const context = new browser.AudioContext();
      // A call that is taken, or a screen that is locked, interrupts it; not every browser goes on by itself.
      context.addEventListener('statechange', () => this.wake());
      for (const event of ['focus', 'pageshow']) browser.addEventListener(event, () => this.wake());
      return context;
    } catch {
      return null;
    }
  }

  /** Lets sound go on where it has stopped without being held; where a browser wants a gesture for it, the next one will do. */
  private wake(): void {
    if (this.context === null || this.held || this.context.state === 'running') return;
    if (this.context.state !== 'closed') this.context.resume().catch(() => undefined);
  }

  hush(hushed: boolean): void {
    this.hushed = hushed;
    this.set();
  }

  private set(): void {
    const { sound } = this.parts.preferenceStore.getState();
    this.soundtrack.set(this.hushed ? { ...sound, muted: true } : sound);
  }

  private async begin(): Promise<void> {
    if (this.begun) return;
    this.begun = true;
    const { document } = this.browser;
    const playsOn = () => this.parts.preferenceStore.getState().playsHidden;
    document.addEventListener('visibilitychange', () => {
      this.held = document.hidden && !playsOn();
      this.soundtrack.hold(this.held);
      this.wake();
    });
    const opened = await this.player.begin();
    document.documentElement.dataset.sound = opened ? 'open' : 'none';
  }
}
