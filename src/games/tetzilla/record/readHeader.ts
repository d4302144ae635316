import { ok, type Result, type Seed } from '#core';
import {
  blameLine,
  type HeaderLines,
  HeaderReader,
  headerOpening,
  headerWord,
  meaningOf,
  type PlayerLine,
  type RecordedOpening,
  type RecordLine,
} from '#learning';
import {
  ABILITY_CHOICES,
  type Ability,
  type Figure,
  type Position,
  SEATS,
  type Seat,
  type TetzillaTypes,
  tetzilla,
} from '#tetzilla/rules';
import type { Vocabulary } from './english';
import { makeProblem } from './problems';

const OPTIONS = ['abilities', 'guardPoints', 'level'] as const;
type Lines = HeaderLines<Seat, (typeof OPTIONS)[number]>;

/** The traits on a player line. */
interface Looks {
  readonly line: RecordLine;
  readonly figure?: Figure;
  readonly ability?: Ability;
}

/**
 * Reads the header of one language.
 * @param title the first line of the record
 * @param lines those after it
 */
export function readHeader(
  title: RecordLine,
  lines: readonly RecordLine[],
  words: Vocabulary,
): Result<RecordedOpening<TetzillaTypes>> {
  const reader = new HeaderReader(SEATS, OPTIONS, words);
  const header = reader.read(lines);
  if (!header.ok) return header;
  const looks = readLooks(header.value, words);
  if (!looks.ok) return looks;
  const initial = headerOpening(title, header.value, tetzilla, (seed) =>
    deal(title, header.value.options, looks.value, seed, words),
  );
  if (!initial.ok) return initial;
  const seated = checkPlayers(looks.value, initial.value, words);
  if (!seated.ok) return seated;
  const { seed } = header.value;
  const players = reader.named(header.value);
  return ok({ initial: initial.value, players, ...(seed === undefined ? {} : { seed }) });
}

function readLooks({ players }: Lines, words: Vocabulary): Result<ReadonlyMap<Seat, Looks>> {
  const read = new Map<Seat, Looks>();
  for (const seat of SEATS) {
    const line = players.get(seat);
    if (line === undefined) continue;
    const looks = looksOf(line, words);
    if (!looks.ok) return looks;
    read.set(seat, looks.value);
  }
  return ok(read);
}

function looksOf({ line, seat, traits }: PlayerLine<Seat>, words: Vocabulary): Result<Looks> {
  let looks: Looks = { line };
  for (const trait of traits) {
    const figure = meaningOf(words.figures, trait);
    const ability = meaningOf(words.abilities, trait);
    if (figure !== undefined) looks = { ...looks, figure };
    else if (ability !== undefined) looks = { ...looks, ability };
    else {
      const known = [...Object.values(words.figures), ...Object.values(words.abilities)];
      return blameLine(line, makeProblem(`players.${seat}`, 'record.word', { text: trait, known }));
    }
  }
  return ok(looks);
}

/** The opening dealt from a header. */
function deal(
  title: RecordLine,
  options: Lines['options'],
  players: ReadonlyMap<Seat, Looks>,
  seed: Seed,
  words: Vocabulary,
): Result<Position> {
  const [first, ...others] = ABILITY_CHOICES.map((choice) => [words.choices[choice], choice] as const);
  const abilities = headerWord('abilities', options.get('abilities'), [first!, ...others]);
  if (!abilities.ok) return abilities;
  const guardPoints = headerWord<0 | 1>('guardPoints', options.get('guardPoints'), [
    ['1', 1],
    ['0', 0],
  ]);
  if (!guardPoints.ok) return guardPoints;
  const level = headerWord('level', options.get('level'), [
    [words.no, false],
    [words.yes, true],
  ]);
  if (!level.ok) return level;
  const nameless = [...players].find(([, { figure }]) => figure === undefined);
  if (nameless !== undefined) {
    const [seat, { line }] = nameless;
    return blameLine(line, makeProblem(`players.${seat}`, 'tetzilla.record.figure'));
  }
  const seated = [...players.values()];
  const dealt = tetzilla.setup(
    {
      figures: seated.flatMap(({ figure }) => figure ?? []),
      abilities: abilities.value,
      guardPoints: guardPoints.value,
      level: level.value,
    },
    seed,
  );
  return dealt.ok ? dealt : blameLine(seated[0]?.line ?? title, dealt.error);
}

/** Checks that the player lines match the position: seats, figures and abilities. */
function checkPlayers(players: ReadonlyMap<Seat, Looks>, initial: Position, words: Vocabulary): Result<void> {
  for (const [seat, { line, figure, ability }] of players) {
    const state = initial.players[seat];
    if (state === undefined) return blameLine(line, makeProblem(`players.${seat}`, 'seat.absent', { seat }));
    if (figure !== undefined && figure !== state.figure) {
      const said = { given: words.figures[figure], right: words.figures[state.figure] };
      return blameLine(line, makeProblem(`players.${seat}.figure`, 'record.differs', said));
    }
    if (ability !== undefined && ability !== state.ability) {
      const right = state.ability === null ? words.noAbility : words.abilities[state.ability];
      const said = { given: words.abilities[ability], right };
      return blameLine(line, makeProblem(`players.${seat}.ability`, 'record.differs', said));
    }
  }
  return ok(undefined);
}
