import { readFileSync } from 'node:fs';
import { type Game, type GameTypes, ok, quoted, type Result } from '#core';
import { type CliGame, COMMAND_GAMES } from './games';
import { fail } from './problems';

/** Parses JSON. */
export function parseJson(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text));
  } catch (error) {
    return fail('input', 'json.error', { detail: error instanceof Error ? error.message : String(error) });
  }
}

/** Reads a text file. */
export function readText(file: string): Result<string> {
  try {
    return ok(readFileSync(file, 'utf8'));
  } catch (error) {
    return fail(file, 'file.unreadable', {
      detail: error instanceof Error ? error.message : String(error),
    });
  }
}

/** Reads a JSON file. */
export function readJson(file: string): Result<unknown> {
  const text = readText(file);
  if (!text.ok) return text;
  try {
    return ok(JSON.parse(text.value));
  } catch {
    return fail(file, 'json.invalid');
  }
}

/** A game by name. @param field named in the error */
export function gameNamed(name: string, field: string): Result<CliGame> {
  const found = COMMAND_GAMES.find(({ rules }) => rules.id === name);
  const ids = COMMAND_GAMES.map(({ rules }) => rules.id);
  return found === undefined ? fail(field, 'value.unknown', { value: quoted(name), known: ids }) : ok(found);
}

/** The game that a position names; the first of the list if it names none, so that its parser reports the error. */
export function gameOf(position: unknown): Result<CliGame> {
  const named = typeof position === 'object' && position !== null && 'game' in position;
  return named && typeof position.game === 'string' ? gameNamed(position.game, 'game') : ok(COMMAND_GAMES[0]);
}

/** A position with the rules of its game. */
export interface PositionInput {
  readonly rules: Game<GameTypes>;
  readonly position: GameTypes['Position'];
}

/** Validates a position with the rules of the game that it names. */
export function parsePosition(value: unknown): Result<PositionInput> {
  const game = gameOf(value);
  if (!game.ok) return game;
  const { rules } = game.value;
  const position = rules.parse(value);
  return position.ok ? ok({ rules, position: position.value }) : position;
}
