import { type PhasedForm, PhraseReader, phasedRecords } from '#learning';
import { type TetzillaTypes, tetzilla } from '#tetzilla/rules';
import { english, SEVERAL_WORDS, type Vocabulary } from './english';
import { french } from './french';
import { noteOf } from './notes';
import { fail } from './problems';
import { actionReader, exampleLines, FORMS } from './readAction';
import { readHeader } from './readHeader';
import { actionText, headerLines, headingOf, resultText } from './write';

function formOf(words: Vocabulary): PhasedForm<TetzillaTypes> {
  const actions = actionReader(words);
  return {
    rules: tetzilla,
    headings: [words.setup, words.turn].map((phrase) => new PhraseReader(phrase, SEVERAL_WORDS)),
    notesAt: 22,
    headingOf: (position) => headingOf(position, words),
    resultOf: ({ outcome }, players) => resultText(outcome, players, words),
    headerOf: (game) => headerLines(game, words),
    actionOf: ({ action, seat }) => actionText(action, seat, words),
    noteOf: (event) => noteOf(event, words),
    readHeader: (title, lines) => readHeader(title, lines, words),
    readAction(text, { turn: { stage } }) {
      if (stage === 'over') return fail('action', 'game.over');
      return actions.read(text, () => exampleLines(stage, words), FORMS[stage]);
    },
  };
}

export const VOCABULARIES = { en: english, fr: french };

export const tetzillaRecords = phasedRecords('TetZilla', 1, VOCABULARIES, formOf);

export const { format: formatRecord, parse: parseRecord } = tetzillaRecords;
