import * as v from 'valibot';
import { err, ok, parseShape, type Result, within } from '#core';
import { HOUSE_MODELS, type HouseMonster, type HouseMonsters } from './houseMonster';
import { MONSTERS } from './monsters';
import { code, fail } from './problems';
import { MonsterId, nameUpTo } from './shapes';
import { ADVANTAGE_IDS, MEGA_IDS, WEAKNESS_IDS } from './traits';

export const MAX_NAME_LENGTH = 24;

const Id = v.pipe(
  MonsterId,
  v.check((id) => !MONSTERS.has(id), code('zorgl.monster.book')),
);

const Colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, code('colour.invalid')), v.toLowerCase());

/** Schema of a house monster file (Z12.1). */
export const HouseMonsterShape = v.strictObject({
  format: v.literal('kaiju-monster'),
  version: v.literal(1),
  id: Id,
  name: nameUpTo(MAX_NAME_LENGTH),
  advantage: v.picklist(ADVANTAGE_IDS),
  weakness: v.picklist(WEAKNESS_IDS),
  mega: v.picklist(MEGA_IDS),
  model: v.picklist(HOUSE_MODELS),
  colours: v.strictObject({ body: v.exactOptional(Colour), accent: v.exactOptional(Colour) }),
});

/** Validates an untrusted house monster (Z12.1). Fails with the first problem and its field. */
export function parseHouseMonster(input: unknown): Result<HouseMonster> {
  return parseShape(HouseMonsterShape, input);
}

/** Reads a house monster file. Fails like {@link parseHouseMonster}, or if the text is not JSON. */
export function readHouseMonster(text: string): Result<HouseMonster> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail('', 'json.invalid');
  }
  return parseHouseMonster(json);
}

/** The text of a house monster file. Round-trips through {@link readHouseMonster}. */
export function formatHouseMonster(monster: HouseMonster): string {
  const { format, version, id, name, advantage, weakness, mega, model, colours } = monster;
  const ordered = { format, version, id, name, advantage, weakness, mega, model, colours };
  return `${JSON.stringify(ordered, null, 2)}\n`;
}

/**
 * Validates the house monsters of a position, keyed by their own ids.
 * @param played the monsters of the players; every definition must be among them
 */
export function parseHouse(
  input: Readonly<Record<string, unknown>>,
  played: readonly (string | undefined)[],
): Result<HouseMonsters> {
  const found: [string, HouseMonster][] = [];
  for (const [id, definition] of Object.entries(input)) {
    const monster = parseHouseMonster(definition);
    if (!monster.ok) return err(within(`house.${id}`, monster.error));
    if (monster.value.id !== id) return fail(`house.${id}.id`, 'zorgl.monster.otherId', { id });
    if (!played.includes(id)) return fail(`house.${id}`, 'zorgl.monster.unplayed', {}, 'Z12.1');
    found.push([id, monster.value]);
  }
  if (found.length === 0) return fail('house', 'zorgl.house.empty');
  return ok(Object.fromEntries(found));
}
