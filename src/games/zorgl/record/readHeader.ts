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
import { FLIGHTS, type Position, SEATS, type Seat, zorgl } from '#zorgl/rules';
import { finding } from './problems';
import { isMonster, type PlayerLine, readPlayer } from './readPlayer';
import type { Vocabulary } from './vocabulary';

/** What the lines before the first turn say. */
export interface Header {
  readonly initial: Position;
  readonly players: RecordedPlayers;
  readonly seed?: Seed;
}

type Key = Exclude<keyof Vocabulary['keys'], 'player' | 'result'>;

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
    position === undefined
      ? deal(title, draft.value, seed.value, words)
      : takePosition(position, draft.value, words);
  if (!initial.ok) return initial;
  const named = SEATS.flatMap((seat) => {
    const player = players.get(seat)?.player ?? {};
    return Object.keys(player).length === 0 ? [] : [[seat, player] as const];
  });
  const known = seed.value === undefined ? {} : { seed: seed.value };
  return ok({ initial: initial.value, players: Object.fromEntries(named), ...known });
}

function sortLines(lines: readonly RecordLine[], words: Vocabulary): Result<Draft> {
  const draft: Draft = { players: new Map(), values: new Map() };
  const keys: readonly Key[] = ['seed', 'army', 'flight', 'position'];
  for (const line of lines) {
    const [, before, text] = /^([^:]*):\s*(.*)$/.exec(line.text) ?? [];
    const written = plainText(before ?? '');
    const key = keys.find((each) => plainText(words.keys[each]) === written);
    if (key !== undefined && text !== undefined) {
      if (draft.values.has(key)) return blameLine(line, finding(key, 'field.twice'));
      draft.values.set(key, { line, text });
      continue;
    }
    const player = text === undefined ? null : readPlayer(line, written, text, words);
    if (player === null) {
      const known = [`${words.keys.player} A`, ...keys.map((each) => words.keys[each])];
      return blameLine(line, finding('header', 'zorgl.record.header', { text: line.text, known }));
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
  return blameLine(value!.line, finding(field, 'zorgl.record.word', { text: written, known }));
}

/** The position that a header gives in full. */
function takePosition(
  { line, text }: Value,
  { players, values }: Draft,
  words: Vocabulary,
): Result<Position> {
  for (const key of ['army', 'flight'] as const) {
    const other = values.get(key);
    if (other !== undefined) return blameLine(other.line, finding(key, 'zorgl.record.inPosition'));
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return blameLine(line, finding('position', 'json.invalid'));
  }
  const position = zorgl.parse(json);
  if (!position.ok) return blameLine(line, position.error, 'position');
  for (const [seat, { line: at, monster }] of players) {
    const state = position.value.players[seat];
    if (state === undefined) return blameLine(at, finding(`players.${seat}`, 'seat.absent', { seat }));
    if (monster !== undefined && !isMonster(state.monster, monster, words)) {
      const said = { given: monster, right: state.monster };
      return blameLine(at, finding(`players.${seat}.monster`, 'zorgl.record.monster', said));
    }
  }
  return position;
}

/** The opening that a header describes. */
function deal(title: RecordLine, draft: Draft, seed: Seed | undefined, words: Vocabulary): Result<Position> {
  const { players, values } = draft;
  if (seed === undefined) return blameLine(title, finding('seed', 'zorgl.record.noSeed'));
  const army = readWord('army', values.get('army'), [
    [words.yes, true],
    [words.no, false],
  ]);
  if (!army.ok) return army;
  const flights = FLIGHTS.map((flight) => [words.flights[flight], flight] as const);
  const flight = readWord('flight', values.get('flight'), flights);
  if (!flight.ok) return flight;
  const ids = Object.keys(words.monsters);
  const monsters = [...players].flatMap(([seat, { monster }]) => {
    if (monster === undefined) return [];
    return [[seat, ids.find((id) => isMonster(id, monster, words)) ?? monster] as const];
  });
  const options = {
    places: [...players.keys()],
    monsters: Object.fromEntries(monsters),
    army: army.value,
    flight: flight.value,
  };
  const position = zorgl.setup(options, seed);
  return position.ok ? position : blameLine([...players.values()][0]?.line ?? title, position.error);
}
