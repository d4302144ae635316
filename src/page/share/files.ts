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

/** A game that was handed on, with the module that plays it. */
export interface OpenedGame {
  readonly module: GameModule;
  readonly game: RecordedGame;
}

/** How many letters tell the files of two games of the same people apart. */
const TAG = 4;

/** A name for the files of a game, from those of its players and what happened in it: `checkers-anna-bo-4f2k`. */
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

/** Offers a game as a file that the lobby reads again. */
export function downloadGame(opened: OpenedGame): void {
  const file = JSON.stringify(formatGameFile(opened.game), null, 2);
  downloadText(`${fileStem(opened)}.kaiju-game.json`, `${file}\n`);
}

/** Offers a game as text for people, which the lobby reads again too. */
export function downloadRecord(opened: OpenedGame, text: RecordText): void {
  downloadText(`${fileStem(opened)}.${text.language}.txt`, text.format(opened.game));
}

/** Validates the JSON of a game file of any game. Fails with the field at fault. */
export async function openGameFile(input: unknown, shelf: GameShelf): Promise<Result<OpenedGame>> {
  const head = parseShape(GameFileHead, input);
  if (!head.ok) return head;
  const module = await shelf.load(head.value.game);
  if (!module.ok) return module;
  const game = await inSlices(readingGameFile(module.value.rules, module.value.seats, input));
  return game.ok ? ok({ module: module.value, game: game.value }) : game;
}

/** The line of a record that a problem names; 0 if it names none. */
function lineOf({ field }: Problem): number {
  return Number(/^line (\d+)/.exec(field)?.[1] ?? 0);
}

/** A game from the text of a file of either kind. Fails with the field or the line at fault. */
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

/** What a game says of a record that is none of its own. */
interface Refusal {
  /** The title of the game. */
  readonly game: string;
  readonly error: Problem;
}

/**
 * What is told of a record that no game takes. One that is nearly a game's is told what that game says of it, not what
 * the others do; one that begins like none is told how those of all games do, unless it names one.
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

/** The game that a file holds. Fails with the file's name and the field at fault. */
export async function readGameFile(file: File, shelf: GameShelf): Promise<Result<OpenedGame>> {
  const text = await readTextFile(file);
  if (!text.ok) return text;
  const game = await readGameText(text.value, shelf);
  if (game.ok) return game;
  return err(inFile(file.name, game.error));
}
