import {
  type RecordedGame as AnyRecordedGame,
  gameFileShape,
  parseGameFile as parseFile,
  type Result,
} from '#core';
import { SEATS, type ZorglTypes, zorgl } from '#zorgl/rules';

/** A recorded game of Zorgl-Zilla. */
export type RecordedGame = AnyRecordedGame<ZorglTypes>;

/** Schema of a game file of Zorgl-Zilla. */
export const GameFileShape = gameFileShape(zorgl.id, SEATS);

/** Validates a game file and plays it. Fails with the first invalid field, e.g. `actions[3].to`. */
export const parseGameFile = (input: unknown): Result<RecordedGame> => parseFile(zorgl, SEATS, input);
