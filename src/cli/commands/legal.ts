import { ok } from '#core';
import type { Command } from '../command';
import { gameOf, parseJson } from '../input';

export const legal: Command = {
  summary: 'Prints all legal actions of a position.',
  reads: 'a position',
  flags: () => ({}),
  async run({ input, print }) {
    const json = parseJson(await input());
    if (!json.ok) return json;
    const game = gameOf(json.value);
    if (!game.ok) return game;
    const { rules } = game.value;
    const position = rules.parse(json.value);
    if (!position.ok) return position;
    await print(JSON.stringify(rules.legal(position.value)));
    return ok(null);
  },
};
