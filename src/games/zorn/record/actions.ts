import { ok, type Result } from '#core';
import { fillPhrase, type PhraseParts, PhraseReader, plainText, type RecordedAction } from '#learning';
import { type Position, SEATS, type Seat, type ZornTypes, zorn } from '#zorn/rules';
import { FORM_LIST, type Part, type Phrase, SEVERAL_WORDS } from './forms';
import { partsIn } from './parts';
import { fail } from './problems';
import type { Vocabulary } from './vocabulary';

type Action = ZornTypes['Action'];

/** Number of legal actions quoted in an error message. */
const EXAMPLES = 3;

/** Formats and parses actions in one language. */
export class ActionWords {
  private readonly parts: ReturnType<typeof partsIn>;
  private readonly readers: readonly (readonly [Phrase, PhraseReader])[];

  constructor(private readonly words: Vocabulary) {
    this.parts = partsIn(words);
    this.readers = FORM_LIST.map(([phrase]) => [
      phrase,
      new PhraseReader(words.phrases[phrase], SEVERAL_WORDS),
    ]);
  }

  /** An action as a line of a record, `A moves N-ir1 to b3`. */
  write(action: Action, seat: Seat): string {
    for (const [phrase] of FORM_LIST) {
      const parts = this.partsOf(phrase, action);
      if (parts !== null) return fillPhrase(this.words.phrases[phrase], { ...parts, seat });
    }
    throw new Error(`no words for ${JSON.stringify(action)}`);
  }

  /** Parses a line into an action of the right shape. Fails with the field at fault. */
  read(line: string, position: Position): Result<RecordedAction<ZornTypes>> {
    const text = plainText(line);
    for (const [phrase, reader] of this.readers) {
      const parts = reader.read(text);
      if (parts !== null) return this.tell(phrase, parts);
    }
    return fail('action', 'record.action', { text: line, examples: this.examplesIn(position) });
  }

  /** Values for the parts of a phrase; null if the phrase does not fit the action. */
  private partsOf(phrase: Phrase, action: Action): PhraseParts | null {
    const { says, parts } = formOf(phrase);
    const told: Record<string, string> = {};
    let fields = 0;
    const given: Readonly<Record<string, unknown>> = action;
    for (const [name, value] of Object.entries(says)) {
      if (given[name] !== value) return null;
      fields++;
    }
    for (const [part, field] of partsOfForm(parts)) {
      const value = given[field];
      const text = value === undefined ? undefined : this.parts[part].write(value);
      if (text === undefined) return null;
      told[part] = text;
      fields++;
    }
    return fields === Object.keys(given).length ? told : null;
  }

  private tell(
    phrase: Phrase,
    { seat: letter = '', ...told }: PhraseParts,
  ): Result<RecordedAction<ZornTypes>> {
    const by = SEATS.find((each) => each.toLowerCase() === letter);
    if (by === undefined) return fail('player', 'record.player', { text: letter });
    const { says, parts } = formOf(phrase);
    const fields: Record<string, unknown> = { ...says };
    for (const [part, field] of partsOfForm(parts)) {
      const read = this.parts[part].read(told[part] ?? '', field);
      if (!read.ok) return read;
      fields[field] = read.value;
    }
    const action = zorn.parseAction(fields);
    return action.ok ? ok({ action: action.value, by }) : action;
  }

  /** Legal actions of different kinds, as examples. */
  private examplesIn(position: Position): readonly string[] {
    const [pending] = zorn.pending(position);
    if (pending === undefined) return [];
    const kinds = new Map(zorn.legal(position).map((action) => [action.do, action]));
    return [...kinds.values()].slice(-EXAMPLES).map((action) => this.write(action, pending.seat));
  }
}

const forms = new Map(FORM_LIST);
const formOf = (phrase: Phrase) => forms.get(phrase)!;
const partsOfForm = (parts: Readonly<Partial<Record<Part, string>>>) =>
  Object.entries(parts) as [Part, string][];
