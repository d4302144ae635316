import { SoundDesk, type Sounding, type SoundRequest } from './desk';
import { MusicBed } from './musicBed';
import type { PlaceParts } from './place';
import { PlaceBed } from './placeBed';
import type { SoundPlayer } from './player';
import { busGain, masterGain, type SoundSettings } from './settings';
import { musicTrim, placeTrim, type SoundMap } from './soundMap';
import type { MusicMood } from './theme';

/** Called for each sound that is played. */
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

/** Everything audible in the game. Only {@link tick} advances time. */
export class Soundtrack {
  private desk: SoundDesk;
  private bed: MusicBed | undefined;
  private place: PlaceBed | undefined;
  private now = 0;
  private readonly listeners = new Set<SoundListener>();
  private readonly moodListeners = new Set<(mood: MusicMood) => void>();

  /** @param map the available sounds @param seed of the variations, any safe integer */
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

  /** Switches to the sounds of another game. */
  use(map: SoundMap): void {
    this.map = map;
    this.desk = new SoundDesk(map, this.seed);
    this.player.load(map);
    this.playBeds();
  }

  /** Applies settings: to music and ambience at once, to sounds from the next one on. */
  set(settings: SoundSettings): void {
    this.settings = settings;
    this.player.master(masterGain(settings));
    this.playBeds();
  }

  /** Plays a sound now. @param speed playback speed of the game */
  play(request: SoundRequest, speed = 1): void {
    const sounding = this.desk.play(request, this.now, speed);
    if (sounding === null) return;
    this.player.play(sounding, busGain(this.settings, sounding.bus));
    this.bed?.stepBack(sounding.duck, sounding.duration);
    for (const listener of this.listeners) listener(request, sounding);
  }

  /** Plays an interface sound. */
  touch(sound: InterfaceSound): void {
    this.play({ sound: `ui-${sound}`, volume: 1, x: 0 });
  }

  /** Starts the music and the ambience, unless they are playing. @param tension 0 (calm) … 1 (danger) */
  begin(tension: number): void {
    this.bed ??= new MusicBed(tension);
    this.place ??= new PlaceBed();
    this.playBeds();
  }

  /** Stops music and ambience. */
  end(): void {
    this.bed = undefined;
    this.place = undefined;
    this.player.music(undefined);
    this.player.place(undefined);
  }

  /** Advances time. @param tension 0 (calm) … 1 (danger) @param parts levels of the ambience's parts */
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

  /** Pauses or resumes all sounds. */
  hold(held: boolean): void {
    this.player.hold(held);
  }

  /** Subscribes to the sounds being played. Returns the unsubscribe function. */
  onSound(listener: SoundListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Subscribes to mood changes of the music, if the game has any. Returns the unsubscribe function. */
  onMood(listener: (mood: MusicMood) => void): () => void {
    this.moodListeners.add(listener);
    return () => this.moodListeners.delete(listener);
  }

  private playBeds(): void {
    if (this.bed === undefined || this.place === undefined) return;
    const gain = busGain(this.settings, 'music') * musicTrim(this.map);
    const { state } = this.bed;
    this.player.music({ ...state, gain: state.gain * gain });
    const { state: place } = this.place;
    const loud = busGain(this.settings, 'effects') * placeTrim(this.map);
    this.player.place({ ...place, gain: place.gain * loud });
  }
}
