import {
  MAX_ACTIONS,
  Match,
  ok,
  type Problem,
  type RecordedPlayers,
  type Result,
  runToEnd,
  type Task,
} from '#core';
import {
  blameLine,
  PhraseReader,
  plainText,
  type RecordLine,
  recordLanguage,
  recordLines,
  recordName,
  withoutComment,
} from '#learning';
import { type Action, type Position, type Seat, type ZorglTypes, zorgl } from '#zorgl/rules';
import { SEVERAL_WORDS, type Vocabulary } from './english';
import type { RecordedGame } from './gameFile';
import { fail, makeProblem } from './problems';
import { ActionReader } from './readAction';
import { readHeader } from './readHeader';
import { beginsTurn, RECORD_VERSION, VOCABULARIES } from './write';

/** Plays the lines after the header. */
class BodyReader {
  private readonly actions: ActionReader;
  private readonly turnPhrase: PhraseReader;
  private readonly match: Match<ZorglTypes>;
  private turn = 0;
  private turnBegins = true;

  constructor(
    initial: Position,
    private readonly players: RecordedPlayers,
    private readonly words: Vocabulary,
  ) {
    this.match = new Match(zorgl, initial);
    this.actions = new ActionReader(words);
    this.turnPhrase = new PhraseReader(words.turn, SEVERAL_WORDS);
  }

  *read(lines: readonly RecordLine[]): Task<Result<Match<ZorglTypes>>> {
    for (const [index, line] of lines.entries()) {
      const text = withoutComment(line);
      const turn = this.readTurn(line, text);
      const result = turn === null ? this.readResult(line, text) : null;
      const read = turn ?? result ?? this.readAction(line, text);
      if (!read.ok) return read;
      const next = lines[index + 1];
      if (result !== null && next !== undefined)
        return blameLine(next, makeProblem('result', 'record.afterResult'));
      yield (index + 1) / lines.length;
    }
    return ok(this.match);
  }

  /** `Turn 3 · Anna (A)`; null for any other line. */
  private readTurn(line: RecordLine, text: string): Result<void> | null {
    const parts = readTurnLine(this.turnPhrase, text);
    if (parts === null) return null;
    const fault = this.turnFault(parts.turn ?? '', parts.name ?? '');
    if (fault !== undefined) return blameLine(line, fault);
    this.turn++;
    this.turnBegins = false;
    return ok(undefined);
  }

  /** Why a turn with this number and player cannot begin now; undefined if it can. */
  private turnFault(number: string, name: string): Problem | undefined {
    const { outcome, turn } = this.match.position;
    if (outcome !== null) return makeProblem('turn', 'game.over');
    const player = { name: recordName(turn.player, this.players) };
    if (!this.turnBegins) return makeProblem('turn', 'zorgl.record.turnNotOver', player);
    const right = this.turn + 1;
    if (number !== String(right))
      return makeProblem('turn', 'zorgl.record.turnNumber', { given: number, right });
    const seat = this.seatOf(name);
    if (seat === undefined) return makeProblem('player', 'record.player', { text: name });
    return seat === turn.player ? undefined : makeProblem('player', 'zorgl.record.turnOf', player);
  }

  /** `Result: Anna (A) wins with ten floors`; null for any other line. */
  private readResult(line: RecordLine, text: string): Result<void> | null {
    const [, key = '', said = ''] = /^([^:]*):\s*(.*)$/.exec(text) ?? [];
    const { keys, outcomes, unfinished } = this.words;
    if (plainText(key) !== plainText(keys.result)) return null;
    const { outcome } = this.match.position;
    if (outcome === null) {
      return plainText(said) === plainText(unfinished)
        ? ok(undefined)
        : blameLine(line, makeProblem('result', 'zorgl.record.unfinished', { text: unfinished }));
    }
    const parsed = new PhraseReader(outcomes[outcome.reason], SEVERAL_WORDS).read(plainText(said));
    if (parsed !== null && this.seatOf(parsed.name ?? '') === outcome.winner) return ok(undefined);
    const right = outcomes[outcome.reason].replace('{name}', recordName(outcome.winner, this.players));
    return blameLine(line, makeProblem('result', 'record.differs', { given: said, right }));
  }

  private readAction(line: RecordLine, text: string): Result<void> {
    const parsedAction = this.actions.read(text);
    if (!parsedAction.ok) return blameLine(line, parsedAction.error);
    const { position, seat } = this.match;
    if (seat === undefined) return blameLine(line, makeProblem('action', 'game.over'));
    if (this.match.length === MAX_ACTIONS) {
      return blameLine(line, makeProblem('action', 'list.long', { most: MAX_ACTIONS }));
    }
    if (this.turnBegins) {
      const name = recordName(position.turn.player, this.players);
      return blameLine(line, makeProblem('turn', 'zorgl.record.turnMissing', { name }));
    }
    const { action, by } = parsedAction.value;
    if (by !== undefined && by !== seat)
      return blameLine(
        line,
        makeProblem('player', 'record.decides', { name: recordName(seat, this.players) }),
      );
    const taken = this.match.act(inHandOrder(action, position, seat));
    if (!taken.ok) return blameLine(line, taken.error);
    this.turnBegins = beginsTurn(taken.value);
    return ok(undefined);
  }

  /** The player of `anna (a)`, `a` or `anna`. */
  private seatOf(name: string): Seat | undefined {
    const plain = plainText(name);
    const [, letter] = /(?:^|\()([a-d])\)?$/.exec(plain) ?? [];
    const { order } = this.match.position;
    return (
      order.find((seat) => seat.toLowerCase() === letter) ??
      order.find((seat) => plainText(this.players[seat]?.name ?? '') === plain)
    );
  }
}

/** Number and player of a turn line; any punctuation may separate the two. */
function readTurnLine(phrase: PhraseReader, text: string) {
  return phrase.read(plainText(text).replace(/^(\p{L}+ \d+) ?[-–—:·.,] ?/u, '$1 · '));
}

/** The rules list discarded cards in the order of the hand; people may use any order. */
function inHandOrder(action: Action, position: Position, seat: Seat): Action {
  if (action.do !== 'discard') return action;
  const hand = position.players[seat]?.hand ?? [];
  return { ...action, cards: action.cards.toSorted((a, b) => hand.indexOf(a) - hand.indexOf(b)) };
}

/**
 * Parses a game record in any of its languages and plays it. Fails with line, field and reason, e.g. `line
 * 12, to`.
 */
export function parseRecord(text: string): Result<RecordedGame> {
  return runToEnd(readingRecord(text));
}

/** Like {@link parseRecord}, but pauses after each line. */
export function* readingRecord(text: string): Task<Result<RecordedGame>> {
  const [title, ...lines] = recordLines(text);
  if (title === undefined) return fail('', 'record.empty');
  const language = recordLanguage(title, 'Zorgl-Zilla', RECORD_VERSION, VOCABULARIES);
  if (!language.ok) return language;
  const words = VOCABULARIES[language.value];
  const turnPhrase = new PhraseReader(words.turn, SEVERAL_WORDS);
  const resultKey = plainText(words.keys.result);
  const body = lines.findIndex(
    (line) =>
      readTurnLine(turnPhrase, withoutComment(line)) !== null ||
      plainText(line.text.split(':')[0] ?? '') === resultKey,
  );
  const end = body < 0 ? lines.length : body;
  const header = readHeader(title, lines.slice(0, end), words);
  if (!header.ok) return header;
  const { initial, players, seed } = header.value;
  const match = yield* new BodyReader(initial, players, words).read(lines.slice(end));
  if (!match.ok) return match;
  return ok({ match: match.value, players, ...(seed === undefined ? {} : { seed }) });
}
