/** An option of a game in words. */
export interface OptionWords {
  readonly label: string;
  /** What it does, in general or by value: `true` and `false` of a flag, 1 and 0 of a numeric switch. */
  readonly does?: string | Readonly<Record<string, string>>;
  /** Labels of values; default: the values themselves. */
  readonly values?: Readonly<Record<string, string>>;
}

/** Figures in words. */
interface FigureSetWords {
  readonly names: Readonly<Record<string, string>>;
  /** Asks a player to choose a figure. */
  title(player: string): string;
  /** Label of a player's figure: the player and the figure's name. */
  label(player: string, figure: string): string;
  /** Text about all of them. */
  readonly about: string;
}

/** The question who plays, in words. */
export interface LineupWords {
  readonly label: string;
  /** By id of the line-up. */
  readonly names: Readonly<Record<string, string>>;
  /** What each of them means, in a sentence. */
  readonly does: Readonly<Record<string, string>>;
}

/** The texts of a game's set-up. */
export interface SetupWords {
  /** Heading of the seats; default: “Players”. */
  readonly cast?: string;
  /** Label of the start button; default: “Play”. */
  readonly start?: string;
  /** By option name. */
  readonly options: Readonly<Record<string, OptionWords>>;
  /** By preset id. */
  readonly presets?: Readonly<Record<string, { readonly name: string; readonly does: string }>>;
  readonly figures?: FigureSetWords;
  readonly lineups?: LineupWords & {
    /** Asks for the seat of a single person. */
    readonly one: string;
    /** The same question where people come with phones. */
    readonly phones: LineupWords;
  };
  readonly team?: {
    readonly name: string;
    /** So many of them play. */
    count(seats: number): string;
  };
}
