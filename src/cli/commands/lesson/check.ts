import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { ok, type Problem, type Result } from '#core';
import { checkLesson, checkTeaching, languagesOf } from '#learning';
import type { Call, Command } from '../../command';
import { gameNamed, readJson, readText } from '../../input';
import { fail, inEnglish } from '../../problems';
import { readLesson } from './read';

/** Argument for standard input instead of a file. */
const STANDARD_INPUT = '-';

async function textOf({ words, input }: Call): Promise<Result<string>> {
  const file = words.get('FILE') ?? STANDARD_INPUT;
  return file === STANDARD_INPUT ? ok(await input()) : readText(file);
}

async function report(call: Call, name: string, found: readonly Problem[]): Promise<Result<null>> {
  for (const each of found) await call.print(inEnglish(each));
  return found.length === 0 ? ok(null) : fail(name, 'lesson.faults', { count: found.length });
}

/** Checks the data files in the folder `lessons` of a game. */
async function checkFolder(call: Call, folder: string): Promise<Result<null>> {
  const game = gameNamed(basename(dirname(resolve(folder))), folder);
  if (!game.ok) return game;
  const files: Record<string, unknown> = {};
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!path.endsWith('.json')) continue;
    const read = readJson(join(folder, path));
    if (!read.ok) return read;
    files[path.replaceAll(sep, '/')] = read.value;
  }
  const found = checkTeaching(files, game.value.teaching?.terms);
  const checked = await report(call, game.value.rules.id, found);
  if (checked.ok) await call.print(`${game.value.rules.id}: well, files ${Object.keys(files).length}`);
  return checked;
}

/** Plays a lesson file and compares the result with its claims. */
async function checkFile(call: Call): Promise<Result<null>> {
  const text = await textOf(call);
  if (!text.ok) return text;
  const read = readLesson(text.value);
  if (!read.ok) return read;
  const { game, lesson } = read.value;
  const { rules, teaching } = game;
  if (teaching === undefined) return fail('game', 'lesson.none', { game: rules.id });
  const { file } = lesson;
  const checked = await report(call, file.id, checkLesson(rules, teaching.board, lesson));
  if (!checked.ok) return checked;
  const actions = file.steps.filter(({ action }) => action !== undefined).length;
  await call.print(
    [
      `${file.id}: well`,
      `steps ${file.steps.length}`,
      `actions ${actions}`,
      `languages ${languagesOf(file).join(' ') || 'none in full'}`,
    ].join(', '),
  );
  return ok(null);
}

export const checkLessons: Command = {
  summary:
    'Plays a lesson file by the rules, or reads the folder of a game’s lessons, and prints every fault.',
  operands: ['FILE'],
  flags: () => ({}),
  run(call) {
    const path = call.words.get('FILE');
    const isFolder = path !== undefined && statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
    return isFolder ? checkFolder(call, path) : checkFile(call);
  },
};
