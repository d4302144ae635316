/** Before what a French “e” falls away: vowels, the “h” of most names, and a “y” that is none before a vowel. */
const VOWEL = /^(?:[aeiouhàâäæéèêëîïôöœùûü]|y(?![aeiou]))/i;

/** French “de” before a name: “de Rex”, “d’Olga”. */
export function frenchOf(name: string): string {
  return VOWEL.test(name.trimStart()) ? `d’${name}` : `de ${name}`;
}

/** French “que” before a name: “que Rex”, “qu’Olga”. */
export function frenchThat(name: string): string {
  return VOWEL.test(name.trimStart()) ? `qu’${name}` : `que ${name}`;
}
