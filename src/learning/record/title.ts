import { makeProblem, ok, type Result } from '#core';
import { blameLine, type RecordLine } from './lines';
import { plainText } from './phrases';

/** First line of a record, without version and game. */
export interface RecordTitle {
  readonly title: string;
}

/**
 * The language of a record, by its first line, e.g. `Kaiju game record 1: TetZilla`. Fails for another game
 * or version.
 * @param words of each language
 */
export function recordLanguage<Language extends string>(
  line: RecordLine,
  game: string,
  version: number,
  words: Readonly<Record<Language, RecordTitle>>,
): Result<Language> {
  const languages = Object.keys(words) as Language[];
  const [, title, given, played] = /^(.*\D) (\d+) ?: ?(.*)$/.exec(plainText(line.text)) ?? [];
  const language = languages.find((each) => plainText(words[each].title) === title);
  if (language === undefined || played !== plainText(game)) {
    const known = languages.map((each) => `${words[each].title} ${version}: ${game}`);
    return blameLine(line, makeProblem('format', 'record.title', { titles: known }));
  }
  if (Number(given) !== version) {
    return blameLine(
      line,
      makeProblem('version', 'record.version', { version: String(given), known: version }),
    );
  }
  return ok(language);
}
