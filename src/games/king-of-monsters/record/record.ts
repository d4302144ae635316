import { type KingTypes, king } from '#king-of-monsters/rules';
import { type PhasedForm, PhraseReader, phasedRecords } from '#learning';
import { english, type Vocabulary } from './english';
import { french } from './french';
import { noteOf } from './notes';
import { actionReader, exampleLines } from './readAction';
import { readHeader } from './readHeader';
import { actionText, headerLines, headingOf, resultText } from './write';

function formOf(words: Vocabulary): PhasedForm<KingTypes> {
  const actions = actionReader(words);
  return {
    rules: king,
    headings: [new PhraseReader(words.heading)],
    notesAt: 36,
    headingOf: (position) => headingOf(position, words),
    resultOf: ({ outcome }) => resultText(outcome, words),
    headerOf: (game) => headerLines(game, words),
    actionOf: ({ action, seat }) => actionText(action, seat, words),
    noteOf: (event) => noteOf(event, words),
    readHeader: (title, lines) => readHeader(title, lines, words),
    readAction: (text, position, seat) => actions.read(text, () => exampleLines(position, seat, words)),
  };
}

export const VOCABULARIES = { en: english, fr: french };

export const kingRecords = phasedRecords('King of Monsters', 1, VOCABULARIES, formOf);

export const { format: formatRecord, parse: parseRecord } = kingRecords;
