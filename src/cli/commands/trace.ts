import { err, inFile, ok, Random, type Result } from '#core';
import type { Call, Command } from '../command';
import { parseJson, readText } from '../input';
import { fail } from '../problems';
import { readSetup, setupFlags } from '../setup';
import { type CommandOptions, GAMES_FLAG, gamesWord, numberWord, SEED_FLAG, seedWord } from '../words';

const DEFAULT_STEPS = 20;
const MAX_STEPS = 100_000;

/** Prints a line for each transition of a random game, up to its end or a limit. */
async function traceGame(
  start: unknown,
  number: number,
  random: Random,
  { game: { rules }, print }: Call,
  most = Number.POSITIVE_INFINITY,
): Promise<Result<null>> {
  let position = start;
  for (let step = 0; step < most; step++) {
    const legal = rules.legal(position);
    if (legal.length === 0) break;
    const action = random.pick(legal);
    const played = rules.apply(position, action);
    if (!played.ok) return played;
    const { position: next, events } = played.value;
    await print(JSON.stringify({ game: number, position, legal, action, events, next }));
    position = next;
  }
  return ok(null);
}

/** The positions in a file, one per line. Reads all of them before the first is played. */
function positionsIn(file: string, { rules }: Call['game']): Result<readonly unknown[]> {
  const text = readText(file);
  if (!text.ok) return text;
  const positions: unknown[] = [];
  for (const [index, line] of text.value.split('\n').entries()) {
    if (line.trim() === '') continue;
    const json = parseJson(line);
    const position = json.ok ? rules.parse(json.value) : json;
    if (!position.ok) return err(inFile(`${file}:${index + 1}`, position.error));
    positions.push(position.value);
  }
  return ok(positions);
}

/** Traces random actions from each position of a file. */
async function traceFrom(file: string, random: Random, call: Call): Promise<Result<null>> {
  const { words } = call;
  const other = ['games', ...Object.keys(setupFlags(call.game))].find((name) => words.has(name));
  if (other !== undefined) return fail(`--${other}`, 'word.beside', { other: '--from' });
  const steps = words.has('steps') ? numberWord(words, 'steps', 1, MAX_STEPS) : ok(DEFAULT_STEPS);
  if (!steps.ok) return steps;
  const positions = positionsIn(file, call.game);
  if (!positions.ok) return positions;
  for (const [number, position] of positions.value.entries()) {
    const traced = await traceGame(position, number, random, call, steps.value);
    if (!traced.ok) return traced;
  }
  return ok(null);
}

/** Traces whole random games from their openings. */
async function traceGames(words: CommandOptions, random: Random, call: Call): Promise<Result<null>> {
  if (words.has('steps')) return fail('--steps', 'word.needs', { other: '--from' });
  const games = gamesWord(words);
  if (!games.ok) return games;
  const setup = readSetup(call.game, words);
  if (!setup.ok) return setup;
  for (let number = 0; number < games.value; number++) {
    const start = setup.value.open(random.uint32());
    if (!start.ok) return start;
    const traced = await traceGame(start.value, number, random, call);
    if (!traced.ok) return traced;
  }
  return ok(null);
}

export const trace: Command = {
  summary: 'Plays random games, from the start or from given positions, and prints one line per transition.',
  takesGame: true,
  flags: (game) => ({
    seed: SEED_FLAG,
    games: GAMES_FLAG,
    from: { value: 'FILE', help: 'instead of --games: play on from the positions in a file, one per line' },
    steps: { value: 'N', help: `with --from: at most N actions each; default ${DEFAULT_STEPS}` },
    ...setupFlags(game),
  }),
  async run(call) {
    const { words } = call;
    const seed = seedWord(words);
    if (!seed.ok) return seed;
    const random = Random.fromSeed(seed.value);
    const file = words.get('from');
    return file === undefined ? traceGames(words, random, call) : traceFrom(file, random, call);
  },
};
