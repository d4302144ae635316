import type { Seed } from '#core';
import { HEROES, type KingTypes, king, SEATS, type Seat } from '#king-of-monsters/rules';
import { DEFAULT_KING, KING_FIGURES, SEAT_COLOURS } from '#king-of-monsters/view';
import { type PlannedGame, planOf, proposeDraft, readDraft, type SetupDraft, withSeat } from '#module';

/** A game setup in progress. The King always plays; heroes are optional (K4.1). */
export type GameDraft = SetupDraft<Seat>;

/** Who plays a seat; the King's can never be `out`. */
export const PLAYED_BY = ['human', 'bot', 'out'] as const;
export type PlayedBy = (typeof PLAYED_BY)[number];

/** Presets for who plays which side. */
export const SIDES_PLAYED = ['hero', 'king', 'league', 'both', 'bots'] as const;
export type SidesPlayed = (typeof SIDES_PLAYED)[number];

/** Default hero for a person who plays one. */
export const NEWCOMER: Seat = 'artemis';

/** One person plays a hero with bots as teammates, by the default rules. */
export const defaultDraft = (seed: Seed): GameDraft =>
  proposeDraft({
    seats: SEATS,
    places: SEATS,
    person: NEWCOMER,
    colours: SEAT_COLOURS,
    figureOf: (seat) => (seat === 'king' ? DEFAULT_KING : undefined),
    seed,
  });

/** Parses a stored draft; the default draft if it is invalid. */
export const storedDraft = (stored: unknown, seed: Seed): GameDraft =>
  readDraft(stored, defaultDraft(seed), {
    options: king.options,
    figures: { ids: KING_FIGURES },
    goTogether: (places) => places[0] === 'king' && places.length > 1,
  });

/** Heroes in the game (K4.1). */
export const heroesIn = ({ places }: Pick<GameDraft, 'places'>) =>
  HEROES.filter((hero) => places.includes(hero));

export const playedBy = ({ places, seats }: GameDraft, seat: Seat): PlayedBy =>
  places.includes(seat) ? (seats[seat].bot ? 'bot' : 'human') : 'out';

/** Changes who plays a seat. The King and the last hero cannot be removed. */
export function withPlayer(draft: GameDraft, seat: Seat, by: PlayedBy): GameDraft {
  const places = SEATS.filter((each) => (each === seat ? by !== 'out' : draft.places.includes(each)));
  if (!places.includes('king') || places.length === 1) return draft;
  return by === 'out' ? { ...draft, places } : withSeat({ ...draft, places }, seat, { bot: by === 'bot' });
}

const withPeople = (draft: GameDraft, isPerson: (seat: Seat) => boolean): GameDraft =>
  draft.places.reduce((changed, seat) => withSeat(changed, seat, { bot: !isPerson(seat) }), draft);

/** One person plays this hero, bots play all other seats. */
export const withHero = (draft: GameDraft, hero: Seat): GameDraft =>
  withPeople(draft, (seat) => seat === hero);

/** Applies a preset of sides; seats that are out stay out. */
export function withSides(draft: GameDraft, sides: SidesPlayed): GameDraft {
  if (sides === 'hero') {
    const heroes = heroesIn(draft);
    const [hero = NEWCOMER] = [...heroes.filter((each) => !draft.seats[each].bot), ...heroes];
    return withHero(draft, hero);
  }
  return withPeople(draft, (seat) => sides === 'both' || sides === (seat === 'king' ? 'king' : 'league'));
}

/** The preset that a draft matches, or null. */
export const sidesOf = (draft: GameDraft): SidesPlayed | null =>
  SIDES_PLAYED.find((sides) => {
    const { seats } = withSides(draft, sides);
    return draft.places.every((seat) => seats[seat].bot === draft.seats[seat].bot);
  }) ?? null;

/** Options for this number of heroes, which limits how many can start (K4.1). */
export function optionsFor(heroes: number) {
  const { specs, presets } = king.options;
  const start = { kind: 'integer', least: 1, most: heroes, default: Math.min(4, heroes) } as const;
  return { presets, specs: { ...specs, start } };
}

/**
 * The game that the draft describes; undefined while its seed is invalid.
 * @param names default names of seats
 */
export function planGame(
  draft: GameDraft,
  names: Readonly<Record<Seat, string>>,
): PlannedGame<KingTypes> | undefined {
  const heroes = heroesIn(draft);
  const asked = king.options.parse(draft.values);
  if (!asked.ok) return undefined;
  const options = {
    ...asked.value,
    heroes: heroes.length === HEROES.length ? null : heroes,
    start: Math.min(asked.value.start, heroes.length),
  };
  const plan = planOf<KingTypes>(draft, options, names);
  const { figure = DEFAULT_KING } = draft.seats.king;
  return plan && { ...plan, figures: new Map([['king', figure]]) };
}
