/** A city in the picker. */
export interface OfferedCity {
  /** Id of a built-in city, or of the library entry. */
  readonly id: string;
  readonly name: string;
  readonly board: readonly string[];
}
