// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { SILENCE, type SoundPlayer } from '#audio';
import type { GameModule } from '#module';
import { zorglModule } from '#zorgl';
import type { RunningState } from '../../../src/page/services';
import type { RunningGame } from '../../../src/page/start';
import { BrowserSound } from '../../../src/shell/services/BrowserSound';
import { createClock } from '../../../src/shell/services/device';
import { NotingPlayer } from '../../audio/players';
import { testPreferences } from '../../helpers/services';

/** A context as Safari has it: it wakes only when asked to while somebody touches the page. */
class SleepyContext extends EventTarget {
  static touching = false;
  /** A call has ended, or the page was shown again: no gesture is wanted for a context that has sounded before. */
  static free = false;
  state = 'suspended';

  async resume(): Promise<void> {
    if (this.state === 'running' || !(SleepyContext.touching || SleepyContext.free)) return;
    this.turn('running');
  }

  turn(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

function open(clock: 'real' | 'manual') {
  const player = new NotingPlayer();
  const contexts: unknown[] = [];
  const preferenceStore = testPreferences();
  const sessions = createStore<RunningState>(() => ({ running: null, tables: 0 }));
  const lobby = createStore(() => zorglModule as unknown as GameModule);
  const { document, navigator } = window;
  const browser = Object.assign(new EventTarget(), { document, navigator, AudioContext: SleepyContext });
  SleepyContext.free = false;
  const sound = new BrowserSound(
    browser as unknown as Window,
    { clock: createClock(clock), preferenceStore, sessions, lobby },
    async (context): Promise<SoundPlayer> => {
      contexts.push(context);
      return player;
    },
  );
  sound.listen();
  return {
    player,
    preferenceStore,
    sessions,
    lobby,
    sound,
    contexts,
    browser,
    /** Somebody presses. @param counts the browser takes the event for a gesture */
    gesture(type = 'pointerdown', counts = true) {
      SleepyContext.touching = counts;
      browser.dispatchEvent(new Event(type));
      SleepyContext.touching = false;
    },
  };
}

const settled = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)));

describe('the sound of the page', () => {
  it('is opened once somebody has touched the page and there is a picture, and only once', async () => {
    const before = open('real');
    before.gesture();
    expect(before.contexts).toHaveLength(0);
    before.sound.arm();
    before.gesture();
    before.sound.arm();
    await settled();
    expect(before.contexts).toHaveLength(1);

    const after = open('real');
    after.sound.arm();
    expect(after.contexts).toHaveLength(0);
    after.gesture();
    after.gesture();
    await settled();
    expect(after.contexts).toHaveLength(1);
  });

  it('is never opened with the manual clock', async () => {
    const { sound, contexts, gesture } = open('manual');
    sound.arm();
    gesture();
    await settled();
    expect(contexts).toHaveLength(0);
  });

  it('is awake by the one press that led to a table, which is drawn long after it', async () => {
    const { sound, contexts, gesture } = open('real');
    gesture('click');
    sound.arm();
    await settled();
    expect(contexts).toMatchObject([{ state: 'running' }]);
  });

  it('is woken by the event of a press that counts, and again where it has fallen asleep', async () => {
    const { sound, contexts, gesture } = open('real');
    sound.arm();
    gesture('pointerdown', false);
    expect(contexts).toMatchObject([{ state: 'suspended' }]);
    gesture('touchend');
    expect(contexts).toMatchObject([{ state: 'running' }]);
    (contexts[0] as SleepyContext).state = 'interrupted';
    gesture('keydown');
    expect(contexts).toMatchObject([{ state: 'running' }]);
  });

  it('comes back after a call, by itself where the browser allows it, else with the next touch', async () => {
    const { sound, contexts, gesture, browser } = open('real');
    sound.arm();
    gesture('touchend');
    const context = contexts[0] as SleepyContext;
    context.turn('interrupted');
    await settled();
    expect(context.state).toBe('interrupted');
    gesture('touchend');
    await settled();
    expect(context.state).toBe('running');

    context.turn('interrupted');
    SleepyContext.free = true;
    context.turn('suspended');
    await settled();
    expect(context.state).toBe('running');

    SleepyContext.free = false;
    context.turn('interrupted');
    SleepyContext.free = true;
    browser.dispatchEvent(new Event('pageshow'));
    await settled();
    expect(context.state).toBe('running');
  });

  it('takes its place beside people’s own music, and is silent where their phone is', () => {
    const session = { type: 'auto' };
    Object.defineProperty(navigator, 'audioSession', { value: session, configurable: true });
    open('real').gesture('touchend');
    Reflect.deleteProperty(navigator, 'audioSession');
    expect(session.type).toBe('ambient');
  });

  it('is that of the game on the table, else of the one that is proposed', async () => {
    const { sound, sessions, lobby, player, gesture } = open('real');
    sound.arm();
    gesture();
    await settled();
    const module = lobby.getState();
    const other = { ...module, sounds: { ...SILENCE } };
    lobby.setState(other);
    sessions.setState({ running: { module } as RunningGame });
    expect(player.loaded).toEqual([module.sounds, other.sounds, module.sounds]);
  });

  it('is that of a page with sounds of its own while it is shown, whatever is proposed meanwhile', async () => {
    const { sound, lobby, player, gesture } = open('real');
    sound.arm();
    gesture();
    await settled();
    const module = lobby.getState();
    const own = { ...SILENCE };
    sound.use(own);
    lobby.setState({ sounds: { ...SILENCE } });
    sound.use(own);
    expect(player.loaded).toEqual([module.sounds, own]);
    sound.use(null);
    expect(player.loaded).toHaveLength(3);
    expect(player.loaded[2]).toBe(lobby.getState().sounds);
  });

  it('follows the preferences', async () => {
    const { sound, preferenceStore, player, gesture } = open('real');
    sound.arm();
    gesture();
    await settled();
    expect(player.gain).toBe(1);
    preferenceStore.change({ sound: { ...preferenceStore.getState().sound, muted: true } });
    expect(player.gain).toBe(0);
  });
});
