import { Random } from '#core';
import {
  type MusicMood,
  type Note,
  type Part,
  readLine,
  readPattern,
  type Section,
  type Theme,
} from './theme';

const BEATS = 4;

/** Duration of a theme's bar, seconds. */
export const barOf = ({ tempo }: Theme): number => (BEATS * 60) / tempo;

/**
 * Plays a theme bar by bar, following the game: the mood of each bar decides who plays, and quiet sections end when
 * something happens. The seed picks the patterns of each part, so that hardly anything repeats note for note.
 */
export class Band {
  private readonly random: Random;
  private section = 0;
  private bar = 0;
  private readonly last = new Map<Part, number>();

  /** @param seed any safe integer */
  constructor(
    private readonly theme: Theme,
    seed: number,
  ) {
    this.random = Random.fromSeed(seed);
  }

  /** The notes of the next bar. */
  next(mood: MusicMood): readonly Note[] {
    let section = this.theme.sections[this.section]!;
    if (section.quiet === true && mood !== 'calm') section = this.goOn(0);
    const chords = section.chords.split(' ');
    const notes = [...this.played(section, chords[this.bar]!, mood), ...this.written(section, mood)];
    this.bar++;
    if (this.bar === chords.length) this.goOn(0);
    return notes;
  }

  private goOn(bar: number): Section {
    this.section = (this.section + 1) % this.theme.sections.length;
    this.bar = bar;
    return this.theme.sections[this.section]!;
  }

  private played({ only }: Section, chord: string, mood: MusicMood): Note[] {
    const beat = barOf(this.theme) / BEATS;
    return this.theme.parts.flatMap((part) => {
      const { instrument, low, bars, moods } = part;
      if (!moods.includes(mood) || (only !== undefined && !only.includes(instrument))) return [];
      return readPattern(bars[this.choose(part, bars.length)]!, chord, low, beat, part);
    });
  }

  /** A random index other than the last one, if there are several. */
  private choose(part: Part, count: number): number {
    const before = this.last.get(part);
    const open = Array.from({ length: count }, (_, index) => index).filter(
      (index) => count === 1 || index !== before,
    );
    const chosen = this.random.pick(open);
    this.last.set(part, chosen);
    return chosen;
  }

  private written({ lines = [] }: Section, mood: MusicMood): Note[] {
    const bar = barOf(this.theme);
    return lines.flatMap((line) => {
      if (!line.moods.includes(mood)) return [];
      return line.phrases.flatMap(([begins, text]) =>
        readLine(text, bar / BEATS, line)
          .map((note) => ({ ...note, at: note.at + (begins - this.bar) * bar }))
          .filter(({ at }) => at > -1e-6 && at < bar - 1e-6),
      );
    });
  }
}
