import type { BotId } from '#bots';
import type { GameTypes, Seed } from '#core';
import { lookOf, type SeatLook } from '#session';

/** A game ready to begin. */
export interface PlannedGame<T extends GameTypes = GameTypes> {
  readonly options: T['Options'];
  readonly seed: Seed;
  /** By seat in play; never empty. */
  readonly names: ReadonlyMap<string, string>;
  /** The bot of each seat that has one. */
  readonly bots: ReadonlyMap<T['Seat'], BotId>;
  /** By seat, `#rrggbb`; the others have their default. */
  readonly colours: ReadonlyMap<string, string>;
  /** By seat, if the game offers a choice; the others have the game's default. */
  readonly figures?: ReadonlyMap<string, string>;
}

/** The chosen colours and figures, by seat. */
export const looksIn = ({
  names,
  colours,
  figures,
}: Pick<PlannedGame, 'names' | 'colours' | 'figures'>): ReadonlyMap<string, SeatLook> =>
  new Map(
    [...names.keys()].map((seat) => [
      seat,
      lookOf({ colour: colours.get(seat), figure: figures?.get(seat) }),
    ]),
  );
