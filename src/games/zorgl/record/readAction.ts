import { DIRECTIONS, type Direction, err, ok, type Problem, type Result } from '#core';
import { type PhraseParts, PhraseReader, plainText } from '#learning';
import { ACTION_KINDS, type Action, type ActionKind, SEATS, zorgl } from '#zorgl/rules';
import { CardReader } from './cards';
import { SEVERAL_WORDS, type Vocabulary } from './english';
import { fail, makeProblem } from './problems';

/** An action read from a line of the record. */
export interface ParsedAction {
  readonly action: Action;
  /** The player named in the line, if any. */
  readonly by?: string;
}

type Fields = Record<string, unknown>;

/** Parses the actions of one language. */
export class ActionReader {
  private readonly cards: CardReader;
  private readonly phrases: readonly (readonly [ActionKind, PhraseReader])[];
  private readonly flees: PhraseReader;
  private readonly directions: ReadonlyMap<string, Direction>;

  constructor(private readonly words: Vocabulary) {
    this.cards = new CardReader(words);
    this.phrases = ACTION_KINDS.map(
      (kind) => [kind, new PhraseReader(words.phrases[kind], SEVERAL_WORDS)] as const,
    );
    this.flees = new PhraseReader(`{text}${words.flees}`, SEVERAL_WORDS);
    this.directions = new Map(
      DIRECTIONS.flatMap((direction): [string, Direction][] => [
        [plainText(words.directions[direction]), direction],
        [plainText(words.directionLetters[direction]), direction],
      ]),
    );
  }

  /** The action of a line, with a valid shape. Fails with the first invalid field of the action. */
  read(line: string): Result<ParsedAction> {
    const plain = plainText(line);
    const flight = this.flees.read(plain);
    const text = flight?.text ?? plain;
    let found: Problem | undefined;
    for (const [kind, phrase] of this.phrases) {
      const parts = phrase.read(text);
      if (parts === null) continue;
      const parsed = this.tell(kind, flight === null ? parts : { ...parts, flee: flight.flee ?? '' }, line);
      if (parsed.ok) return parsed;
      found ??= parsed.error;
    }
    return err(found ?? this.unknown(line));
  }

  private tell(kind: ActionKind, parts: PhraseParts, line: string): Result<ParsedAction> {
    const fields: Fields = { do: kind };
    for (const [name, text] of Object.entries(parts)) {
      const read = this.part(name, text, line);
      if (!read.ok) return read;
      Object.assign(fields, read.value);
    }
    const { seat, ...written } = fields;
    const action = zorgl.parseAction(written);
    if (!action.ok) return action;
    return ok(seat === undefined ? { action: action.value } : { action: action.value, by: String(seat) });
  }

  /** Converts one part of a phrase to fields of the action. */
  private part(name: string, text: string, line: string): Result<Fields> {
    const said = { text: asWritten(text, line) };
    switch (name) {
      case 'card': {
        const card = this.cards.read(text);
        return card === undefined ? fail(name, 'zorgl.record.card', said) : ok(card);
      }
      case 'cards': {
        const cards = text.split(/ ?, ?/).map((word) => this.cards.read(word)?.card);
        return cards.includes(undefined) ? fail(name, 'zorgl.record.cards', said) : ok({ cards });
      }
      case 'dir': {
        const dir = this.directions.get(text);
        return dir === undefined ? fail(name, 'zorgl.record.direction', said) : ok({ dir });
      }
      case 'target':
      case 'seat': {
        const seat = SEATS.find((letter) => letter.toLowerCase() === text);
        return seat === undefined
          ? fail(name, 'record.word', { ...said, known: SEATS })
          : ok({ [name]: seat });
      }
      default:
        return /^[a-g][1-7]$/.test(text) ? ok({ [name]: text }) : fail(name, 'zorgl.record.box', said);
    }
  }

  private unknown(line: string): Problem {
    const { phrases } = this.words;
    return makeProblem('action', 'zorgl.record.action', {
      text: line,
      examples: [phrases.move, phrases.end],
    });
  }
}

/** The part of a line with its original capitals and accents. */
function asWritten(plain: string, line: string): string {
  const place = plainText(line).indexOf(plain);
  const same = plainText(line).length === line.length;
  return same && place >= 0 ? line.slice(place, place + plain.length) : plain;
}
