/** A city to be chosen for a game. */
export interface OfferedCity {
  /** Of the game's own cities their id, of those of the library that of their entry. */
  readonly id: string;
  readonly name: string;
  readonly board: readonly string[];
}
