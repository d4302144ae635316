import { err, fail, ok, within } from '#core';
import type { Command } from '../command';
import { parseJson, parsePosition } from '../input';

export const play: Command = {
  summary: 'Plays actions, then prints the position and the events.',
  reads: '{"position": …, "actions": […]}',
  flags: () => ({}),
  async run({ input, print }) {
    const json = parseJson(await input());
    if (!json.ok) return json;
    const { position: start, actions } = (json.value ?? {}) as { position?: unknown; actions?: unknown };
    const parsed = parsePosition(start);
    if (!parsed.ok) return err(within('position', parsed.error));
    const { rules } = parsed.value;
    if (!Array.isArray(actions)) return fail('actions', 'type.list');
    let { position } = parsed.value;
    const events: unknown[] = [];
    for (const [index, item] of actions.entries()) {
      const action = rules.parseAction(item);
      const next = action.ok ? rules.apply(position, action.value) : action;
      if (!next.ok) return err(within(`actions[${index}]`, next.error));
      position = next.value.position;
      events.push(...next.value.events);
    }
    await print(JSON.stringify({ position, events }));
    return ok(null);
  },
};
