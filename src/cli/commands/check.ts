import { ok } from '#core';
import type { Command } from '../command';
import { parseJson, parsePosition } from '../input';

export const checkPosition: Command = {
  summary: 'Checks a position and prints what is wrong with it.',
  reads: 'a position',
  flags: () => ({}),
  async run({ input, print }) {
    const json = parseJson(await input());
    if (!json.ok) return json;
    const position = parsePosition(json.value);
    if (!position.ok) return position;
    await print(JSON.stringify({ ok: true }));
    return ok(null);
  },
};
