import type { ComponentType, ReactNode } from 'react';
import type { BotId } from '#bots';
import type { GameTypes, OptionValues, Seed } from '#core';
import type { PlannedGame } from './plan';
import type { FigureSet, SetupDraft } from './setup/draft';
import type { FigureStandProps } from './setup/FigureDialog';

export interface LobbyFormProps<T extends GameTypes = GameTypes> {
  /** Default seed. */
  readonly seed: Seed;
  /** Navigates to a page of the game. */
  navigate(path: string): void;
  onStart(game: PlannedGame<T>): void;
  /** What the button says that opens a table elsewhere, which deals by itself; left out for a game on this device. */
  readonly opens?: string;
}

/** What the set-up form of a game asks for beside its options. */
export interface GameSetup<T extends GameTypes = GameTypes> {
  /** The number of players that is proposed; default: as few as can play. */
  readonly count?: number;
  /** What each seat plays with; no choice if left out. Its words are in those of the set-up. */
  readonly figures?: FigureSet & {
    /** The key of a figure's model. */
    model(figure: string): string;
    readonly Turntable: ComponentType<FigureStandProps>;
  };
  /** The options that follow from the seats. */
  values?(draft: SetupDraft<T['Seat']>): OptionValues;
}

/** How a game is set up. */
export interface GameLobby<T extends GameTypes = GameTypes> {
  /** What {@link SetupForm} asks for beside the game's options. */
  readonly setup?: GameSetup<T>;
  /** A set-up form of the game's own; default: {@link SetupForm}. */
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
