import type { Match } from '#core';
import type { Session } from '#session';
import { zorglModule } from '#zorgl';
import type { Position, ZorglTypes } from '#zorgl/rules';
import type { Table } from '#zorgl/view';
import type { NewGame, RunningGame } from '../../src/page/start';

export { zorglModule };

/** The session of a running game of Zorgl-Zilla, with the types of its rules. */
export const sessionOf = ({ session }: Pick<RunningGame, 'session'>): Session<ZorglTypes, Table> =>
  session as Session<ZorglTypes, Table>;

/** The match of a new game of Zorgl-Zilla, with the types of its rules. */
export const matchOf = ({ match }: Pick<NewGame, 'match'>): Match<ZorglTypes> => match as Match<ZorglTypes>;

/** The true position of a running game of Zorgl-Zilla. */
export const positionOf = ({ source }: Pick<RunningGame, 'source'>): Position =>
  source.positionAt() as Position;
