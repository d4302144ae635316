import { Band, barOf } from './band';
import type { MusicState } from './musicBed';
import type { Music } from './soundMap';
import { RELEASE, voiceOf } from './stored';
import type { MusicMood, Note } from './theme';

/** How far ahead a bar is scheduled, seconds; longer than the page is usually blocked. */
const AHEAD = 0.7;
/** Pause between the music being ready and its start, seconds. */
const BREATH = 0.2;
/** Time constants for level changes, and for the end of the music, seconds. */
const FOLLOWS = 0.012;
const GOES = 0.5;
const SEED = 1;

/** Outputs of the music: the dry signal, and the send to the reverb. */
export interface BandOutputs {
  readonly sum: AudioNode;
  readonly room: AudioNode;
}

/** Plays a sound map's music through Web Audio, bar by bar, once its file has loaded. */
export class BandPlayer {
  private readonly band: Band;
  private readonly level: GainNode;
  private readonly sides = new Map<number, StereoPannerNode>();
  private buffer: AudioBuffer | undefined;
  private begins: number | undefined;

  constructor(
    private readonly context: AudioContext,
    private readonly music: Music,
    { sum, room }: BandOutputs,
    file: Promise<AudioBuffer | undefined>,
  ) {
    this.band = new Band(music.theme, SEED);
    this.level = context.createGain();
    this.level.gain.value = 0;
    this.level.connect(sum);
    this.level.connect(room);
    void file.then((buffer) => {
      this.buffer = buffer;
    });
  }

  /** Continues playing; call many times a second. */
  play({ gain, mood }: MusicState): void {
    const { currentTime, state } = this.context;
    this.level.gain.setTargetAtTime(gain, currentTime, FOLLOWS);
    if (this.buffer === undefined || state !== 'running') return;
    this.begins ??= currentTime + BREATH;
    while (this.begins < currentTime + AHEAD) this.bar(mood, this.begins);
  }

  /** Fades out; no new bar begins. */
  stop(): void {
    this.level.gain.setTargetAtTime(0, this.context.currentTime, GOES);
  }

  private bar(mood: MusicMood, begins: number): void {
    // If the page was blocked, the music resumes instead of catching up.
    const start = Math.max(begins, this.context.currentTime + FOLLOWS);
    for (const note of this.band.next(mood)) this.note(note, start + note.at);
    this.begins = start + barOf(this.music.theme);
  }

  private note(note: Note, at: number): void {
    const stored = voiceOf(this.music, note);
    if (stored === undefined || this.buffer === undefined) return;
    const { offset, lasts, faster, level } = stored;
    const source = this.context.createBufferSource();
    source.buffer = this.buffer;
    source.playbackRate.value = faster;
    const fade = this.context.createGain();
    fade.gain.setValueAtTime(level, at);
    fade.gain.setValueAtTime(level, at + Math.max(0, lasts - RELEASE));
    fade.gain.linearRampToValueAtTime(0, at + lasts);
    source.connect(fade).connect(this.side(note.pan));
    source.start(at, offset, lasts * faster);
  }

  private side(pan: number): StereoPannerNode {
    const known = this.sides.get(pan);
    if (known !== undefined) return known;
    const made = this.context.createStereoPanner();
    made.pan.value = pan;
    made.connect(this.level);
    this.sides.set(pan, made);
    return made;
  }
}
