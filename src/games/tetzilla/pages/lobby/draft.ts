import * as v from 'valibot';
import { DEFAULT_LEVEL, LEVELS, parseSeedInput, type Seed, seedToStore, storedSeed } from '#core';
import type { PlannedGame } from '#module';
import {
  ABILITY_CHOICES,
  FIGURES,
  type Figure,
  type PositionOptions,
  SEATS,
  type Seat,
  type TetzillaTypes,
} from '#tetzilla/rules';
import { type LevelledBot, MAX_PLAYER_NAME_LENGTH, PLAYER_COLOURS, SEAT_COLOURS, type SeatPlayer } from '#ui';

/** Who sits at a seat. No two seats have the same colour or figure (T2.5). */
export interface SeatDraft extends SeatPlayer {
  readonly figure: Figure;
}

/** A game in the making, as the set-up screen edits it. */
export interface GameDraft {
  readonly count: PlayerCount;
  /** All five, so that names survive when a seat is left and taken again. */
  readonly seats: Readonly<Record<Seat, SeatDraft>>;
  readonly options: PositionOptions;
  /** As typed; see `parseSeedInput` of core. */
  readonly seed: string;
}

export const PLAYER_COUNTS = [2, 3, 4, 5] as const;
type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** Options that go well together (T3.3, T4.6, T9.4), by name. */
export const PRESETS = {
  standard: { abilities: 'random', guardPoints: 1, level: false },
  newcomers: { abilities: 'random', guardPoints: 1, level: true },
  'own-abilities': { abilities: 'choice', guardPoints: 1, level: false },
} as const satisfies Readonly<Record<string, PositionOptions>>;
export type PresetId = keyof typeof PRESETS;
export const PRESET_IDS = Object.keys(PRESETS) as readonly PresetId[];

/** Three players, a person against bots, as the rules have it. */
export function defaultDraft(names: Readonly<Record<Seat, string>>, seed: Seed): GameDraft {
  const seat = (letter: Seat): SeatDraft => ({
    name: names[letter],
    bot: letter !== 'A',
    level: DEFAULT_LEVEL,
    colour: SEAT_COLOURS[letter],
    figure: FIGURES[SEATS.indexOf(letter)]!,
  });
  return {
    count: 3,
    seats: { A: seat('A'), B: seat('B'), C: seat('C'), D: seat('D'), E: seat('E') },
    options: PRESETS.standard,
    seed: String(seed),
  };
}

const Seated = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(MAX_PLAYER_NAME_LENGTH)),
  bot: v.boolean(),
  level: v.optional(v.picklist(LEVELS), DEFAULT_LEVEL),
  colour: v.picklist(Object.values(PLAYER_COLOURS)),
  figure: v.picklist(FIGURES),
});

const Draft = v.strictObject({
  count: v.picklist(PLAYER_COUNTS),
  seats: v.strictObject({ A: Seated, B: Seated, C: Seated, D: Seated, E: Seated }),
  options: v.strictObject({
    abilities: v.picklist(ABILITY_CHOICES),
    guardPoints: v.picklist([0, 1]),
    level: v.boolean(),
  }),
  seed: v.string(),
});

/** No two seats have the same colour or figure (T2.5). */
const isSound = ({ seats }: GameDraft) =>
  (['colour', 'figure'] as const).every(
    (key) => new Set(SEATS.map((seat) => seats[seat][key])).size === SEATS.length,
  );

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

/** The seats that play. */
export const seatsIn = ({ count }: Pick<GameDraft, 'count'>): readonly Seat[] => SEATS.slice(0, count);

/** The bots that play. */
export const botsIn = (draft: GameDraft): readonly LevelledBot<Seat>[] =>
  seatsIn(draft).flatMap((seat) => (draft.seats[seat].bot ? [{ seat, ...draft.seats[seat] }] : []));

/** The preset whose options a draft has; null for a mix of its own. */
export function presetOf({ options }: Pick<GameDraft, 'options'>): PresetId | null {
  const fits = (preset: PositionOptions) =>
    preset.abilities === options.abilities &&
    preset.guardPoints === options.guardPoints &&
    preset.level === options.level;
  return PRESET_IDS.find((id) => fits(PRESETS[id])) ?? null;
}

/** The draft with a change at one seat. */
export function withSeat(draft: GameDraft, seat: Seat, change: Partial<SeatDraft>): GameDraft {
  return { ...draft, seats: { ...draft.seats, [seat]: { ...draft.seats[seat], ...change } } };
}

/** The draft with another colour or figure at one seat; who had it takes what becomes free. */
export function withOwn<Key extends 'colour' | 'figure'>(
  draft: GameDraft,
  seat: Seat,
  key: Key,
  value: SeatDraft[Key],
): GameDraft {
  const other = SEATS.find((each) => draft.seats[each][key] === value);
  const freed = other === undefined ? draft : withSeat(draft, other, { [key]: draft.seats[seat][key] });
  return withSeat(freed, seat, { [key]: value });
}

/** What the draft asks for; undefined while its seed is none. A blank name becomes the seat's letter. */
export function planGame(draft: GameDraft): PlannedGame<TetzillaTypes> | undefined {
  const seed = parseSeedInput(draft.seed);
  if (seed === undefined) return undefined;
  const seats = seatsIn(draft);
  return {
    options: { ...draft.options, figures: seats.map((seat) => draft.seats[seat].figure) },
    seed,
    names: new Map(seats.map((seat) => [seat, draft.seats[seat].name.trim() || seat])),
    bots: new Map(botsIn(draft).map(({ seat, level }) => [seat, level])),
    colours: new Map(seats.map((seat) => [seat, draft.seats[seat].colour])),
  };
}
