import { type PhasedForm, PhraseReader, phasedRecords } from '#learning';
import { type TetzillaTypes, tetzilla } from '#tetzilla/rules';
import { type RecordLanguage, TITLES, VOCABULARIES } from './languages';
import { noteOf } from './notes';
import { ActionReader } from './readAction';
import { readHeader } from './readHeader';
import { SEVERAL_WORDS } from './vocabulary';
import { actionText, headerLines, headingOf, resultText } from './write';

function formOf(language: RecordLanguage): PhasedForm<TetzillaTypes> {
  const words = VOCABULARIES[language];
  const actions = new ActionReader(words);
  return {
    rules: tetzilla,
    headings: [words.setup, words.turn].map((phrase) => new PhraseReader(phrase, SEVERAL_WORDS)),
    resultKey: words.keys.result,
    colon: words.colon,
    notesAt: 22,
    headingOf: (position) => headingOf(position, words),
    resultOf: ({ outcome }, players) => resultText(outcome, players, words),
    headerOf: (game) => headerLines(game, words),
    actionOf: ({ action, seat }) => actionText(action, seat, words),
    noteOf: (event) => noteOf(event, words),
    readHeader: (title, lines) => readHeader(title, lines, words),
    readAction: (text, { turn }) => actions.read(text, turn.stage),
  };
}

export const {
  format: formatRecord,
  parse: parseRecord,
  reading: readingRecord,
} = phasedRecords('TetZilla', 1, TITLES, formOf);
