import { type GameWords, nameOf, type SeatNames } from '#module';
import { seatColour } from '#ui';

/** Who wins and loses together, as the graph of chances tells them. */
export interface Side {
  /** At least one; all of them have the same chances. */
  readonly seats: readonly [string, ...string[]];
  readonly name: string;
  /** A colour of CSS. */
  readonly colour: string;
}

/** No colour of a seat: it is everybody's of a side. */
const COMMON = 'var(--text)';

/** The sides of a game. @param teams as the rules have them */
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
