import { ok, type RecordedPlayers, type Result, type Seed } from '#core';
import {
  blameLine,
  type HeaderLines,
  HeaderReader,
  type HeaderValue,
  headerPosition,
  headerWord,
  plainText,
  type RecordLine,
} from '#learning';
import { FLIGHTS, type Position, SEATS, type Seat, zorgl } from '#zorgl/rules';
import type { Vocabulary } from './english';
import { makeProblem } from './problems';

/** The contents of the lines before the first turn. */
export interface Header {
  readonly initial: Position;
  readonly players: RecordedPlayers;
  readonly seed?: Seed;
}

const OPTIONS = ['army', 'flight'] as const;
type Lines = HeaderLines<Seat, (typeof OPTIONS)[number]>;

/**
 * Reads the header of one language.
 * @param title the first line of the record
 * @param lines those after it
 */
export function readHeader(
  title: RecordLine,
  lines: readonly RecordLine[],
  words: Vocabulary,
): Result<Header> {
  const reader = new HeaderReader(SEATS, OPTIONS, words);
  const header = reader.read(lines);
  if (!header.ok) return header;
  const { position, seed } = header.value;
  const initial =
    position === undefined ? deal(title, header.value, words) : takePosition(position, header.value, words);
  if (!initial.ok) return initial;
  const players = reader.named(header.value);
  return ok({ initial: initial.value, players, ...(seed === undefined ? {} : { seed }) });
}

/** Whether a text names a monster: by its name in the record's language, a house monster by its id. */
const isMonster = (id: string, written: string, { monsters }: Vocabulary): boolean =>
  plainText(monsters[id] ?? id) === written;

/** The position written out in a header. */
function takePosition(value: HeaderValue, { players, options }: Lines, words: Vocabulary): Result<Position> {
  const position = headerPosition(value, options, zorgl);
  if (!position.ok) return position;
  for (const [seat, { line, traits }] of players) {
    const monster = traits.at(-1);
    const state = position.value.players[seat];
    if (state === undefined) return blameLine(line, makeProblem(`players.${seat}`, 'seat.absent', { seat }));
    if (monster !== undefined && !isMonster(state.monster, monster, words)) {
      const said = { given: monster, right: state.monster };
      return blameLine(line, makeProblem(`players.${seat}.monster`, 'zorgl.record.monster', said));
    }
  }
  return position;
}

/** The opening dealt from a header. */
function deal(title: RecordLine, { players, options, seed }: Lines, words: Vocabulary): Result<Position> {
  if (seed === undefined) return blameLine(title, makeProblem('seed', 'record.noSeed'));
  const army = headerWord('army', options.get('army'), [
    [words.yes, true],
    [words.no, false],
  ]);
  if (!army.ok) return army;
  const [first, ...others] = FLIGHTS.map((flight) => [words.flights[flight], flight] as const);
  const flight = headerWord('flight', options.get('flight'), [first!, ...others]);
  if (!flight.ok) return flight;
  const ids = Object.keys(words.monsters);
  const monsters = [...players].flatMap(([seat, { traits }]) => {
    const monster = traits.at(-1);
    if (monster === undefined) return [];
    return [[seat, ids.find((id) => isMonster(id, monster, words)) ?? monster] as const];
  });
  const position = zorgl.setup(
    {
      places: [...players.keys()],
      monsters: Object.fromEntries(monsters),
      army: army.value,
      flight: flight.value,
    },
    seed,
  );
  return position.ok ? position : blameLine([...players.values()][0]?.line ?? title, position.error);
}
