/** A name as it stands inside an English sentence, where its article is no capital: `The King` becomes `the King`. */
export const midSentence = (name: string): string => name.replace(/^The (?=\S)/, 'the ');
