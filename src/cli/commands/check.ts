import { ok } from '#core';
import type { Command } from '../command';
import { gameOf, parseJson } from '../input';

export const check: Command = {
  summary: 'Says whether a position is valid, or what is wrong with it.',
  reads: 'a position',
  flags: () => ({}),
  async run({ input, print }) {
    const json = parseJson(await input());
    if (!json.ok) return json;
    const game = gameOf(json.value);
    if (!game.ok) return game;
    const position = game.value.rules.parse(json.value);
    if (!position.ok) return position;
    await print(JSON.stringify({ ok: true }));
    return ok(null);
  },
};
