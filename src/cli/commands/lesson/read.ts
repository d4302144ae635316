import { type GameTypes, ok, type Result } from '#core';
import { parseLessonFile, type ReadLesson } from '#learning';
import type { CliGame } from '../../games';
import { gameOf, parseJson } from '../../input';

/** A lesson with its game. */
export interface LessonOfGame {
  readonly game: CliGame;
  readonly lesson: ReadLesson<GameTypes>;
}

/** Parses and plays a lesson file. Fails with the invalid field. */
export function readLesson(text: string): Result<LessonOfGame> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const game = gameOf(json.value);
  if (!game.ok) return game;
  const lesson = parseLessonFile(game.value.rules, json.value);
  return lesson.ok ? ok({ game: game.value, lesson: lesson.value }) : lesson;
}
