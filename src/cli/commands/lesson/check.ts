import { ok, type Result } from '#core';
import { checkLesson, languagesOf } from '#learning';
import type { Call, Command } from '../../command';
import { readText } from '../../input';
import { fail, inEnglish } from '../../problems';
import { readLesson } from './read';

/** What names standard input in place of a file. */
const STANDARD_INPUT = '-';

async function textOf({ words, input }: Call): Promise<Result<string>> {
  const file = words.get('FILE') ?? STANDARD_INPUT;
  return file === STANDARD_INPUT ? ok(await input()) : readText(file);
}

export const checkLessons: Command = {
  summary: 'Plays a lesson file by the rules and prints every fault.',
  operands: ['FILE'],
  flags: () => ({}),
  async run(call) {
    const text = await textOf(call);
    if (!text.ok) return text;
    const read = readLesson(text.value);
    if (!read.ok) return read;
    const { game, lesson } = read.value;
    const { rules, teaching } = game;
    if (teaching === undefined) return fail('game', 'lesson.none', { game: rules.id });
    const { file } = lesson;
    const found = checkLesson(rules, teaching.board, lesson);
    for (const each of found) await call.print(inEnglish(each));
    if (found.length > 0) return fail(file.id, 'lesson.faults', { count: found.length });
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
  },
};
