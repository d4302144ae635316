import { makeProblem, ok, type Result } from '#core';
import { blameLine, type RecordLine } from './lines';
import { plainText } from './phrases';

/**
 * The language of a record, by its first line, e.g. `Kaiju game record 1: TetZilla`. Fails for another game
 * or version.
 * @param titles first line of a record in each language
 */
export function recordLanguage<Language extends string>(
  line: RecordLine,
  game: string,
  version: number,
  titles: Readonly<Record<Language, string>>,
): Result<Language> {
  const languages = Object.keys(titles) as Language[];
  const [, title, given, played] = /^(.*\D) (\d+) ?: ?(.*)$/.exec(plainText(line.text)) ?? [];
  const language = languages.find((each) => plainText(titles[each]) === title);
  if (language === undefined || played !== plainText(game)) {
    const known = languages.map((each) => `${titles[each]} ${version}: ${game}`);
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
