/** Letters that elide a French “e”: vowels, the “h” of most names, and a “y” that acts as a vowel. */
const VOWEL = /^(?:[aeiouhàâäæéèêëîïôöœùûü]|y(?![aeiou]))/i;

/** Articles a name may begin with, and what “de” and “à” become before them. */
const ARTICLES = [
  [/^le (?=\S)/i, { of: 'du ', to: 'au ' }],
  [/^les (?=\S)/i, { of: 'des ', to: 'aux ' }],
  [/^la (?=\S)/i, { of: 'de la ', to: 'à la ' }],
] as const;

/** The name after “de” or “à” if it begins with an article, otherwise null. */
function articled(name: string, word: 'of' | 'to'): string | null {
  const trimmed = name.trimStart();
  const found = ARTICLES.find(([article]) => article.test(trimmed));
  return found === undefined ? null : trimmed.replace(found[0], found[1][word]);
}

/** French “de” before a name: “de Rex”, “d’Olga”, “du Roi”. */
export function frenchOf(name: string): string {
  const contracted = articled(name, 'of');
  if (contracted !== null) return contracted;
  return VOWEL.test(name.trimStart()) ? `d’${name}` : `de ${name}`;
}

/** French “que” before a name: “que Rex”, “qu’Olga”. */
export function frenchThat(name: string): string {
  return VOWEL.test(name.trimStart()) ? `qu’${name}` : `que ${name}`;
}

/** French “à” before a name: “à Rex”, “au Roi”. */
export function frenchTo(name: string): string {
  return articled(name, 'to') ?? `à ${name}`;
}

/** Narrow no-break space. */
const THIN = '\u202f';
/** Ordinary-width no-break space. */
const FIXED = '\u00a0';

/**
 * Sets the spaces of a French text as printers do: narrow before `;`, `!` and `?` and between thousands; full width before
 * `:`, `×`, `%` and units, and inside « »; never at a line break. Source texts use ordinary spaces.
 */
export function frenchType(text: string): string {
  return text
    .replace(/ (?=[;!?])/g, THIN)
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, THIN)
    .replace(/ (?=[:»×])/g, FIXED)
    .replace(/(?<=[«×]) /g, FIXED)
    .replace(/(?<=\d) (?=(?:%|Mo|min|px)(?![\p{L}\d]))/gu, FIXED);
}

/**
 * Applies `frenchType` to every text of a French catalogue, or of any value that holds French texts, including texts
 * returned by functions. Leaves everything else unchanged.
 */
export function withFrenchSpacing<T>(catalogue: T): T {
  return typed(catalogue) as T;
}

function typed(value: unknown): unknown {
  if (typeof value === 'string') return frenchType(value);
  if (typeof value === 'function') return saying(value as TextFunction, typed);
  if (Array.isArray(value)) return value.map(typed);
  if (typeof value !== 'object' || value === null) return value;
  const set = {};
  for (const [key, inner] of Object.entries(value)) setLater(set, key, () => typed(inner));
  return set;
}

/** Defines a lazy property, so that English readers never pay for setting French texts. */
function setLater(object: object, key: string, make: () => unknown): void {
  Object.defineProperty(object, key, {
    enumerable: true,
    configurable: true,
    get() {
      const value = make();
      Object.defineProperty(object, key, { enumerable: true, value });
      return value;
    },
  });
}

/**
 * As {@link withFrenchSpacing}, for data with texts in every language: only the French ones change. Data without any is
 * returned as is.
 */
export function catalogueWithFrenchSpacing<T>(data: T): T {
  return typedIn(data) as T;
}

function typedIn(value: unknown): unknown {
  if (typeof value === 'function') return saying(value as TextFunction, typedIn);
  if (typeof value !== 'object' || value === null) return value;
  const before = Object.entries(value);
  const after = before.map(
    ([key, inner]) =>
      [key, key === 'fr' && typeof inner === 'string' ? frenchType(inner) : typedIn(inner)] as const,
  );
  if (after.every(([, inner], index) => inner === before[index]?.[1])) return value;
  return Array.isArray(value) ? after.map(([, inner]) => inner) : Object.fromEntries(after);
}

type TextFunction = (...given: readonly never[]) => unknown;

/** Wraps a function so that its results are set; keeps its number of parameters. */
function saying(text: TextFunction, set: (value: unknown) => unknown) {
  const said = (...given: readonly never[]) => set(text(...given));
  return Object.defineProperty(said, 'length', { value: text.length });
}
