import { ok, type Result } from '#core';
import { type Action, type KingTypes, king, type Position, SEATS, type Seat } from '#king-of-monsters/rules';
import { type PhraseParts, PhraseReader, plainText, type RecordedAction, readWord } from '#learning';
import { fail } from './problems';
import { PHRASES, type Phrase, type Vocabulary } from './vocabulary';
import { actionText } from './write';

/** How many actions are shown to whom writes something else. */
const EXAMPLES = 3;

/** The kind of action that a form writes. */
const KINDS: Readonly<Partial<Record<Phrase, Action['do']>>> = {
  'end and store': 'end',
  'grey on a cover': 'grey',
  'answer with a wild': 'answer',
  'open with a wild': 'open',
};

/** What an action calls a part of its phrase, where that is another name. */
const FIELDS: Readonly<Partial<Record<Phrase, PhraseParts>>> = {
  'end and store': { card: 'store' },
  move: { zone: 'to' },
  shift: { row: 'to' },
};

const seatOf = (text: string): Seat | undefined => SEATS.find((seat) => seat === text);

/** Reads the actions of one language. */
export class ActionReader {
  private readonly phrases: readonly (readonly [Phrase, PhraseReader])[];

  constructor(private readonly words: Vocabulary) {
    this.phrases = PHRASES.map((phrase) => [phrase, new PhraseReader(words.phrases[phrase])] as const);
  }

  /** The action of a line, its shape checked. @param seat who decides in the position. Fails with the field of the action at fault. */
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

  /** What a part of a phrase says; whether it is the name of a card, a row or a hero is for the rules. */
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
