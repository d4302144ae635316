import { type GameTypes, ok, type Result } from '#core';
import { parseLessonFile, type ReadLesson } from '#learning';
import type { CliGame } from '../../games';
import { gameOf, parseJson } from '../../input';

/** A lesson that was read, with the game that it is of. */
export interface LessonOfGame {
  readonly game: CliGame;
  readonly lesson: ReadLesson<GameTypes>;
}

/** Reads and plays the text of a lesson's file. Fails with the field at fault. */
export function readLesson(text: string): Result<LessonOfGame> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const game = gameOf(json.value);
  if (!game.ok) return game;
  const lesson = parseLessonFile(game.value.rules, json.value);
  return lesson.ok ? ok({ game: game.value, lesson: lesson.value }) : lesson;
}
