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

export interface LobbyFormProps<T extends GameTypes = GameTypes> {
  readonly shell: Shell;
  /** Default seed. */
  readonly seed: Seed;
  /** Navigates to a page of the game. */
  navigate(path: string): void;
  onStart(game: PlannedGame<T>): void;
  /** What the button says that opens a table elsewhere, which deals by itself; left out for a game on this device. */
  readonly opens?: string;
}

/** How a game is set up. */
export interface GameLobby<T extends GameTypes = GameTypes> {
  /** The set-up form with its start button; default: a form generated from the game's options. */
  Form?(props: LobbyFormProps<T>): ReactNode;
  /**
   * The options of a game that an address asks for.
   * @param bots the bot of each seat that is to have one
   */
  fromAddress(bots: ReadonlyMap<string, BotId>): T['Options'];
  /** The seat that a person takes where an address names no bots; the first if left out. */
  readonly person?: T['Seat'];
  /**
   * The options for a rematch with a new deal; null for a game from a custom position, which can only restart from
   * that position.
   */
  again(initial: T['Position']): T['Options'] | null;
}
