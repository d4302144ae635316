// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { SILENCE, type SoundPlayer } from '#audio';
import { PageSound } from '../../../src/app/sound/PageSound';
import type { RunningGame } from '../../../src/app/start';
import { createPageStore } from '../../../src/app/store';
import { NotingPlayer } from '../../audio/players';
import { openPage } from '../../helpers/open-page';

function open(clock: 'real' | 'manual') {
  const player = new NotingPlayer();
  let opened = 0;
  const store = createPageStore({ ...openPage().store.getState(), clock });
  const sound = new PageSound(window, store, async (): Promise<SoundPlayer> => {
    opened++;
    return player;
  });
  return { player, store, sound, opened: () => opened };
}

const gesture = () => window.dispatchEvent(new Event('pointerdown'));
const settled = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)));

describe('the sound of the page', () => {
  it('is opened by the first gesture after the first picture, once', async () => {
    const { sound, opened } = open('real');
    gesture();
    expect(opened()).toBe(0);
    sound.arm();
    expect(opened()).toBe(0);
    gesture();
    gesture();
    sound.arm();
    await settled();
    expect(opened()).toBe(1);
  });

  it('is never opened with the manual clock', async () => {
    const { sound, opened } = open('manual');
    sound.arm();
    gesture();
    await settled();
    expect(opened()).toBe(0);
  });

  it('is that of the game on the table, else of the one that is proposed', async () => {
    const { sound, store, player } = open('real');
    sound.arm();
    gesture();
    await settled();
    const { module } = store.getState();
    const other = { ...module, sounds: { ...SILENCE } };
    store.setState({ module: other });
    store.setState({ running: { module } as RunningGame });
    expect(player.loaded).toEqual([module.sounds, other.sounds, module.sounds]);
  });

  it('follows the preferences', async () => {
    const { sound, store, player } = open('real');
    sound.arm();
    gesture();
    await settled();
    expect(player.gain).toBe(1);
    const { preferences } = store.getState();
    store.setState({ preferences: { ...preferences, sound: { ...preferences.sound, muted: true } } });
    expect(player.gain).toBe(0);
  });
});
