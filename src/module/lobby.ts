import type { ReactNode } from 'react';
import type { BotId } from '#bots';
import type { GameTypes, Seed } from '#core';
import { lookOf, type SeatLook } from '#session';
import type { Shell } from './shell';

/** A game ready to begin. */
export interface PlannedGame<T extends GameTypes = GameTypes> {
  readonly options: T['Options'];
  readonly seed: Seed;
  /** By seat in use; never empty. */
  readonly names: ReadonlyMap<string, string>;
  /** The bot of each seat that has one. */
  readonly bots: ReadonlyMap<T['Seat'], BotId>;
  /** By seat, `#rrggbb`; the others have that of their seat. */
  readonly colours: ReadonlyMap<string, string>;
  /** By seat, where the game leaves the choice open; the others have that of the game. */
  readonly figures?: ReadonlyMap<string, string>;
}

/** What players have chosen for the look of their pieces, by seat. */
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

export interface LobbyFormProps<T extends GameTypes = GameTypes> {
  readonly shell: Shell;
  /** What the game is dealt from, until somebody chooses another. */
  readonly seed: Seed;
  /** Goes to a page of the game's own. */
  navigate(path: string): void;
  onStart(game: PlannedGame<T>): void;
  /** What the button says that opens a table elsewhere, which deals by itself; left out for a game on this device. */
  readonly opens?: string;
}

/** How a game is set up. */
export interface GameLobby<T extends GameTypes = GameTypes> {
  /** The choices of a game, with the button that starts it; where left out, one that is made from the game's options. */
  Form?(props: LobbyFormProps<T>): ReactNode;
  /**
   * The options of a game that an address asks for.
   * @param bots the bot of each seat that is to have one
   */
  fromAddress(bots: ReadonlyMap<string, BotId>): T['Options'];
  /** The seat that a person takes where an address names no bots; the first where left out. */
  readonly person?: T['Seat'];
  /**
   * The options by which the same players play again, dealt again; null for a game that did not begin with an
   * opening and can only begin from the same position again.
   */
  again(initial: T['Position']): T['Options'] | null;
}
