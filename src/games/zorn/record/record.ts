import { type PhasedForm, PhraseReader, phasedRecords } from '#learning';
import { type ZornTypes, zorn } from '#zorn/rules';
import { ActionWords } from './actions';
import { english } from './english';
import { french } from './french';
import { noteOf } from './notes';
import { readHeader } from './readHeader';
import type { Vocabulary } from './vocabulary';
import { headerLines, headingOf, resultText } from './write';

function formOf(words: Vocabulary): PhasedForm<ZornTypes> {
  const actions = new ActionWords(words);
  return {
    rules: zorn,
    headings: [new PhraseReader(words.heading, ['phase'])],
    notesAt: 46,
    headingOf: (position) => headingOf(position, words),
    resultOf: ({ outcome }, players) => resultText(outcome, players, words),
    headerOf: (game) => headerLines(game, words),
    actionOf: ({ action, seat }) => actions.write(action, seat),
    noteOf: (event, events) => noteOf(event, events, words),
    readHeader: (title, lines) => readHeader(title, lines, words),
    readAction: (text, position) => actions.read(text, position),
  };
}

export const VOCABULARIES = { en: english, fr: french };

export const {
  format: formatRecord,
  parse: parseRecord,
  reading: readingRecord,
} = phasedRecords('The Struggle for Zorn', 1, VOCABULARIES, formOf);
