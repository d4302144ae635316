const known = new Map<string, Intl.PluralRules>();

/** Made when something is counted for the first time: the first picture would wait for those of every catalogue. */
function rulesOf(language: string): Intl.PluralRules {
  const rules = known.get(language) ?? new Intl.PluralRules(language);
  known.set(language, rules);
  return rules;
}

/** Chooses the form of a text for a count and puts the count in the place of each `#`. */
export type Plural = (count: number, one: string, other: string) => string;

/**
 * How a language counts: “0 floors”, but « 0 étage ».
 * @param language a BCP 47 tag
 */
export function pluralsIn(language: string): Plural {
  return (count, one, other) =>
    (rulesOf(language).select(count) === 'one' ? one : other).replaceAll(
      '#',
      count < 0 ? `−${-count}` : String(count),
    );
}
