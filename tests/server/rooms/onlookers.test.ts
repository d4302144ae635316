import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '#core';
import { type Cast, DEFAULT_BROADCAST, type ServerEvent } from '#net';
import { SERVED_GAMES } from '../../../src/server/games';
import { deviceKey } from '../../helpers/deviceKey';
import { knownPosition } from '../../helpers/knownPosition';
import { GAMES_WITH_SECRETS } from './secretGames';
import { ask, type Ear, enter, never, roomOf, testRooms } from './world';

const ACTIONS = 40;
const DELAY = 30;
/** Seconds of an action: some follow each other closely. */
const timeOf = (action: number) => 7 * action + (action % 2 === 0 ? 0 : -6.5);

/** A clock that goes when a test says so. */
function clock() {
  let time = 0;
  let alarms: { readonly at: number; readonly run: () => void }[] = [];
  return {
    now: () => time,
    later(seconds: number, run: () => void) {
      const alarm = { at: time + seconds, run };
      alarms.push(alarm);
      return () => {
        alarms = alarms.filter((each) => each !== alarm);
      };
    },
    goTo(seconds: number) {
      for (;;) {
        const [next] = alarms.filter(({ at }) => at <= seconds).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        alarms = alarms.filter((each) => each !== next);
        time = next.at;
        next.run();
      }
      time = seconds;
    },
  };
}

type Heard = readonly { readonly at: number; readonly news: ServerEvent }[];

/** Keeps when each thing was told. */
function timed(ear: Ear, now: () => number): { readonly at: number; readonly news: ServerEvent }[] {
  const heard: { readonly at: number; readonly news: ServerEvent }[] = [];
  const { send } = ear;
  Object.assign(ear, {
    send(news: ServerEvent) {
      send(news);
      heard.push({ at: now(), news: structuredClone(news) });
    },
  });
  return heard;
}

interface Watched {
  readonly game: string;
  readonly delay: number;
  readonly hands: 'none' | 'all';
}

/** A game by chance whose audience is as late as it says. */
async function watched({ game, delay, hands }: Watched) {
  const time = clock();
  const world = testRooms({ decide: never, now: time.now, later: time.later });
  const { room, keys, code } = await roomOf(world, game);
  const seats = room.info.seats.map(({ seat }) => seat);
  for (const seat of seats) {
    const key = deviceKey(seat);
    unwrap(await world.rooms.join(ask<'join'>({ do: 'join', room: code, seat, name: seat, key })));
  }
  unwrap(
    await room.change({
      do: 'broadcast',
      broadcast: { ...DEFAULT_BROADCAST, delay, hands: hands === 'all' ? seats : [] },
    }),
  );
  const { ear: table } = await enter(room, keys.table);
  const { ear, entered } = await enter(room, keys.spectator);
  const { ear: caster } = await enter(room, keys.caster);
  const heard = timed(ear, time.now);
  const cast = timed(caster, time.now);
  const { rules } = SERVED_GAMES.get(game)!;
  const random = Random.fromSeed(5);
  unwrap(await room.change({ do: 'start' }));
  // The table alone knows what goes on now.
  const whole = 'whole' in entered.told ? entered.told.whole : null;
  const steps = () => table.heard.flatMap((news) => (news.tell === 'step' ? [news.step] : []));
  let known = knownPosition(rules, whole!);
  for (let done = 0; done < ACTIONS && known.pending.length > 0; done++) {
    time.goTo(timeOf(done + 1));
    const { seat } = known.pending.at(-1)!;
    const { key } = seatKeys(await world.log.read(code), seat);
    expect(key).toBeDefined();
    const legal = rules.legal(await viewOf(world, code, seat));
    const action = random.pick(legal);
    unwrap(await room.act(seat, ask<'act'>({ do: 'act', match: 0, known: done, action })));
    known = knownPosition(rules, whole!, steps());
  }
  time.goTo(timeOf(ACTIONS + 2) + delay);
  return { heard, cast, seats, table: table.heard, world, code, keys, room, time };
}

const seatKeys = (log: readonly object[], seat: string) =>
  log.find((entry) => 'seat' in entry && entry.seat === seat && 'key' in entry) as { key: string };

/** What a seat knows now, by the log. */
async function viewOf({ log }: ReturnType<typeof testRooms>, code: string, seat: string): Promise<unknown> {
  const { Room } = await import('../../../src/server/rooms/room');
  const room = Room.restore(code, SERVED_GAMES, await log.read(code));
  return room.rules.view(room.match.position, seat);
}

const ofMatch = (heard: Heard) => heard.filter(({ news }) => news.tell === 'step' || news.tell === 'hands');
const shifted = (heard: Heard, by: number) => heard.map(({ at, news }) => ({ at: at + by, news }));

describe.each(GAMES_WITH_SECRETS)('those who look on at %s', (game) => {
  it('are told with a delay, byte for byte, what they were told without, and nothing a moment earlier', async () => {
    const live = await watched({ game, delay: 0, hands: 'all' });
    const late = await watched({ game, delay: DELAY, hands: 'all' });
    const told = ofMatch(live.heard);
    expect(told.length).toBeGreaterThan(ACTIONS);
    expect(ofMatch(late.heard)).toEqual(shifted(told, DELAY));
    expect(ofMatch(late.cast)).toEqual(shifted(ofMatch(live.cast), DELAY));
  });

  it('see no hand while none is shown, and the caster all of them', async () => {
    const { heard, cast, seats } = await watched({ game, delay: DELAY, hands: 'none' });
    expect(heard.filter(({ news }) => news.tell === 'hands')).toEqual([]);
    const hands = cast.flatMap(({ news }) => (news.tell === 'hands' ? [Object.keys(news.hands)] : []));
    expect(hands.at(-1)).toEqual(seats);
  });

  it('see the hands that are shown as their seats know them', async () => {
    const { heard, world, code, seats } = await watched({ game, delay: DELAY, hands: 'all' });
    const shown = heard.flatMap(({ news }) => (news.tell === 'hands' ? [news.hands] : [])).at(-1)!;
    for (const seat of seats) {
      expect(shown[seat]).toEqual(JSON.parse(JSON.stringify(await viewOf(world, code, seat))));
    }
  });
});

describe('the delay of a broadcast', () => {
  it('outlives the server: what is in the log is taken for new', async () => {
    const { world, code, keys } = await watched({ game: 'zorgl', delay: DELAY, hands: 'all' });
    const time = clock();
    const restarted = testRooms({ decide: never, log: world.log, now: time.now, later: time.later });
    const room = unwrap(await restarted.rooms.find(code));
    const { ear, entered } = await enter(room, keys.spectator);
    const heard = timed(ear, time.now);
    expect(entered.told).toMatchObject({ whole: { steps: 0 } });
    // Whoever has looked on before is told nothing that takes them back.
    const back = await enter(room, keys.spectator, 0, ACTIONS);
    expect(back.entered.told).toEqual({ since: [] });
    time.goTo(DELAY - 0.1);
    expect(ofMatch(heard)).toEqual([]);
    time.goTo(DELAY);
    expect(heard.filter(({ news }) => news.tell === 'step')).toHaveLength(ACTIONS);
  });

  it('that becomes longer takes nothing back, and one that ends tells all at once', async () => {
    const { room, time, keys, seats } = await watched({ game: 'zorgl', delay: 0, hands: 'none' });
    const { ear } = await enter(room, keys.spectator);
    const heard = timed(ear, time.now);
    const set = (delay: number) =>
      room.change({ do: 'broadcast', broadcast: { ...DEFAULT_BROADCAST, delay } });
    unwrap(await set(60));
    const { entered } = await enter(room, keys.spectator);
    expect(entered.told).toMatchObject({ whole: { steps: ACTIONS } });
    heard.length = 0;
    unwrap(await room.change({ do: 'rename', seat: seats[0]!, name: 'Late' }));
    room.emote(seats[0]!, 'roar');
    const names = () => JSON.stringify(heard);
    expect(names()).not.toContain('Late');
    expect(names()).not.toContain('roar');
    unwrap(await set(0));
    expect(names()).toContain('Late');
    expect(names()).toContain('roar');
  });
});

describe('directing a broadcast', () => {
  it('shows drawings to all who look on, those who come later too, until they are wiped', async () => {
    const world = testRooms({ decide: never });
    const { room, keys } = await roomOf(world, 'zorgl');
    const { ear } = await enter(room, keys.spectator);
    const { ear: table } = await enter(room, keys.table);
    const drawn: Cast = { cast: 'stroke', stroke: { id: 's', tool: 'pen', ink: 0, points: [[1, 0, 1]] } };
    room.cast(drawn);
    expect(ear.heard.at(-1)).toEqual({ tell: 'cast', cast: drawn });
    expect(table.heard.filter(({ tell }) => tell === 'cast')).toEqual([]);
    const later = await enter(room, keys.spectator);
    expect(later.ear.heard).toContainEqual({ tell: 'cast', cast: drawn });
    room.cast({ cast: 'clear' });
    const last = await enter(room, keys.spectator);
    expect(JSON.stringify(last.ear.heard)).not.toContain('stroke');
  });
});
