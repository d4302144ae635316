import { CITY_IDS, MONSTERS, SPECIAL_MONSTERS } from '#zorgl/rules';

/** A kind of game to compare, e.g. by monster or city. */
export interface Case {
  readonly title: string;
  /** Options of the n-th opening. Two consecutive openings share them, so that seats can be swapped. */
  options(opening: number): Readonly<Record<string, unknown>>;
  /** Label of seat 0 or 1 in the n-th opening. */
  label(opening: number, place: number): string;
  /** Whether the bot of a seat plays in character. */
  inCharacter(opening: number, place: number): boolean;
}

const ALL = [...MONSTERS.keys()];
const SPECIALS = [...SPECIAL_MONSTERS.keys()];

const pairs = ALL.flatMap((first, index) => ALL.slice(index + 1).map((second) => [first, second] as const));

/** The pair of an opening; seats are swapped every other time. */
function pairOf(opening: number): readonly string[] {
  const pair = pairs[Math.floor(opening / 2) % pairs.length]!;
  return opening % 2 === 0 ? pair : pair.toReversed();
}

/** A special monster against another one, and the seat that plays in character. */
function characterOf(opening: number): { readonly monsters: readonly string[]; readonly place: number } {
  const own = SPECIALS[Math.floor(opening / 2) % SPECIALS.length]!;
  const others = SPECIALS.filter((each) => each !== own);
  const other = others[Math.floor(opening / (2 * SPECIALS.length)) % others.length]!;
  return { monsters: [own, other], place: opening % 2 };
}

export const CASES: Readonly<Record<string, Case>> = {
  monsters: {
    title: 'Every monster against every other',
    options: (opening) => ({ monsters: pairOf(opening) }),
    label: (opening, place) => pairOf(opening)[place]!,
    inCharacter: () => true,
  },
  cities: {
    title: 'Every city, by who moves first',
    options: (opening) => ({ city: CITY_IDS[opening % CITY_IDS.length]! }),
    label: (opening) => CITY_IDS[opening % CITY_IDS.length]!,
    inCharacter: () => true,
  },
  characters: {
    title: 'In character against the same bot that only wants to win',
    options: (opening) => ({ monsters: characterOf(opening).monsters }),
    label: (opening, place) =>
      characterOf(opening).place === place
        ? `${characterOf(opening).monsters[place]} in character`
        : 'only to win',
    inCharacter: (opening, place) => characterOf(opening).place === place,
  },
};
