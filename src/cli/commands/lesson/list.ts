import { ok } from '#core';
import type { Command } from '../../command';
import { COMMAND_GAMES } from '../../games';

export const listLessons: Command = {
  summary: 'Prints all lessons, one per line: game, id, clauses and title.',
  flags: () => ({}),
  async run({ print }) {
    const rows = COMMAND_GAMES.flatMap(({ rules, teaching }) =>
      (teaching?.lessons ?? []).map(({ id, clauses, title }) => [rules.id, id, clauses.join(','), title.en]),
    );
    for (const row of rows) await print(row.join('\t'));
    return ok(null);
  },
};
