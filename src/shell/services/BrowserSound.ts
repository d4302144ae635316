import { LatePlayer, openHowler, SILENCE, type SoundMap, type SoundPlayer, Soundtrack } from '#audio';
import type { GameModule, ReadableStore } from '#module';
import type { PageServices, PageSound, RunningState } from '../../page/services';

/** What the sound of the page depends on. */
interface Parts extends Pick<PageServices, 'clock' | 'preferenceStore'> {
  readonly sessions: ReadableStore<RunningState>;
  readonly lobby: ReadableStore<GameModule>;
}

/**
 * User gestures, before which browsers play no sound. Which event of a press counts differs between browsers, and
 * between mouse and touch.
 */
const GESTURES = ['pointerdown', 'pointerup', 'touchend', 'click', 'keydown'] as const;

/** Sounds of the game on the table, or else of the lobby's game. */
const soundsOf = ({ sessions, lobby }: Parts): SoundMap =>
  (sessions.getState().running?.module ?? lobby.getState()).sounds ?? SILENCE;

/**
 * Sound of the page: follows the preferences, waits for the first gesture, and is muted while the page is hidden,
 * unless the game continues.
 */
export class BrowserSound implements PageSound {
  readonly soundtrack: Soundtrack;
  /** Sounds of a page whose game is not in the store. */
  private own: SoundMap | null = null;
  private used: SoundMap;
  private readonly player: LatePlayer;
  private context: AudioContext | null = null;
  private touched = false;
  private armed = false;
  private begun = false;
  private hushed = false;
  private held = false;

  /** @param open creates the audio output; never called with the manual clock */
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

  /** Call before the first user input. */
  listen(): void {
    // In the capture phase, before another handler can stop the event.
    for (const gesture of GESTURES) this.browser.addEventListener(gesture, () => this.touch(), true);
  }

  arm(): void {
    if (this.armed || this.parts.clock.mode === 'manual') return;
    this.armed = true;
    if (this.touched || this.browser.navigator.userActivation?.hasBeenActive) void this.begin();
  }

  /**
   * Handles a gesture. Safari starts audio only within a gesture, not after an await, so the first gesture creates the
   * context, even long before there is a table, and later ones resume it.
   */
  private touch(): void {
    if (this.parts.clock.mode === 'manual') return;
    this.touched = true;
    this.context ??= this.newContext();
    this.wake();
    if (this.armed) void this.begin();
  }

  /** The audio context of the page; null if the browser has none, or no output device. */
  private newContext(): AudioContext | null {
    const browser = this.browser as Window & { readonly AudioContext?: typeof AudioContext };
    const session = (browser.navigator as Navigator & { readonly audioSession?: { type: string } })
      .audioSession;
    // Like other games: silent if the phone is muted, and mixed with the user's own music.
    if (session !== undefined) session.type = 'ambient';
    if (browser.AudioContext === undefined) return null;
    try {
      const context = new browser.AudioContext();
      // A phone call or screen lock interrupts the context; not every browser resumes it.
      context.addEventListener('statechange', () => this.wake());
      for (const event of ['focus', 'pageshow']) browser.addEventListener(event, () => this.wake());
      return context;
    } catch {
      return null;
    }
  }

  /** Resumes a context that was interrupted. If the browser requires a gesture, the next one resumes it. */
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
