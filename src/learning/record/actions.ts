import { type Game, type GameTypes, makeProblem, ok, type Result } from '#core';
import type { RecordedAction } from './phased';
import { type PhraseParts, PhraseReader, plainText } from './phrases';

/** How the actions of a game are read in one language. */
export interface ActionPhrases<T extends GameTypes, Phrase extends string> {
  readonly rules: Pick<Game<T>, 'parseAction'>;
  readonly seats: readonly T['Seat'][];
  readonly phrases: Readonly<Record<Phrase, string>>;
  /** Parts that may consist of several words. */
  readonly several?: readonly string[];
  /** The kind of action that a phrase stands for, if it has another name. */
  readonly kinds: Readonly<Partial<Record<Phrase, string>>>;
  /** The field of an action for a part of a phrase, if it has another name. */
  readonly fields: Readonly<Partial<Record<Phrase, PhraseParts>>>;
  /** The value of a part. The rules check whether such a thing exists. */
  part(name: string, text: string): Result<unknown>;
}

/** Reads the lines of actions in one language. */
export class ActionReader<T extends GameTypes, Phrase extends string> {
  private readonly readers: ReadonlyMap<Phrase, PhraseReader>;

  constructor(private readonly how: ActionPhrases<T, Phrase>) {
    const phrases = Object.entries<string>(how.phrases) as [Phrase, string][];
    this.readers = new Map(phrases.map(([name, phrase]) => [name, new PhraseReader(phrase, how.several)]));
  }

  /**
   * The action of a line, with a valid shape. Fails with the first invalid field of the action.
   * @param examples right lines, for the message if no phrase fits
   * @param possible the phrases to try, more specific ones first; default: all
   */
  read(
    line: string,
    examples: () => readonly string[],
    possible: Iterable<Phrase> = this.readers.keys(),
  ): Result<RecordedAction<T>> {
    const text = plainText(line);
    for (const phrase of possible) {
      const parts = this.readers.get(phrase)!.read(text);
      if (parts !== null) return this.tell(phrase, parts);
    }
    return { ok: false, error: makeProblem('action', 'record.action', { text: line, examples: examples() }) };
  }

  private tell(phrase: Phrase, { seat = '', ...parts }: PhraseParts): Result<RecordedAction<T>> {
    const { rules, kinds, fields, part } = this.how;
    const by = readSeat('player', seat, this.how.seats);
    if (!by.ok) return by;
    const actionFields: Record<string, unknown> = { do: kinds[phrase] ?? phrase };
    for (const [name, text] of Object.entries(parts)) {
      const read = part(name, text);
      if (!read.ok) return read;
      actionFields[fields[phrase]?.[name] ?? name] = read.value;
    }
    const action = rules.parseAction(actionFields);
    return action.ok ? ok({ action: action.value, by: by.value }) : action;
  }
}

/** The seat of a text. @param field blamed for an unknown one @param text normalised with {@link plainText} */
export function readSeat<Seat extends string>(
  field: string,
  text: string,
  seats: readonly Seat[],
): Result<Seat> {
  const seat = seats.find((each) => each.toLowerCase() === text);
  return seat === undefined ? { ok: false, error: makeProblem(field, 'record.player', { text }) } : ok(seat);
}
