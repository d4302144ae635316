import { type GameWords, nameOf, type SeatNames } from '#module';
import { seatColour } from '#ui';

/** A team in the graph of win chances. */
export interface Side {
  /** At least one seat; all have the same chances. */
  readonly seats: readonly [string, ...string[]];
  readonly name: string;
  /** A CSS colour. */
  readonly colour: string;
}

/** Colour of teams with several seats, which have no common seat colour. */
const COMMON = 'var(--text)';

/** The teams of a game. @param teams from the rules */
export function sidesOf(
  teams: readonly (readonly string[])[],
  names: SeatNames,
  words: Pick<GameWords, 'team'>,
): readonly Side[] {
  return teams.flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const seats = [first, ...others] as const;
    if (others.length === 0) return [{ seats, name: nameOf(names, first), colour: seatColour(first) }];
    const name = words.team?.(seats) ?? seats.map((seat) => nameOf(names, seat)).join(', ');
    return [{ seats, name, colour: COMMON }];
  });
}
