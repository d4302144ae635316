/** An option of a game in words. */
export interface OptionWords {
  readonly label: string;
  /** What it does, at every value or by value: `true` and `false` of a flag, 1 and 0 of a switch of two numbers. */
  readonly does?: string | Readonly<Record<string, string>>;
  /** Values by what they are called; default: as they are. */
  readonly values?: Readonly<Record<string, string>>;
}

/** Figures in words. */
interface FigureSetWords {
  readonly names: Readonly<Record<string, string>>;
  /** Asks which figure a player takes. */
  title(player: string): string;
  /** Whose figure it is, and its name. */
  label(player: string, figure: string): string;
  /** What is to be known of all of them. */
  readonly about: string;
}

/** The words of a game's set-up. */
export interface SetupWords {
  /** Asks who plays; default: “Players”. */
  readonly cast?: string;
  /** What the button says that begins a game; default: “Play”. */
  readonly start?: string;
  /** By the name of the option. */
  readonly options: Readonly<Record<string, OptionWords>>;
  /** By the id of the preset. */
  readonly presets?: Readonly<Record<string, { readonly name: string; readonly does: string }>>;
  readonly figures?: FigureSetWords;
}
