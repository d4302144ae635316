import {
  blameLine,
  ok,
  parseSeed,
  plainText,
  type RecordedPlayers,
  type RecordLine,
  type Result,
  type Seed,
} from '#core';
import { ABILITY_CHOICES, type Position, SEATS, type Seat, tetzilla } from '#tetzilla/rules';
import { finding } from './problems';
import { type PlayerLine, readPlayer } from './readPlayer';
import type { Vocabulary } from './vocabulary';

/** What the lines before the first stage say. */
export interface Header {
  readonly initial: Position;
  readonly players: RecordedPlayers;
  readonly seed?: Seed;
}

type Key = Exclude<keyof Vocabulary['keys'], 'player' | 'result'>;

const OPTION_KEYS = ['abilities', 'guardPoints', 'level'] as const satisfies readonly Key[];
const KEYS: readonly Key[] = ['seed', ...OPTION_KEYS, 'position'];

interface Value {
  readonly line: RecordLine;
  readonly text: string;
}

/** The lines of a header, each once, not yet understood. */
interface Draft {
  readonly players: Map<Seat, PlayerLine>;
  readonly values: Map<Key, Value>;
}

/** Reads the header of one language. @param title the first line of the record @param lines those after it */
export function readHeader(
  title: RecordLine,
  lines: readonly RecordLine[],
  words: Vocabulary,
): Result<Header> {
  const draft = sortLines(lines, words);
  if (!draft.ok) return draft;
  const { players, values } = draft.value;
  const seed = readSeed(values.get('seed'));
  if (!seed.ok) return seed;
  const position = values.get('position');
  const initial =
    position === undefined ? deal(title, draft.value, seed.value, words) : takePosition(position, values);
  if (!initial.ok) return initial;
  const seated = checkPlayers(players, initial.value, words);
  if (!seated.ok) return seated;
  const named = SEATS.flatMap((seat) => {
    const player = players.get(seat)?.player ?? {};
    return Object.keys(player).length === 0 ? [] : [[seat, player] as const];
  });
  const known = seed.value === undefined ? {} : { seed: seed.value };
  return ok({ initial: initial.value, players: Object.fromEntries(named), ...known });
}

function sortLines(lines: readonly RecordLine[], words: Vocabulary): Result<Draft> {
  const draft: Draft = { players: new Map(), values: new Map() };
  for (const line of lines) {
    const [, before, text] = /^([^:]*):\s*(.*)$/.exec(line.text) ?? [];
    const written = plainText(before ?? '');
    const key = KEYS.find((each) => plainText(words.keys[each]) === written);
    if (key !== undefined && text !== undefined) {
      if (draft.values.has(key)) return blameLine(line, finding(key, 'field.twice'));
      draft.values.set(key, { line, text });
      continue;
    }
    const player = text === undefined ? null : readPlayer(line, written, text, words);
    if (player === null) {
      const known = [`${words.keys.player} A`, ...KEYS.map((each) => words.keys[each])];
      return blameLine(line, finding('header', 'tetzilla.record.word', { text: line.text, known }));
    }
    if (!player.ok) return player;
    const { seat } = player.value;
    if (draft.players.has(seat)) return blameLine(line, finding(`players.${seat}`, 'field.twice'));
    draft.players.set(seat, player.value);
  }
  return ok(draft);
}

function readSeed(value: Value | undefined): Result<Seed | undefined> {
  if (value === undefined) return ok(undefined);
  const seed = parseSeed(value.text);
  return seed.ok ? seed : blameLine(value.line, seed.error);
}

/** One of a few words; the first of them where the header says nothing. */
function readWord<Meaning>(
  field: string,
  value: Value | undefined,
  meanings: readonly (readonly [word: string, meaning: Meaning])[],
): Result<Meaning> {
  const written = value === undefined ? meanings[0]![0] : value.text;
  const found = meanings.find(([word]) => plainText(word) === plainText(written));
  if (found !== undefined) return ok(found[1]);
  const known = meanings.map(([word]) => word);
  return blameLine(value!.line, finding(field, 'tetzilla.record.word', { text: written, known }));
}

/** The position that a header gives in full. */
function takePosition({ line, text }: Value, values: Draft['values']): Result<Position> {
  for (const key of OPTION_KEYS) {
    const other = values.get(key);
    if (other !== undefined) return blameLine(other.line, finding(key, 'tetzilla.record.inPosition'));
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return blameLine(line, finding('position', 'json.invalid'));
  }
  const position = tetzilla.parse(json);
  return position.ok ? position : blameLine(line, position.error, 'position');
}

/** The opening that a header describes. */
function deal(
  title: RecordLine,
  { players, values }: Draft,
  seed: Seed | undefined,
  words: Vocabulary,
): Result<Position> {
  if (seed === undefined) return blameLine(title, finding('seed', 'tetzilla.record.noSeed'));
  const choices = ABILITY_CHOICES.map((choice) => [words.choices[choice], choice] as const);
  const abilities = readWord('abilities', values.get('abilities'), choices);
  if (!abilities.ok) return abilities;
  const guardPoints = readWord<0 | 1>('guardPoints', values.get('guardPoints'), [
    ['1', 1],
    ['0', 0],
  ]);
  if (!guardPoints.ok) return guardPoints;
  const level = readWord('level', values.get('level'), [
    [words.no, false],
    [words.yes, true],
  ]);
  if (!level.ok) return level;
  const seated = SEATS.flatMap((seat) => players.get(seat) ?? []);
  const nameless = seated.find(({ figure }) => figure === undefined);
  if (nameless !== undefined) {
    return blameLine(nameless.line, finding(`players.${nameless.seat}`, 'tetzilla.record.figure'));
  }
  const options = {
    figures: seated.flatMap(({ figure }) => figure ?? []),
    abilities: abilities.value,
    guardPoints: guardPoints.value,
    level: level.value,
  };
  const position = tetzilla.setup(options, seed);
  return position.ok ? position : blameLine(seated[0]?.line ?? title, position.error);
}

/** Whether the players of a header are those of its position, with their figures and abilities. */
function checkPlayers(players: Draft['players'], initial: Position, words: Vocabulary): Result<void> {
  for (const [seat, { line, figure, ability }] of players) {
    const state = initial.players[seat];
    if (state === undefined) return blameLine(line, finding(`players.${seat}`, 'seat.absent', { seat }));
    if (figure !== undefined && figure !== state.figure) {
      const said = { given: words.figures[figure], right: words.figures[state.figure] };
      return blameLine(line, finding(`players.${seat}.figure`, 'tetzilla.record.differs', said));
    }
    if (ability !== undefined && ability !== state.ability) {
      const right = state.ability === null ? words.noAbility : words.abilities[state.ability];
      const said = { given: words.abilities[ability], right };
      return blameLine(line, finding(`players.${seat}.ability`, 'tetzilla.record.differs', said));
    }
  }
  return ok(undefined);
}
