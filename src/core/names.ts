/** Characters that are invisible or change the text direction. Spaces that merely look invisible are matched by `\s`. */
const HIDDEN =
  /[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\u{1D159}]/u;

/** Parts of multi-character emoji that are invisible on their own: joiners, variation selectors, flag tags. */
const EMOJI_PARTS =
  /\p{Emoji}\uFE0F\u20E3?|(?<=\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)\u200D(?=\p{Extended_Pictographic})|(?<=\u{1F3F4})[\u{E0061}-\u{E007A}\u{E0030}-\u{E0039}]+\u{E007F}/gu;

/** A visible character; combining marks alone do not count, they need a base letter. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** So many combining marks on one letter that they cover the neighbouring lines. */
const STACKED = /\p{M}{5,}/u;

/** Why players could not tell a name apart by eye; null if they can. */
export function nameFault(name: string): 'name.hidden' | 'name.blank' | null {
  const plain = name.replaceAll(EMOJI_PARTS, '*');
  if (HIDDEN.test(plain) || STACKED.test(plain)) return 'name.hidden';
  return VISIBLE.test(plain) ? null : 'name.blank';
}

/** The text without the characters that {@link nameFault} rejects; every kind of space becomes a plain one. */
export function visibleText(text: string): string {
  let rest = '';
  let from = 0;
  const plain = (part: string): string =>
    part
      .replaceAll(/\s/gu, ' ')
      .replaceAll(new RegExp(HIDDEN, 'gu'), '')
      .replaceAll(/(\p{M}{4})\p{M}+/gu, '$1');
  for (const found of text.matchAll(EMOJI_PARTS)) {
    rest += plain(text.slice(from, found.index)) + found[0];
    from = found.index + found[0].length;
  }
  return rest + plain(text.slice(from));
}

/** Letters of other scripts, and digits, that look like Latin letters. */
const LOOKS_LIKE = new Map(
  Object.entries({
    A: 'АΑ',
    B: 'ВΒ',
    C: 'СϹ',
    E: 'ЕΕ',
    H: 'НΗ',
    J: 'Ј',
    K: 'КΚ',
    M: 'МΜ',
    N: 'Ν',
    O: 'ОΟ0',
    P: 'РΡ',
    S: 'Ѕ',
    T: 'ТΤ',
    X: 'ХΧ',
    Y: 'УΥ',
    Z: 'Ζ',
    a: 'аα',
    c: 'сϲ',
    d: 'ԁ',
    e: 'е',
    h: 'һ',
    j: 'ј',
    k: 'к',
    l: 'Il1|іιІΙiӏӀ',
    o: 'оο',
    p: 'рρ',
    s: 'ѕ',
    v: 'ν',
    x: 'х',
    y: 'у',
  }).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
);

/** A key that is equal for names that look alike: ignores width, case, spaces and lookalike letters. */
const readAs = (name: string): string =>
  [...name.normalize('NFKC')]
    .map((letter) => LOOKS_LIKE.get(letter) ?? letter)
    .join('')
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/[i\s]/gu, (letter) => (letter === 'i' ? 'l' : ''));

/**
 * Makes a name distinct from the others by eye: the second Ann becomes "Ann 2".
 * @param most maximum number of characters
 */
export function distinctName(name: string, others: readonly string[], most: number): string {
  const taken = new Set(others.map(readAs));
  if (!taken.has(readAs(name))) return name;
  for (let number = 2; ; number++) {
    const ending = ` ${number}`;
    const begin = name
      .slice(0, most - ending.length)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trimEnd();
    const numbered = `${begin}${ending}`;
    if (!taken.has(readAs(numbered))) return numbered;
  }
}
