import { err, inFile, ok, problem, type Result } from '#core';
import { downloadText, readTextFile } from '#ui';
import {
  formatGameFile,
  formatRecord,
  parseGameFile,
  parseRecord,
  type RecordedGame,
  type RecordLanguage,
} from '#zorgl/record';

/** A name for the files of a game, from those of its players: `anna-krok`. */
export function fileStem({ players, match }: RecordedGame): string {
  const names = match.positionAt(0).order.map((seat) =>
    (players[seat]?.name ?? seat)
      .normalize('NFD')
      .toLowerCase()
      .replaceAll(/\p{M}/gu, '')
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim()
      .replaceAll(' ', '-'),
  );
  return ['zorgl', ...names.filter((name) => name !== '')].join('-');
}

/** Offers a game as a file that the lobby reads again. */
export function downloadGame(game: RecordedGame): void {
  downloadText(`${fileStem(game)}.kaiju-game.json`, `${JSON.stringify(formatGameFile(game), null, 2)}\n`);
}

/** Offers a game as text for people, which the lobby reads again too. */
export function downloadRecord(game: RecordedGame, language: RecordLanguage): void {
  downloadText(`${fileStem(game)}.${language}.txt`, formatRecord(game, language));
}

/** A game from the text of a file of either kind. Fails with the field or the line at fault. */
export function readGameText(text: string): Result<RecordedGame> {
  if (!/^\s*[{[]/.test(text)) return parseRecord(text);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (reason) {
    return problem('', `is not JSON: ${reason instanceof Error ? reason.message : String(reason)}`);
  }
  return parseGameFile(json);
}

/** The game that a file holds. Fails with the file's name and the field at fault. */
export async function readGameFile(file: File): Promise<Result<RecordedGame>> {
  const text = await readTextFile(file);
  if (!text.ok) return text;
  const game = readGameText(text.value);
  if (game.ok) return ok(game.value);
  return err(inFile(file.name, game.error));
}
