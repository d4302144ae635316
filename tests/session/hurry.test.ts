import { describe, expect, it } from 'vitest';
import { type OthersPace, unwrap } from '#core';
import { BOT_DELAY } from '#session';
import { tokenAt, toySession } from '../helpers/toy-presentation';

/** One person against a bot that is never asked (3 goes again); each action is shown for a second. */
const alone = () => toySession({ A: [3, 3, 3, 3, 1], B: [0] }, { bots: { B: 'random' } });
const lay3 = { lay: 3 };

describe('hurrying what is being shown', () => {
  it('shows the rest of it three times as fast, and the next action as usual', async () => {
    const session = alone();
    unwrap(await session.act(lay3));
    session.tick(0.4);
    session.hurry();
    session.tick(0.1);
    expect(tokenAt(session)).toBeCloseTo(0.7);
    session.tick(0.1);
    expect(session.busy()).toBe(false);
    unwrap(await session.act(lay3));
    session.tick(0.5);
    expect(tokenAt(session)).toBeCloseTo(1.5);
  });

  it('ends it at once the second time', async () => {
    const session = alone();
    unwrap(await session.act(lay3));
    session.tick(0.2);
    session.hurry();
    session.hurry();
    expect([tokenAt(session), session.busy()]).toEqual([1, false]);
  });

  it('does nothing while the table rests', async () => {
    const session = alone();
    session.hurry();
    unwrap(await session.act(lay3));
    session.tick(0.5);
    expect(tokenAt(session)).toBeCloseTo(0.5);
  });
});

describe('the pace of others', () => {
  /** How long the table rests before a bot acts, and how far its action then gets in a fifth of a second. */
  const paces = async (pace: OthersPace) => {
    const session = toySession({ A: [1], B: [1] }, { bots: { B: 'random' } });
    session.setOthersPace(pace);
    unwrap(await session.act({ lay: 1 }));
    session.tick(0.2);
    const own = tokenAt(session);
    session.tick(0.8);
    const rest = session.untilNext;
    while (session.store.getState().actual === 1) await session.pass(0.01);
    const begun = tokenAt(session);
    session.tick(0.2);
    return [own, rest, tokenAt(session) - begun].map((each) => Math.round(each! * 1000) / 1000);
  };

  it('rests and shows for shorter or longer, and leaves what people at the device do as it is', async () => {
    const [own, rest, way] = await paces('normal');
    expect([own, rest]).toEqual([0.2, BOT_DELAY]);
    expect(await paces('brisk')).toEqual([0.2, 0.1, 2 * way!]);
    expect(await paces('unhurried')).toEqual([0.2, 2, 0.6 * way!]);
  });
});

describe('my own actions fast', () => {
  it('shows what people do three times as fast and keeps the speed that was chosen', async () => {
    const session = alone();
    session.setHurriesOwn(true);
    unwrap(await session.act(lay3));
    session.tick(0.2);
    expect(tokenAt(session)).toBeCloseTo(0.6);
    expect(session.store.getState().playback.speed).toBe(1);
  });

  it('leaves the actions of bots as they are, and the past', async () => {
    /** How far the token gets in a fifth of a second, first in a bot's action, then in the past of a person's. */
    const paces = async (hurries: boolean) => {
      const session = toySession({ A: [1], B: [1] }, { bots: { B: 'random' } });
      session.setHurriesOwn(hurries);
      unwrap(await session.act({ lay: 1 }));
      while (session.store.getState().actual === 1) await session.pass(0.05);
      const begun = tokenAt(session);
      session.tick(0.2);
      const bot = tokenAt(session) - begun;
      unwrap(session.seek(0));
      session.resume();
      session.tick(0.2);
      return [bot, tokenAt(session)].map((way) => Math.round(way * 1000) / 1000);
    };
    expect(await paces(true)).toEqual(await paces(false));
  });
});
