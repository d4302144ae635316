import { err, ok, type Problem, type Result } from '#core';
import { type PhraseParts, PhraseReader, plainText, type RecordedAction, readWord } from '#learning';
import {
  type ActionKind,
  type DecidingStage,
  SEATS,
  type Seat,
  type Stage,
  type TetzillaTypes,
  tetzilla,
} from '#tetzilla/rules';
import { fail, makeProblem } from './problems';
import { type Phrase, SEVERAL_WORDS, type Vocabulary } from './vocabulary';

/** The possible phrases of a line by stage, more specific ones first. */
const FORMS: Readonly<Record<DecidingStage, readonly Phrase[]>> = {
  choose: ['choose'],
  found: ['slide'],
  enter: ['enter'],
  move: ['pass', 'step'],
  slide: ['slide'],
  fire: ['laser', 'first', 'tank', 'fire'],
};

const KINDS: Readonly<Record<Phrase, ActionKind>> = {
  choose: 'choose',
  slide: 'slide',
  enter: 'enter',
  step: 'step',
  pass: 'pass',
  laser: 'fire',
  first: 'fire',
  tank: 'fire',
  fire: 'fire',
};

/** Parses the actions of one language. */
export class ActionReader {
  constructor(private readonly words: Vocabulary) {}

  /**
   * The action of a line in a stage, with a valid shape. Fails with the first invalid field of the action.
   */
  read(line: string, stage: Stage): Result<RecordedAction<TetzillaTypes>> {
    if (stage === 'over') return fail('action', 'game.over');
    const text = plainText(line);
    for (const phrase of FORMS[stage]) {
      const parts = new PhraseReader(this.words.phrases[phrase], SEVERAL_WORDS).read(text);
      if (parts !== null) return this.tell(phrase, parts);
    }
    return err(this.unknown(line, stage));
  }

  private tell(
    phrase: Phrase,
    { seat: letter = '', ...parts }: PhraseParts,
  ): Result<RecordedAction<TetzillaTypes>> {
    const by = seatOf(letter);
    if (by === undefined) return fail('player', 'record.player', { text: letter });
    const fields: Record<string, unknown> = { do: KINDS[phrase] };
    for (const [name, text] of Object.entries(parts)) {
      const read = this.part(name, text);
      if (!read.ok) return read;
      fields[name === 'box' && phrase === 'step' ? 'to' : name] = read.value;
    }
    const action = tetzilla.parseAction(fields);
    return action.ok ? ok({ action: action.value, by }) : action;
  }

  /** Converts one part of a phrase. Whether it names an existing box, tile or column is up to the rules. */
  private part(name: string, text: string): Result<unknown> {
    switch (name) {
      case 'ability':
        return readWord(name, text, this.words.abilities);
      case 'dir':
        return readWord(name, text, this.words.directions);
      case 'target':
      case 'first': {
        const seat = seatOf(text);
        return seat === undefined ? fail(name, 'record.player', { text }) : ok(seat);
      }
      case 'spin':
        return /^\d$/.test(text) ? ok(Number(text)) : fail(name, 'tetzilla.record.spin', { text });
      case 'tile':
        return ok(text.toUpperCase());
      default:
        return ok(text);
    }
  }

  private unknown(text: string, stage: DecidingStage): Problem {
    const examples = FORMS[stage].map((phrase) => exampleOf(this.words, phrase));
    return makeProblem('action', 'record.action', { text, examples });
  }
}

const seatOf = (plain: string): Seat | undefined => SEATS.find((seat) => seat.toLowerCase() === plain);

function exampleOf({ phrases, abilities, directions }: Vocabulary, phrase: Phrase): string {
  const parts: PhraseParts = {
    seat: 'A',
    ability: abilities.swiftness,
    tile: 'T3',
    spin: '1',
    column: 'c',
    box: 'c2',
    guard: 'c5',
    target: 'B',
    dir: directions.NE,
    first: 'B',
  };
  return phrases[phrase].replaceAll(/\{(\w+)\}/g, (_, name: string) => parts[name] ?? '');
}
