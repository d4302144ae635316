import * as v from 'valibot';
import { DEFAULT_LEVEL, LEVELS, seedToStore, storedSeed } from '#core';
import { MAX_PLAYER_NAME_LENGTH, PLAYER_COLOURS } from '#ui';
import { COMMON_MONSTER, FLIGHTS, SEATS } from '#zorgl/rules';
import { type GameDraft, goTogether } from './options';

const Seated = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(MAX_PLAYER_NAME_LENGTH)),
  bot: v.boolean(),
  level: v.optional(v.picklist(LEVELS), DEFAULT_LEVEL),
  colour: v.picklist(Object.values(PLAYER_COLOURS)),
  monster: v.string(),
});

const Draft = v.strictObject({
  places: v.pipe(v.array(v.picklist(SEATS)), v.readonly(), v.check(goTogether)),
  seats: v.strictObject({ A: Seated, B: Seated, C: Seated, D: Seated }),
  army: v.boolean(),
  flight: v.picklist(FLIGHTS),
  seed: v.string(),
});

/** No two seats have the same colour or the same special monster (Z11). */
function isSound({ seats }: GameDraft): boolean {
  const players = SEATS.map((seat) => seats[seat]);
  const special = players.flatMap(({ monster }) => (monster === COMMON_MONSTER ? [] : [monster]));
  const colours = players.map(({ colour }) => colour);
  return new Set(colours).size === colours.length && new Set(special).size === special.length;
}

/** What is remembered of a draft: all of it but a seed that nobody has typed. */
export function draftToKeep(draft: GameDraft): GameDraft {
  return { ...draft, seed: seedToStore(draft.seed) };
}

/** The draft that was remembered; the proposed one for anything else, whose seed stands in for one that nobody typed. */
export function readDraft(kept: unknown, proposed: GameDraft): GameDraft {
  const read = v.safeParse(Draft, kept);
  if (!read.success || !isSound(read.output)) return proposed;
  return { ...read.output, seed: storedSeed(read.output.seed, proposed.seed) };
}
