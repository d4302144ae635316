/** The files by which a room without an `index.ts` is entered, without their ending, by the name of the room. */
export const DOORS: Readonly<Record<string, readonly string[]>>;
