import { err, inFile, ok, parseShape, type Result } from '#core';
import { LessonFileHead, parseLessonFile } from '#learning';
import type { GameServices } from '#module';
import { readTextFile } from '#ui';
import type { PageServices } from '../../page/services';
import { readGameFile } from '../../page/share/files';
import { openRecorded } from '../../page/share/open';
import { shelf } from '../../page/shelf';
import { saveDraft } from './drafts';

/** Parsed JSON of a file if it claims to be a lesson, otherwise null. */
async function lessonIn(file: File): Promise<unknown> {
  const text = await readTextFile(file);
  if (!text.ok || !/^\s*\{/.test(text.value)) return null;
  try {
    const json: unknown = JSON.parse(text.value);
    return typeof json === 'object' && json !== null && Reflect.get(json, 'format') === 'kaiju-lesson'
      ? json
      : null;
  } catch {
    return null;
  }
}

async function openLesson(
  json: unknown,
  { memory, random }: Pick<GameServices, 'memory' | 'random'>,
): Promise<Result<string>> {
  const head = parseShape(LessonFileHead, json);
  if (!head.ok) return head;
  const module = await shelf.load(head.value.game);
  if (!module.ok) return module;
  const { rules } = module.value;
  const lesson = parseLessonFile(rules, json);
  return lesson.ok ? ok(`${saveDraft({ memory, random }, rules, lesson.value.file)}/play`) : lesson;
}

/**
 * Opens a game file on the table, or stores a lesson file on this device. Fails with the file's name and the
 * field at fault.
 * @returns the path that shows it
 */
export async function openFile(
  file: File,
  { memory, random, sessions }: Pick<PageServices, 'memory' | 'random' | 'sessions'>,
): Promise<Result<string>> {
  const json = await lessonIn(file);
  if (json !== null) {
    const lesson = await openLesson(json, { memory, random });
    return lesson.ok ? lesson : err(inFile(file.name, lesson.error));
  }
  const game = await readGameFile(file, shelf);
  return game.ok ? openRecorded(game.value, { random, sessions }) : game;
}
