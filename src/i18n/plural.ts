/** Chooses the form of a text for a count and puts the count in the place of each `#`. */
export type Plural = (count: number, one: string, other: string) => string;

/**
 * How a language counts: “0 floors”, but « 0 étage ».
 * @param language a BCP 47 tag
 */
export function pluralsIn(language: string): Plural {
  const rules = new Intl.PluralRules(language);
  return (count, one, other) =>
    (rules.select(count) === 'one' ? one : other).replaceAll('#', count < 0 ? `−${-count}` : String(count));
}
