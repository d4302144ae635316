import { ok, type Result } from '#core';
import { type Action, type KingTypes, king, type Position, SEATS, type Seat } from '#king-of-monsters/rules';
import { type PhraseParts, PhraseReader, plainText, type RecordedAction, readWord } from '#learning';
import { fail } from './problems';
import { PHRASES, type Phrase, type Vocabulary } from './vocabulary';
import { actionText } from './write';

/** Number of legal actions quoted in an error message. */
const EXAMPLES = 3;

/** The kind of action that each phrase stands for. */
const KINDS: Readonly<Partial<Record<Phrase, Action['do']>>> = {
  'end and store': 'end',
  'grey on a cover': 'grey',
  'answer with a wild': 'answer',
  'open with a wild': 'open',
};

/** Fields of an action by the name of their part in the phrase, where the names differ. */
const FIELDS: Readonly<Partial<Record<Phrase, PhraseParts>>> = {
  'end and store': { card: 'store' },
  move: { zone: 'to' },
  shift: { row: 'to' },
};

const seatOf = (text: string): Seat | undefined => SEATS.find((seat) => seat === text);

/** Parses the actions of one language. */
export class ActionReader {
  private readonly phrases: readonly (readonly [Phrase, PhraseReader])[];

  constructor(private readonly words: Vocabulary) {
    this.phrases = PHRASES.map((phrase) => [phrase, new PhraseReader(words.phrases[phrase])] as const);
  }

  /**
   * Parses a line into an action of the right shape.
   * @param seat who decides in the position. Fails with the field at fault.
   */
  read(line: string, position: Position, seat: Seat): Result<RecordedAction<KingTypes>> {
    const text = plainText(line);
    for (const [phrase, reader] of this.phrases) {
      const parts = reader.read(text);
      if (parts !== null) return this.tell(phrase, parts);
    }
    const legal = king.legal(position).slice(0, EXAMPLES);
    const examples = legal.map((action) => actionText(action, seat, this.words));
    return fail('action', 'record.action', { text: line, examples });
  }

  private tell(phrase: Phrase, { seat = '', ...parts }: PhraseParts): Result<RecordedAction<KingTypes>> {
    const by = seatOf(seat);
    if (by === undefined) return fail('player', 'record.player', { text: seat });
    const fields: Record<string, unknown> = { do: KINDS[phrase] ?? phrase };
    for (const [name, text] of Object.entries(parts)) {
      const read = this.part(name, text);
      if (!read.ok) return read;
      fields[FIELDS[phrase]?.[name] ?? name] = read.value;
    }
    const action = king.parseAction(fields);
    return action.ok ? ok({ action: action.value, by }) : action;
  }

  /** Value of a part. The rules check whether a card, row or hero exists. */
  private part(name: string, text: string): Result<unknown> {
    switch (name) {
      case 'card':
      case 'row':
      case 'colour':
        return ok(text.toUpperCase());
      case 'col':
        return ok(Number(text));
      case 'zone':
        return readWord(name, text, this.words.zones);
      case 'deck':
        return readWord(name, text, this.words.sides);
      default:
        return ok(text);
    }
  }
}
