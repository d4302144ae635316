import { SoundDesk, type Sounding, type SoundRequest } from './desk';
import { MusicBed } from './musicBed';
import type { PlaceParts } from './place';
import { PlaceBed } from './placeBed';
import type { SoundPlayer } from './player';
import { busGain, masterGain, type SoundSettings } from './settings';
import { musicTrim, placeTrim, type SoundMap } from './soundMap';
import type { MusicMood } from './theme';

/** Is notified of each sound that is played. */
export type SoundListener = (request: SoundRequest, sounding: Sounding) => void;

/** The sounds of the interface. */
export type InterfaceSound =
  | 'hover'
  | 'select'
  | 'confirm'
  | 'end-turn'
  | 'back'
  | 'refuse'
  | 'undo'
  | 'hint'
  | 'save'
  | 'ready'
  | 'solved'
  | 'failed'
  | 'done'
  | 'join'
  | 'leave'
  | 'message'
  | 'tick';

/** All that is heard of the game. It has no clock of its own: {@link tick} is the only time. */
export class Soundtrack {
  private desk: SoundDesk;
  private bed: MusicBed | undefined;
  private place: PlaceBed | undefined;
  private now = 0;
  private readonly listeners = new Set<SoundListener>();
  private readonly moodListeners = new Set<(mood: MusicMood) => void>();

  /** @param map what there is to be heard @param seed of the variations, any safe integer */
  constructor(
    private readonly player: SoundPlayer,
    private map: SoundMap,
    private settings: SoundSettings,
    private readonly seed: number,
  ) {
    this.desk = new SoundDesk(map, seed);
    player.load(map);
    player.master(masterGain(settings));
  }

  /** Goes on with the sounds of another game. */
  use(map: SoundMap): void {
    this.map = map;
    this.desk = new SoundDesk(map, this.seed);
    this.player.load(map);
    this.playBeds();
  }

  /** Takes on other settings; music and place follow at once, sounds from the next one on. */
  set(settings: SoundSettings): void {
    this.settings = settings;
    this.player.master(masterGain(settings));
    this.playBeds();
  }

  /** Something is to be heard now. @param speed at which the game is shown */
  play(request: SoundRequest, speed = 1): void {
    const sounding = this.desk.play(request, this.now, speed);
    if (sounding === null) return;
    this.player.play(sounding, busGain(this.settings, sounding.bus));
    this.bed?.stepBack(sounding.duck, sounding.duration);
    for (const listener of this.listeners) listener(request, sounding);
  }

  /** Someone touched the interface. */
  touch(sound: InterfaceSound): void {
    this.play({ sound: `ui-${sound}`, volume: 1, x: 0 });
  }

  /** Begins the music and the sound of the place, if they are not there. @param tension 0 (calm) … 1 (danger) */
  begin(tension: number): void {
    this.bed ??= new MusicBed(tension);
    this.place ??= new PlaceBed();
    this.playBeds();
  }

  /** Ends both. */
  end(): void {
    this.bed = undefined;
    this.place = undefined;
    this.player.music(undefined);
    this.player.place(undefined);
  }

  /** Lets time pass. @param tension 0 (calm) … 1 (danger) @param parts what there is of each part of the place */
  tick(seconds: number, tension: number, parts: PlaceParts = {}): void {
    this.now += seconds;
    const before = this.bed?.state.mood;
    this.bed?.tick(seconds, tension);
    const mood = this.bed?.state.mood;
    if (mood !== undefined && mood !== before && this.map.music !== undefined)
      for (const listener of this.moodListeners) listener(mood);
    this.place?.tick(seconds, parts);
    this.playBeds();
  }

  /** Stops time for all sounds, and lets it go on. */
  hold(held: boolean): void {
    this.player.hold(held);
  }

  /** Is notified of the sounds that are played. Returns the unsubscribe function. */
  onSound(listener: SoundListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Hears when the music of a game that has some changes its mood. Returns the unsubscribe function. */
  onMood(listener: (mood: MusicMood) => void): () => void {
    this.moodListeners.add(listener);
    return () => this.moodListeners.delete(listener);
  }

  private playBeds(): void {
    if (this.bed === undefined || this.place === undefined) return;
    const gain = busGain(this.settings, 'music') * musicTrim(this.map);
    const { state } = this.bed;
    this.player.music({ ...state, gain: state.gain * gain });
    const { state: heard } = this.place;
    const loud = busGain(this.settings, 'effects') * placeTrim(this.map);
    this.player.place({ ...heard, gain: heard.gain * loud });
  }
}
