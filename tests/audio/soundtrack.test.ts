import { describe, expect, it } from 'vitest';
import { DEFAULT_SOUND, LatePlayer, type SoundMap, type SoundSettings, Soundtrack } from '#audio';
import { kaijuSounds } from '#kaiju/sounds';
import { NotingPlayer } from './players';

const KAIJU_SOUNDS = kaijuSounds({ sounds: 0, music: 0 });

const FULL: SoundSettings = { muted: false, master: 1, effects: 1, voices: 1, music: 1, interface: 1 };

function open(settings: SoundSettings = FULL) {
  const player = new NotingPlayer();
  return { player, soundtrack: new Soundtrack(player, KAIJU_SOUNDS, settings, 1) };
}

describe('the soundtrack', () => {
  it('sets the level of everything, and nothing while muted', () => {
    const { player, soundtrack } = open({ ...FULL, master: 0.5 });
    expect(player.gain).toBe(0.25);
    soundtrack.set({ ...FULL, muted: true });
    expect(player.gain).toBe(0);
  });

  it('plays effects, voices and the interface at the levels of their sliders', () => {
    const { player, soundtrack } = open({ ...FULL, effects: 0, voices: 0.5 });
    soundtrack.play({ sound: 'hit', volume: 1, x: 0 });
    soundtrack.play({ sound: 'howl', volume: 1, x: 0, voice: 'xman' });
    soundtrack.touch('select');
    const [hit, howl, select] = player.played;
    expect(hit).toEqual({ key: 'hit', level: 0 });
    expect(howl!.key).toBe('howl.xman');
    expect(howl!.level).toBeGreaterThan(0.2);
    expect(howl!.level).toBeLessThanOrEqual(0.25);
    expect(select!.key).toBe('ui-select');
  });

  it('plays no music before it is begun, and none after it has ended', () => {
    const { player, soundtrack } = open();
    soundtrack.tick(1, 0);
    expect(player.state).toBeUndefined();
    soundtrack.begin(0);
    expect(player.state).toEqual({ gain: 1, mood: 'calm' });
    soundtrack.end();
    soundtrack.tick(1, 0);
    expect(player.state).toBeUndefined();
  });

  it('follows the music slider at once', () => {
    const { player, soundtrack } = open();
    soundtrack.begin(0);
    soundtrack.set({ ...FULL, music: 0.5 });
    expect(player.state!.gain).toBe(0.25);
  });

  it('lowers the music under an explosion', () => {
    const { player, soundtrack } = open();
    soundtrack.begin(0);
    soundtrack.play({ sound: 'explosion', volume: 1, x: 0 });
    soundtrack.tick(0.4, 0);
    expect(player.state!.gain).toBeLessThan(0.5);
  });

  it('tells who listens what is played, and nothing of what is not', () => {
    const { soundtrack } = open();
    const told: string[] = [];
    const stop = soundtrack.onSound(({ sound }) => told.push(sound));
    soundtrack.play({ sound: 'hit', volume: 1, x: 0 });
    soundtrack.play({ sound: 'no such sound', volume: 1, x: 0 });
    stop();
    soundtrack.play({ sound: 'collapse', volume: 1, x: 0 });
    expect(told).toEqual(['hit']);
  });
});

describe('the sounds of another game', () => {
  it('are heard in the place of those before, with their own handling', () => {
    const { player, soundtrack } = open();
    const bell: SoundMap = {
      commonVoice: '',
      sprites: { effects: { seconds: 1 } },
      sounds: { bell: { sprite: 'effects', takes: [[0, 1]] } },
      handling: { bell: { class: 'small', vary: 0, softer: 0 } },
      trim: { sounds: 0, music: 0 },
    };
    soundtrack.use(bell);
    soundtrack.play({ sound: 'hit', volume: 1, x: 0 });
    soundtrack.play({ sound: 'bell', volume: 1, x: 0 });
    expect(player.loaded).toEqual([KAIJU_SOUNDS, bell]);
    expect(player.played.map(({ key }) => key)).toEqual(['bell']);
    expect(player.played[0]!.level).toBe(1);
  });
});

describe('a player that comes later', () => {
  it('is silent until it is begun, and then as loud as was last asked for', async () => {
    const player = new NotingPlayer();
    const late = new LatePlayer(async () => player);
    const soundtrack = new Soundtrack(late, KAIJU_SOUNDS, { ...DEFAULT_SOUND, master: 1 }, 1);
    soundtrack.play({ sound: 'hit', volume: 1, x: 0 });
    soundtrack.hold(true);
    expect(await late.begin()).toBe(true);
    soundtrack.play({ sound: 'collapse', volume: 1, x: 0 });
    expect(player.played.map(({ key }) => key)).toEqual(['collapse']);
    expect(player).toMatchObject({ gain: 1, held: true, loaded: [KAIJU_SOUNDS] });
  });

  it('stays silent where no sound can be had', async () => {
    const late = new LatePlayer(() => Promise.reject(new Error('no loudspeakers')));
    expect(await late.begin()).toBe(false);
    const soundtrack = new Soundtrack(late, KAIJU_SOUNDS, FULL, 1);
    soundtrack.begin(1);
    soundtrack.play({ sound: 'hit', volume: 1, x: 0 });
    soundtrack.tick(1, 1);
  });

  it('is opened once', async () => {
    let opened = 0;
    const late = new LatePlayer(async () => {
      opened++;
      return new NotingPlayer();
    });
    await Promise.all([late.begin(), late.begin()]);
    expect(opened).toBe(1);
  });
});
