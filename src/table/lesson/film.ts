import { type GameTypes, type Language, type LocalizedText, redact } from '#core';
import { layoutBuffer, type Timeline, TimelineSequence } from '#director';
import type { PlayedLesson } from '#learning';
import type { GameModule } from '#module';

/** Start and end of each part of a step, seconds in the film. */
export interface StepSpan {
  readonly starts: number;
  /** Start and end of the action; equal if there is none. */
  readonly acts: number;
  readonly acted: number;
  readonly ends: number;
}

/** A lesson as a film, with time to read. */
export interface LessonFilm {
  readonly reel: TimelineSequence;
  readonly steps: readonly StepSpan[];
  /** The tables at the start of each part of the film. */
  readonly tables: readonly unknown[];
  /** The tables before the first step and after each. */
  readonly between: readonly unknown[];
}

/** Reading time in seconds: per letter, and minimum and maximum per text. */
const READING = { letter: 0.05, least: 1.4, most: 6 };

/** Reading time, seconds. */
function readingTime(text: string): number {
  return Math.min(READING.most, Math.max(READING.least, text.length * READING.letter));
}

/** A timeline in which nothing moves. */
function still(poses: Float64Array, duration: number): Timeline {
  return { duration, start: poses, end: poses, tracks: [], cues: [], stretches: [] };
}

/** Makes the film of a played lesson. @param language of the captions */
export function filmLesson(
  { presentation, rules }: Pick<GameModule, 'presentation' | 'rules'>,
  steps: readonly { readonly say: LocalizedText; readonly after?: LocalizedText }[],
  { positions, events }: PlayedLesson,
  { language, reducedMotion }: { readonly language: Language; readonly reducedMotion: boolean },
): LessonFilm {
  let table: unknown = presentation.begin(rules.view(positions[0], 'spectator'));
  const timelines: Timeline[] = [];
  const tables: unknown[] = [];
  const between = [table];
  const spans: StepSpan[] = [];
  let time = 0;
  const add = (timeline: Timeline) => {
    timelines.push(timeline);
    tables.push(table);
    time += timeline.duration;
  };
  const poses = () => layoutBuffer(presentation.pieces(table), presentation.layout(table));
  for (const [index, { say, after }] of steps.entries()) {
    const starts = time;
    add(still(poses(), readingTime(say[language])));
    const acts = time;
    const facts: readonly GameTypes['Event'][] = redact(events[index] ?? [], 'spectator');
    if (facts.length > 0) {
      add(presentation.timeline(table, facts, { reducedMotion }));
      table = presentation.advance(table, facts);
    }
    const acted = time;
    if (after !== undefined) add(still(poses(), readingTime(after[language])));
    spans.push({ starts, acts, acted, ends: time });
    between.push(table);
  }
  return { reel: new TimelineSequence(timelines), steps: spans, tables, between };
}
