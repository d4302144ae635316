import {
  err,
  fingerprintOfText,
  formatGameFile,
  GameFileHead,
  inFile,
  ok,
  type Problem,
  parseShape,
  type RecordedGame,
  type Result,
  readingGameFile,
} from '#core';
import type { GameModule, RecordText } from '#module';
import { downloadText, readTextFile } from '#ui';
import { fail, makeProblem } from '../problems';
import type { GameShelf } from '../shelf';
import { inSlices } from '../timeSlicing';

/** A shared game with its module. */
export interface OpenedGame {
  readonly module: GameModule;
  readonly game: RecordedGame;
}

/** Number of letters that distinguish files of two games of the same people. */
const TAG = 4;

/** A file name from a game's players and its content: `checkers-anna-bo-4f2k`. */
export function fileStem({ module, game }: OpenedGame): string {
  const { players, match } = game;
  const names = module.rules.seats(match.positionAt(0)).map((seat) =>
    (players[seat]?.name ?? seat)
      .normalize('NFD')
      .toLowerCase()
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim()
      .replaceAll(' ', '-'),
  );
  const mark = fingerprintOfText(JSON.stringify(formatGameFile({ match, players: {} })));
  const tag = mark.toString(36).padStart(TAG, '0').slice(-TAG);
  return [module.rules.id, ...names.filter((name) => name !== ''), tag].join('-');
}

/** Downloads a game as a file that the lobby can open. */
export function downloadGame(opened: OpenedGame): void {
  const file = JSON.stringify(formatGameFile(opened.game), null, 2);
  downloadText(`${fileStem(opened)}.kaiju-game.json`, `${file}\n`);
}

/** Downloads a game as human-readable text, which the lobby can open as well. */
export function downloadRecord(opened: OpenedGame, text: RecordText): void {
  downloadText(`${fileStem(opened)}.${text.language}.txt`, text.format(opened.game));
}

/** Validates a game file of any game. Fails with the invalid field. */
export async function openGameFile(input: unknown, shelf: GameShelf): Promise<Result<OpenedGame>> {
  const head = parseShape(GameFileHead, input);
  if (!head.ok) return head;
  const module = await shelf.load(head.value.game);
  if (!module.ok) return module;
  const game = await inSlices(readingGameFile(module.value.rules, module.value.seats, input));
  return game.ok ? ok({ module: module.value, game: game.value }) : game;
}

/** The line number in a record problem; 0 if there is none. */
function lineOf({ field }: Problem): number {
  return Number(/^line (\d+)/.exec(field)?.[1] ?? 0);
}

/** Parses a game file of either format. Fails with the invalid field or line. */
export async function readGameText(text: string, shelf: GameShelf): Promise<Result<OpenedGame>> {
  if (/^\s*[{[]/.test(text)) {
    let json: unknown;
    try {
      json = JSON.parse(text);
    } catch {
      return fail('', 'json.invalid');
    }
    return openGameFile(json, shelf);
  }
  const refusals: Refusal[] = [];
  for (const { id, title } of shelf.entries) {
    const module = await shelf.load(id);
    if (!module.ok || module.value.records.texts.length === 0) continue;
    const game = await inSlices(module.value.records.reading(text));
    if (game.ok) return ok({ module: module.value, game: game.value });
    refusals.push({ game: title, error: game.error });
  }
  return err(gravest(refusals, text));
}

/** A game's reason for rejecting a record. */
interface Refusal {
  /** The title of the game. */
  readonly game: string;
  readonly error: Problem;
}

/**
 * The most helpful reason for a record that no game accepts: that of the game that parsed furthest, preferring one that
 * the title names. If the title matches no game, it lists the titles that would.
 */
function gravest(refusals: readonly Refusal[], text: string): Problem {
  const furthest = Math.max(...refusals.map(({ error }) => lineOf(error)));
  const near = refusals.filter(({ error }) => lineOf(error) === furthest);
  const [title = ''] = text.trimStart().split('\n', 1);
  const named = near.find(({ game }) => title.toLowerCase().includes(game.toLowerCase()));
  const [first] = near;
  if (first === undefined) return makeProblem('', 'file.noRecord');
  if (named !== undefined) return named.error;
  const begins = near.flatMap(({ error: { code, params } }) =>
    code === 'record.title' && Array.isArray(params?.titles) ? params.titles : [],
  );
  return begins.length === 0 ? first.error : { ...first.error, params: { titles: begins } };
}

/** The game in a file. Fails with the file's name and the invalid field. */
export async function readGameFile(file: File, shelf: GameShelf): Promise<Result<OpenedGame>> {
  const text = await readTextFile(file);
  if (!text.ok) return text;
  const game = await readGameText(text.value, shelf);
  if (game.ok) return game;
  return err(inFile(file.name, game.error));
}
