import { type KingTypes, king } from '#king-of-monsters/rules';
import { type PhasedForm, PhraseReader, phasedRecords } from '#learning';
import { type RecordLanguage, TITLES, VOCABULARIES } from './languages';
import { noteOf } from './notes';
import { ActionReader } from './readAction';
import { readHeader } from './readHeader';
import { actionText, headerLines, headingOf, resultText } from './write';

function formOf(language: RecordLanguage): PhasedForm<KingTypes> {
  const words = VOCABULARIES[language];
  const actions = new ActionReader(words);
  return {
    rules: king,
    headings: [new PhraseReader(words.heading)],
    resultKey: words.keys.result,
    colon: words.colon,
    notesAt: 36,
    headingOf: (position) => headingOf(position, words),
    resultOf: ({ outcome }) => resultText(outcome, words),
    headerOf: (game) => headerLines(game, words),
    actionOf: ({ action, seat }) => actionText(action, seat, words),
    noteOf: (event) => noteOf(event, words),
    readHeader: (title, lines) => readHeader(title, lines, words),
    readAction: (text, position, seat) => actions.read(text, position, seat),
  };
}

export const {
  format: formatRecord,
  parse: parseRecord,
  reading: readingRecord,
} = phasedRecords('King of Monsters', 1, TITLES, formOf);
