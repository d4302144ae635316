/** Characters that show nothing, or turn the line around; spaces that only look like nothing are found by `\s`. */
const HIDDEN =
  /[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\u{1D159}]/u;

/** Emoji of several characters hold some that show nothing by themselves: joiners, selectors of the picture, tags of flags. */
const EMOJI_PARTS =
  /\p{Emoji}\uFE0F\u20E3?|(?<=\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)\u200D(?=\p{Extended_Pictographic})|(?<=\u{1F3F4})[\u{E0061}-\u{E007A}\u{E0030}-\u{E0039}]+\u{E007F}/gu;

/** Something to be seen: marks alone need a letter below them. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** More marks than that on one letter cover the lines around it. */
const STACKED = /\p{M}{5,}/u;

/** Why a name cannot be distinguished by eye, or null. */
export function nameFault(name: string): 'name.hidden' | 'name.blank' | null {
  const plain = name.replaceAll(EMOJI_PARTS, '*');
  if (HIDDEN.test(plain) || STACKED.test(plain)) return 'name.hidden';
  return VISIBLE.test(plain) ? null : 'name.blank';
}

/** A text without the characters for which {@link nameFault} refuses it; spaces of all kinds become plain ones. */
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

/** Letters of other scripts, and digits, that are read for Latin ones. */
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

/** What two names have in common that are read for one another: width, case, spaces and letters that look alike do not tell them apart. */
const readAs = (name: string): string =>
  [...name.normalize('NFKC')]
    .map((letter) => LOOKS_LIKE.get(letter) ?? letter)
    .join('')
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/[i\s]/gu, (letter) => (letter === 'i' ? 'l' : ''));

/**
 * A name that is read for none of some others: the second Ann is "Ann 2".
 * @param most characters that it may have
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
