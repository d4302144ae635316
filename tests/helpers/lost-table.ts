import { expect } from 'vitest';
import { type Game, type GameTypes, Match, type Simulator, unwrap } from '#core';
import { layoutBuffer } from '#director';
import { arrangeSeats, LocalSource, localDecider, type Presentation, Session } from '#session';

/** What a game needs to be played by bots and shown. */
export interface ShownGame<T extends GameTypes, Table> {
  readonly rules: Game<T>;
  readonly simulator: Simulator<T>;
  readonly presentation: Presentation<T, Table>;
}

/**
 * Bots play a game to its end, and the events of one action cannot be followed. The table must be told again once, and be
 * where its layout is at the end.
 * @param lost the index of the action
 * @param check is given the table after each number of actions, and what a new table of the view would be
 */
export async function playWithLostTable<T extends GameTypes, Table>(
  { rules, simulator, presentation }: ShownGame<T, Table>,
  opening: T['Position'],
  lost: number,
  check: (table: Table, seen: Table) => void,
): Promise<Session<T, Table>> {
  const bots = new Map(rules.seats(opening).map((seat) => [seat, 'greedy' as const]));
  const source = new LocalSource(new Match(rules, opening));
  const broken: Presentation<T, Table> = {
    ...presentation,
    advance(table, events) {
      if (events === source.entries[lost]?.events) throw new Error('planted');
      return presentation.advance(table, events);
    },
  };
  const session = new Session({
    source,
    presentation: broken,
    decide: localDecider(simulator),
    seats: unwrap(arrangeSeats(rules.seats(opening), new Map(), bots)),
    seed: 5,
  });
  await session.pass(3600);
  const { over, faults, actual } = session.store.getState();
  expect(over).toBe(true);
  expect(faults.map(({ code, action }) => [code, action])).toEqual([['table', lost]]);
  for (let count = 0; count <= actual; count++) {
    check(session.tableAt(count), presentation.begin(source.viewAt(count, 'spectator')));
  }
  const poses = session.pieces.buffer();
  session.director.sample(poses);
  expect(poses).toEqual(layoutBuffer(session.pieces, presentation.layout(session.table)));
  return session;
}
