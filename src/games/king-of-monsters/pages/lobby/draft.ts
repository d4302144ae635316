import * as v from 'valibot';
import {
  type BotLevel,
  DEFAULT_LEVEL,
  LEVELS,
  parseSeedInput,
  type Seed,
  seedToStore,
  storedSeed,
} from '#core';
import { HEROES, type KingTypes, SEATS, type Seat, type SetupOptions } from '#king-of-monsters/rules';
import { DEFAULT_KING, KING_FIGURES } from '#king-of-monsters/view';
import type { PlannedGame } from '#module';
import { MAX_PLAYER_NAME_LENGTH } from '#ui';

/** Who plays a seat; the King is never out. */
export const PLAYED_BY = ['human', 'bot', 'out'] as const;
type PlayedBy = (typeof PLAYED_BY)[number];

type Rules = Omit<SetupOptions, 'heroes'>;

/** Options that go well together (K4.1, K4.3, K21), by name. */
export const PRESETS = {
  book: { start: 4, turnLimit: 20, kingHand: 5, leagueHand: 5 },
  short: { start: 4, turnLimit: 12, kingHand: 5, leagueHand: 5 },
  league: { start: 4, turnLimit: 20, kingHand: 5, leagueHand: 6 },
  king: { start: 4, turnLimit: 20, kingHand: 6, leagueHand: 5 },
} as const satisfies Readonly<Record<string, Rules>>;
export type PresetId = keyof typeof PRESETS;
export const PRESET_IDS = Object.keys(PRESETS) as readonly PresetId[];

/** How the sides are shared out, in one choice. */
export const SIDES_PLAYED = ['hero', 'king', 'league', 'both', 'bots'] as const;
export type SidesPlayed = (typeof SIDES_PLAYED)[number];

const SeatShape = v.strictObject({
  /** As typed; empty for the seat's own name. */
  name: v.pipe(v.string(), v.maxLength(MAX_PLAYER_NAME_LENGTH)),
  by: v.picklist(PLAYED_BY),
  level: v.picklist(LEVELS),
});

const DraftShape = v.strictObject({
  /** The kaiju that is the King. */
  figure: v.picklist(KING_FIGURES),
  seats: v.strictObject({
    king: SeatShape,
    artemis: SeatShape,
    dynamo: SeatShape,
    brick: SeatShape,
    grey: SeatShape,
    anvil: SeatShape,
    ibis: SeatShape,
    bamf: SeatShape,
    ninja: SeatShape,
  }),
  rules: v.strictObject({
    start: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HEROES.length)),
    turnLimit: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999)),
    kingHand: v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(7)),
    leagueHand: v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(7)),
  }),
  seed: v.string(),
});

/** A game in the making, as the set-up screen edits it. */
export type GameDraft = Readonly<v.InferOutput<typeof DraftShape>>;
export type SeatDraft = GameDraft['seats'][Seat];

/** The hero of those who play one. */
export const NEWCOMER: Seat = 'artemis';

const seated = (by: (seat: Seat) => PlayedBy): GameDraft['seats'] =>
  Object.fromEntries(
    SEATS.map((seat) => [seat, { name: '', by: by(seat), level: DEFAULT_LEVEL }]),
  ) as GameDraft['seats'];

/** A person plays one hero with bots as friends, by the rules of the book. */
export const defaultDraft = (seed: Seed): GameDraft => ({
  figure: DEFAULT_KING,
  seats: seated((seat) => (seat === NEWCOMER ? 'human' : 'bot')),
  rules: PRESETS.book,
  seed: String(seed),
});

/** What is remembered of a draft: all of it but a seed that nobody has typed. */
export const draftToKeep = (draft: GameDraft): GameDraft => ({ ...draft, seed: seedToStore(draft.seed) });

/** The draft that was remembered; the proposed one for anything else. */
export function readDraft(kept: unknown, proposed: GameDraft): GameDraft {
  const read = v.safeParse(DraftShape, kept);
  if (!read.success || read.output.seats.king.by === 'out' || heroesIn(read.output).length === 0)
    return proposed;
  return { ...read.output, seed: storedSeed(read.output.seed, proposed.seed) };
}

/** The heroes that take part (K4.1). */
export const heroesIn = ({ seats }: Pick<GameDraft, 'seats'>) =>
  HEROES.filter((hero) => seats[hero].by !== 'out');

/** The seats in play. */
export const seatsIn = (draft: Pick<GameDraft, 'seats'>): readonly Seat[] => ['king', ...heroesIn(draft)];

/** The draft with a change at one seat; the last hero stays. */
export function withSeat(draft: GameDraft, seat: Seat, change: Partial<SeatDraft>): GameDraft {
  const changed = { ...draft, seats: { ...draft.seats, [seat]: { ...draft.seats[seat], ...change } } };
  return heroesIn(changed).length === 0 ? draft : changed;
}

/** The draft with its sides shared out in another way; who is out stays out. */
export function withSides(draft: GameDraft, sides: SidesPlayed): GameDraft {
  if (sides === 'hero') {
    const heroes = heroesIn(draft);
    const [hero = NEWCOMER] = [...heroes.filter((each) => draft.seats[each].by === 'human'), ...heroes];
    return withHero(draft, hero);
  }
  const by = (seat: Seat): PlayedBy => {
    return sides === 'both' || sides === (seat === 'king' ? 'king' : 'league') ? 'human' : 'bot';
  };
  const seats = Object.fromEntries(
    SEATS.map((seat) => {
      const now = draft.seats[seat];
      return [seat, now.by === 'out' ? now : { ...now, by: by(seat) }];
    }),
  ) as GameDraft['seats'];
  return { ...draft, seats };
}

/** The draft with bots that play equally well at these seats. */
export const withLevel = (draft: GameDraft, seats: readonly Seat[], level: BotLevel): GameDraft =>
  seats.reduce((changed, seat) => withSeat(changed, seat, { level }), draft);

/** The draft in which a person plays this hero, and bots all other seats. */
export function withHero(draft: GameDraft, hero: Seat): GameDraft {
  const seats = Object.fromEntries(
    SEATS.map((seat) => {
      const now = draft.seats[seat];
      return [seat, now.by === 'out' ? now : { ...now, by: seat === hero ? 'human' : 'bot' }];
    }),
  ) as GameDraft['seats'];
  return { ...draft, seats };
}

/** How the sides of a draft are shared out; null for a way of its own. */
export const sidesOf = (draft: GameDraft): SidesPlayed | null =>
  SIDES_PLAYED.find((sides) =>
    seatsIn(draft).every((seat) => withSides(draft, sides).seats[seat].by === draft.seats[seat].by),
  ) ?? null;

/** The preset whose options a draft has; null for a mix of its own. */
export const presetOf = ({ rules }: Pick<GameDraft, 'rules'>): PresetId | null =>
  PRESET_IDS.find((id) =>
    (Object.keys(PRESETS[id]) as (keyof Rules)[]).every((option) => PRESETS[id][option] === rules[option]),
  ) ?? null;

/** What the draft asks for; undefined while its seed is none. @param names of seats without one of their own */
export function planGame(
  draft: GameDraft,
  names: Readonly<Record<Seat, string>>,
): PlannedGame<KingTypes> | undefined {
  const seed = parseSeedInput(draft.seed);
  if (seed === undefined) return undefined;
  const heroes = heroesIn(draft);
  const seats = seatsIn(draft);
  const { rules } = draft;
  return {
    options: {
      ...rules,
      heroes: heroes.length === HEROES.length ? null : heroes,
      start: Math.min(rules.start, heroes.length),
    },
    seed,
    names: new Map(seats.map((seat) => [seat, draft.seats[seat].name.trim() || names[seat]])),
    bots: new Map(
      seats.flatMap((seat) =>
        draft.seats[seat].by === 'bot' ? [[seat, draft.seats[seat].level] as const] : [],
      ),
    ),
    colours: new Map(),
    figures: new Map([['king', draft.figure]]),
  };
}
