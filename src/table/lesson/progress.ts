import * as v from 'valibot';
import type { Soundtrack } from '#audio';
import { ok, parseShape, type Result } from '#core';
import type { Memory } from '#module';

const Names = v.pipe(v.array(v.pipe(v.string(), v.maxLength(120))), v.maxLength(2000));
const ProgressShape = v.strictObject({ version: v.literal(1), seen: Names, solved: Names });

/** Learning progress of a game on this device. */
export interface Progress {
  /** Lessons watched to the end. */
  readonly seen: ReadonlySet<string>;
  /** Correctly answered questions, by {@link questionId}. */
  readonly solved: ReadonlySet<string>;
}

export const NO_PROGRESS: Progress = { seen: new Set(), solved: new Set() };

/** Id of a question. @param step of its lesson, from 0 */
export const questionId = (lesson: string, step: number): string => `${lesson}.${step + 1}`;

const nameOf = (game: string): string => `learnt.${game}`;

/** Stored progress in a game; empty if there is none. Fails with the invalid field. */
export function readLessonProgress(memory: Memory, game: string): Result<Progress> {
  const kept = memory.recall(nameOf(game));
  if (kept === null || kept === undefined) return ok(NO_PROGRESS);
  const read = parseShape(ProgressShape, kept);
  if (!read.ok) return read;
  return ok({ seen: new Set(read.value.seen), solved: new Set(read.value.solved) });
}

function keepProgress(memory: Memory, game: string, { seen, solved }: Progress): void {
  memory.remember(nameOf(game), { version: 1, seen: [...seen], solved: [...solved] });
}

/** Records something learned; unreadable data is replaced. */
export function markLearned(
  memory: Memory,
  game: string,
  what: { readonly seen?: string; readonly solved?: string },
): void {
  const read = readLessonProgress(memory, game);
  const { seen, solved } = read.ok ? read.value : NO_PROGRESS;
  const added = (known: ReadonlySet<string>, more: string | undefined) =>
    more === undefined ? known : new Set([...known, more]);
  keepProgress(memory, game, { seen: added(seen, what.seen), solved: added(solved, what.solved) });
}

/** Marks a lesson as finished, with a sound. */
export function finishLesson(
  {
    memory,
    sound,
  }: {
    readonly memory: Memory;
    readonly sound: { readonly soundtrack: Pick<Soundtrack, 'touch'> };
  },
  game: string,
  lesson: string,
): void {
  markLearned(memory, game, { seen: lesson });
  sound.soundtrack.touch('done');
}
