import {
  type RecordedGame as AnyRecordedGame,
  gameFileShape,
  parseGameFile as parseFile,
  type Result,
} from '#core';
import { SEATS, type ZorglTypes, zorgl } from '#zorgl/rules';

/** A game of Zorgl-Zilla to be kept or handed on. */
export type RecordedGame = AnyRecordedGame<ZorglTypes>;

/** The form of a game file of Zorgl-Zilla. */
export const GameFileShape = gameFileShape(zorgl.id, SEATS);

/** Validates a game file and plays it. Fails with the field at fault, e.g. `actions[3].to`. */
export const parseGameFile = (input: unknown): Result<RecordedGame> => parseFile(zorgl, SEATS, input);
