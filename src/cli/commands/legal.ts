import { ok } from '#core';
import type { Command } from '../command';
import { parseJson, parsePosition } from '../input';

export const legal: Command = {
  summary: 'Prints all legal actions of a position.',
  reads: 'a position',
  flags: () => ({}),
  async run({ input, print }) {
    const json = parseJson(await input());
    if (!json.ok) return json;
    const parsed = parsePosition(json.value);
    if (!parsed.ok) return parsed;
    const { rules, position } = parsed.value;
    await print(JSON.stringify(rules.legal(position)));
    return ok(null);
  },
};
