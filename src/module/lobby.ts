import type { ComponentType, ReactNode } from 'react';
import type { BotId } from '#bots';
import type { GameTypes, OptionSpecs, OptionValues, Seed } from '#core';
import type { PlannedGame } from './plan';
import type { FigureSet, SetupDraft } from './setup/draft';
import type { FigureStandProps } from './setup/FigureDialog';
import type { Lineup } from './setup/lineup';

export interface LobbyFormProps<T extends GameTypes = GameTypes> {
  /** Default seed. */
  readonly seed: Seed;
  /** Navigates to a page of the game. */
  navigate(path: string): void;
  onStart(game: PlannedGame<T>): void;
  /**
   * Label of the start button if it opens a table elsewhere, which deals by itself; left out for a game on this device.
   */
  readonly opens?: string;
}

/** Additions of a game to the set-up form, beside its options. */
export interface GameSetup<T extends GameTypes = GameTypes> {
  /** Default number of players; the minimum if left out. */
  readonly count?: number;
  /** The figures that a seat can choose from; no choice if left out. Their texts are those of the set-up. */
  readonly figures?: FigureSet & {
    /** The seats that choose one; all if left out. */
    readonly seats?: readonly T['Seat'][];
    /** They are looks of seats only: of the planned game, not of its options. */
    readonly looks?: true;
    /** Key of a figure's model. */
    model(figure: string): string;
    readonly Turntable: ComponentType<FigureStandProps>;
  };
  /** Answers to the question who plays, the first of which a new draft should have; not asked if left out. */
  readonly lineups?: readonly Lineup<T['Seat']>[];
  /** Seats of a team, set up among the options: each can stay out, but not all. The other seats always play. */
  readonly team?: readonly T['Seat'][];
  /** Options that follow from the seats. */
  values?(draft: SetupDraft<T['Seat']>): OptionValues;
  /** The options to ask for, if they depend on the draft. */
  specs?(draft: SetupDraft<T['Seat']>): OptionSpecs;
}

/** The set-up of a game. */
export interface GameLobby<T extends GameTypes = GameTypes> {
  /** Additions to the form; see {@link SetupForm}. */
  readonly setup?: GameSetup<T>;
  /** The game's own set-up form; default: {@link SetupForm}. */
  Form?(props: LobbyFormProps<T>): ReactNode;
  /**
   * The options of a game that was opened by URL.
   * @param bots the bot of each seat that gets one
   */
  fromAddress(bots: ReadonlyMap<string, BotId>): T['Options'];
  /** Seat of the person if the URL names no bots; the first if left out. */
  readonly person?: T['Seat'];
  /**
   * The options for a rematch with a new deal; null for a game from a custom position, which can only restart from
   * that position.
   */
  again(initial: T['Position']): T['Options'] | null;
}
