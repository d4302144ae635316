import * as v from 'valibot';
import {
  DEFAULT_LEVEL,
  defaultOf,
  type GameOptions,
  type GameTypes,
  LEVELS,
  type OptionSpec,
  type OptionValues,
  type Preset,
  parseSeedInput,
  type Seed,
  seedToStore,
  storedSeed,
} from '#core';
import {
  coloursOfSeats,
  type LevelledBot,
  MAX_PLAYER_NAME_LENGTH,
  PLAYER_COLOURS,
  type SeatPlayer,
} from '#ui';
import type { PlannedGame } from '../plan';
import type { SeatNames } from '../words';

/** The player of a seat. */
export interface SeatDraft extends Omit<SeatPlayer, 'name'> {
  /** As typed; null for the seat's default name. */
  readonly name: string | null;
  /** The chosen figure; left out if the game offers no choice. */
  readonly figure?: string | undefined;
}

/** A game as the set-up form edits it. */
export interface SetupDraft<Seat extends string = string> {
  /** The seats in play, in the game's order. */
  readonly places: readonly Seat[];
  /** All seats, so that names survive when a seat is removed and added again. */
  readonly seats: Readonly<Record<Seat, SeatDraft>>;
  /** Options by name; those left out have their default. */
  readonly values: OptionValues;
  /** As typed; see `parseSeedInput` of core. */
  readonly seed: string;
}

/** The figures to choose from. */
export interface FigureSet {
  readonly ids: readonly string[];
  /** The only figure that several seats may share. */
  readonly shared?: string;
  /** The device may add figures of its own. */
  readonly open?: true;
}

interface Proposal<Seat extends string> {
  readonly seats: readonly Seat[];
  readonly places: readonly Seat[];
  /** The seat of the person; bots play the others. */
  readonly person: Seat;
  /** Colours that belong to the game. */
  readonly colours?: Readonly<Partial<Record<Seat, string>>> | undefined;
  /** Names that move with the players to other seats; left out if each seat has its own. */
  readonly names?: Readonly<Record<Seat, string>> | undefined;
  figureOf?(seat: Seat, index: number): string | undefined;
  readonly values?: OptionValues | undefined;
  readonly seed: Seed;
}

/** The initial draft of a game. */
export function proposeDraft<Seat extends string>(proposal: Proposal<Seat>): SetupDraft<Seat> {
  const { seats, places, person, colours, names, figureOf, values = {}, seed } = proposal;
  const usual = coloursOfSeats(seats);
  const seated = (seat: Seat, index: number): SeatDraft => {
    const figure = figureOf?.(seat, index);
    return {
      name: names?.[seat] ?? null,
      bot: seat !== person,
      level: DEFAULT_LEVEL,
      colour: colours?.[seat] ?? usual[seat]!,
      ...(figure === undefined ? {} : { figure }),
    };
  };
  return {
    places,
    seats: Object.fromEntries(
      seats.map((seat, index) => [seat, seated(seat, index)]),
    ) as SetupDraft<Seat>['seats'],
    values,
    seed: String(seed),
  };
}

const DraftShape = v.strictObject({
  places: v.array(v.string()),
  seats: v.record(
    v.string(),
    v.strictObject({
      name: v.nullable(v.pipe(v.string(), v.maxLength(MAX_PLAYER_NAME_LENGTH))),
      bot: v.boolean(),
      level: v.picklist(LEVELS),
      colour: v.string(),
      figure: v.optional(v.string()),
    }),
  ),
  values: v.record(v.string(), v.unknown()),
  seed: v.string(),
});

/** Validates a stored draft against a game. */
export interface DraftCheck {
  readonly options: Pick<GameOptions<unknown>, 'parse'>;
  readonly figures?: FigureSet | undefined;
  /** Whether these seats may play together; default: any of them, in the game's order. */
  goTogether?(places: readonly string[]): boolean;
}

const differ = (values: readonly string[]) => new Set(values).size === values.length;

function isSound(
  draft: SetupDraft,
  proposed: SetupDraft,
  { options, figures, goTogether }: DraftCheck,
): boolean {
  const { places, seats, values } = draft;
  const all = Object.keys(proposed.seats);
  if (Object.keys(seats).length !== all.length || all.some((seat) => seats[seat] === undefined)) return false;
  if (places.length === 0 || places.join() !== all.filter((seat) => places.includes(seat)).join())
    return false;
  if (goTogether?.(places) === false || !options.parse(values, places.length).ok) return false;
  const colours = all.map((seat) => seats[seat]!.colour);
  const usual = all.map((seat) => proposed.seats[seat]!.colour);
  const known = [...Object.values<string>(PLAYER_COLOURS), ...usual];
  if (!colours.every((colour) => known.includes(colour)) || differ(colours) !== differ(usual)) return false;
  if (
    all.some((seat) => (seats[seat]!.figure === undefined) !== (proposed.seats[seat]!.figure === undefined))
  )
    return false;
  const chosen = all.flatMap((seat) => seats[seat]!.figure ?? []);
  const own = chosen.filter((figure) => figure !== figures?.shared);
  return differ(own) && (figures?.open === true || chosen.every((figure) => figures?.ids.includes(figure)));
}

/**
 * The stored draft, or the proposed one if it is invalid. A seed that was not typed is replaced by the proposed one.
 */
export function readDraft<Seat extends string>(
  stored: unknown,
  proposed: SetupDraft<Seat>,
  check: DraftCheck,
): SetupDraft<Seat> {
  const read = v.safeParse(DraftShape, stored);
  if (!read.success || !isSound(read.output, proposed, check)) return proposed;
  const draft = read.output as SetupDraft as SetupDraft<Seat>;
  return { ...draft, seed: storedSeed(draft.seed, proposed.seed) };
}

/** The draft to store: everything except a seed that was not typed. */
export const draftToStore = <Seat extends string>(draft: SetupDraft<Seat>): SetupDraft<Seat> => ({
  ...draft,
  seed: seedToStore(draft.seed),
});

/** The draft with a change at one seat. */
export function withSeat<Seat extends string>(
  draft: SetupDraft<Seat>,
  seat: Seat,
  change: Partial<SeatDraft>,
): SetupDraft<Seat> {
  return { ...draft, seats: { ...draft.seats, [seat]: { ...draft.seats[seat], ...change } } };
}

/**
 * The draft with another colour or figure at one seat. Its previous holder gets the one that becomes free.
 * @param shared a figure that several seats may have
 */
export function withOwn<Seat extends string>(
  draft: SetupDraft<Seat>,
  seat: Seat,
  key: 'colour' | 'figure',
  value: string,
  shared?: string,
): SetupDraft<Seat> {
  const seats = Object.keys(draft.seats) as Seat[];
  const holder = seats.find((each) => each !== seat && draft.seats[each][key] === value);
  const free = { [key]: draft.seats[seat][key] };
  const freed = holder === undefined || value === shared ? draft : withSeat(draft, holder, free);
  return withSeat(freed, seat, { [key]: value });
}

/** The name of a seat: as typed, or its default. */
export const nameInDraft = (draft: SetupDraft, seat: string, names: SeatNames): string =>
  draft.seats[seat]?.name ?? names[seat] ?? seat;

/** The bots of the draft. */
export const botsIn = <Seat extends string>(
  draft: SetupDraft<Seat>,
  names: SeatNames,
): readonly LevelledBot<Seat>[] =>
  draft.places.flatMap((seat) => {
    const { bot, level } = draft.seats[seat];
    return bot ? [{ seat, name: nameInDraft(draft, seat, names), level }] : [];
  });

/** Whether the form has a field for an option. Lists and files are for the command line and for forms of the game. */
export const isAsked = ({ kind }: OptionSpec): boolean =>
  kind === 'flag' || kind === 'choice' || kind === 'integer';

/** The preset that matches the values of a draft; undefined if none does. */
export function chosenPreset(
  options: Pick<GameOptions<unknown>, 'specs' | 'presets'>,
  values: OptionValues,
): Preset | undefined {
  const valueIn = (name: string, given: OptionValues) => given[name] ?? defaultOf(options.specs[name]!);
  const asked = Object.keys(options.specs).filter((name) => isAsked(options.specs[name]!));
  return options.presets.find((preset) =>
    asked.every((name) => valueIn(name, preset.values) === valueIn(name, values)),
  );
}

/**
 * The plan of a draft; undefined while its seed is invalid. A blank name becomes the seat's default.
 * @param options of the planned game
 */
export function planOf<T extends GameTypes>(
  draft: SetupDraft<T['Seat']>,
  options: T['Options'],
  names: SeatNames,
): PlannedGame<T> | undefined {
  const seed = parseSeedInput(draft.seed);
  if (seed === undefined) return undefined;
  const { places, seats } = draft as SetupDraft;
  return {
    options,
    seed,
    names: new Map(places.map((seat) => [seat, seats[seat]!.name?.trim() || (names[seat] ?? seat)])),
    bots: new Map(botsIn(draft, names).map(({ seat, level }) => [seat, level])),
    colours: new Map(places.map((seat) => [seat, seats[seat]!.colour])),
  };
}
