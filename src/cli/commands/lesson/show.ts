import { ok, quoted, type Result } from '#core';
import { formatLessonFile } from '#learning';
import type { Command } from '../../command';
import { COMMAND_GAMES } from '../../games';
import { fail } from '../../problems';

/** The file of a lesson by its id, from any game. */
function lessonNamed(id: string): Result<unknown> {
  for (const { rules, teaching } of COMMAND_GAMES) {
    const found = teaching?.lessons.find((lesson) => lesson.id === id);
    if (found !== undefined) return ok(formatLessonFile(rules.id, found));
  }
  return fail('ID', 'lesson.unknown', { id: quoted(id) });
}

export const show: Command = {
  summary: 'Prints a built-in lesson as a file, as a start for your own.',
  operands: ['ID'],
  flags: () => ({}),
  async run({ words, print }) {
    const file = lessonNamed(words.get('ID') ?? '');
    if (!file.ok) return file;
    await print(JSON.stringify(file.value, null, 2));
    return ok(null);
  },
};
