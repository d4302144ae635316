import { expect, it } from 'vitest';
import type { GameWords, Moment } from '#module';
import { ReplayDesk } from '../../../../src/features/online/broadcast/ReplayDesk';
import { watched } from './watched';

/** A desk over a match in which only chosen actions stand out. */
function desk(kinds: Readonly<Record<number, Moment['kind']>>) {
  const match = watched('zorgl');
  const { session, parts } = match;
  const moment: GameWords['moment'] = (events) => {
    const action = session.store.getState().history.findIndex((entry) => entry.events === events);
    const kind = kinds[action];
    return kind === undefined ? null : { kind, label: `moment ${action}` };
  };
  const made = new ReplayDesk(
    session,
    () => ({ ...parts.words, moment }),
    (events) => parts.module.turnBegun(events),
  );
  const seen = new Set<number>();
  const pass = (seconds: number) => {
    for (let time = 0; time < seconds; time += 0.1) {
      made.pass(0.1);
      if (made.replaying !== null) seen.add(made.replaying.action);
    }
  };
  return { ...match, made, pass, seen };
}

/** Plays until a turn has ended. @returns how many actions there were */
function turn({ play, parts, room, pass }: ReturnType<typeof desk>): number {
  do {
    play();
    pass(8);
  } while (parts.module.turnBegun(room.match.entries.at(-1)!.events) === null);
  pass(30);
  return room.match.length;
}

it('the greatest moment of a turn is shown again when the next begins, and the game goes on from where it was', () => {
  const show = desk({ 0: 'combo', 1: 'mega' });
  const actions = turn(show);
  expect(actions).toBeGreaterThan(2);
  expect([...show.seen]).toEqual([1]);
  expect(show.made.replaying).toBeNull();
  expect(show.session.store.getState()).toMatchObject({ shown: actions, actual: actions, inPast: false });
  turn(show);
  expect([...show.seen]).toEqual([1]);
});

it('what stands out less is not shown again, but what a caster asks for is', () => {
  const show = desk({ 0: 'special' });
  turn(show);
  expect([...show.seen]).toEqual([]);
  show.made.ask(0);
  show.pass(1);
  expect(show.made.replaying?.action).toBe(0);
  show.pass(30);
  expect(show.made.replaying).toBeNull();
  show.made.ask(99_999);
  show.pass(2);
  expect(show.made.replaying).toBeNull();
});

it('whoever is far behind catches up: faster first, then by a jump', () => {
  const show = desk({});
  for (let done = 0; done < 6; done++) show.play();
  show.made.pass(0.1);
  expect(show.session.store.getState().playback.speed).toBeGreaterThan(1);
  for (let done = 0; done < 40; done++) show.play();
  show.made.pass(0.1);
  expect(show.made.behind).toBeLessThan(3);
  show.pass(20);
  expect(show.made.behind).toBe(0);
});
