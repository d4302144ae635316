import { describe, expect, it } from 'vitest';
import { DEFAULT_BROADCAST, type ServerEvent } from '#net';
import { delayedFeed } from '../../../../src/features/online/broadcast/delayedFeed';
import { FeedClient, handsAt } from '../../../../src/features/online/broadcast/feed';
import type { Connection, ConnectionListener } from '../../../../src/page/connection';

function line() {
  const listeners = new Set<ConnectionListener>();
  const connection: Pick<Connection, 'listen'> = {
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    connection,
    tell: (news: ServerEvent) => listeners.forEach((each) => void each.news(news)),
    listeners,
  };
}

const stroke = (id: string, ink = 0) => ({ id, tool: 'pen', ink, points: [[0, 0, 0]] }) as const;
const drawn = (id: string, ink = 0): ServerEvent => ({
  tell: 'cast',
  cast: { cast: 'stroke', stroke: { ...stroke(id, ink), points: [[0, 0, 0]] } },
});

describe('what is told of a broadcast', () => {
  it('is kept: how it looks, what is drawn, where the camera is, what is shown again', () => {
    const { connection, tell } = line();
    const { store } = new FeedClient(connection);
    tell({ tell: 'broadcast', broadcast: { ...DEFAULT_BROADCAST, theme: 'ink' } });
    tell(drawn('a'));
    tell(drawn('b'));
    tell(drawn('a', 2));
    const view = { x: 0, y: 1, z: 0, azimuth: 0, elevation: 1, distance: 9 };
    tell({ tell: 'cast', cast: { cast: 'view', view } });
    tell({ tell: 'cast', cast: { cast: 'replay', match: 0, action: 3 } });
    expect(store.getState()).toMatchObject({
      broadcast: { theme: 'ink' },
      view,
      replay: { number: 1, action: 3 },
    });
    expect(store.getState().strokes.map(({ id, ink }) => `${id}${ink}`)).toEqual(['b0', 'a2']);
    tell({ tell: 'cast', cast: { cast: 'clear' } });
    tell({ tell: 'cast', cast: { cast: 'view', view: null } });
    expect(store.getState()).toMatchObject({ strokes: [], view: null });
  });

  it('has the hands of the moment that the table shows, not of later ones', () => {
    const { connection, tell } = line();
    const { store } = new FeedClient(connection);
    for (const actions of [2, 3, 5]) tell({ tell: 'hands', match: 0, actions, hands: { A: actions } });
    const at = (shown: number) => handsAt(store.getState().hands, shown);
    expect([2, 3, 4, 5, 9].map(at)).toEqual([{ A: 2 }, { A: 3 }, { A: 3 }, { A: 5 }, { A: 5 }]);
    // What was taken back and done otherwise is known again.
    tell({ tell: 'hands', match: 0, actions: 3, hands: { A: 'new' } });
    expect(at(9)).toEqual({ A: 'new' });
  });

  it('can be held back, and is forgotten when nobody listens any more', () => {
    const { connection, tell, listeners } = line();
    const alarms: (() => void)[] = [];
    const later = (_seconds: number, run: () => void) => {
      alarms.push(run);
      return () => void alarms.splice(alarms.indexOf(run), 1);
    };
    const feed = new FeedClient(
      delayedFeed({ ...connection, up: true, ask: () => Promise.reject(), close() {} }, 5, later),
    );
    tell(drawn('a'));
    expect(feed.store.getState().strokes).toEqual([]);
    alarms[0]!();
    expect(feed.store.getState().strokes).toHaveLength(1);
    tell(drawn('b'));
    feed.close();
    expect(alarms).toHaveLength(1);
    expect(listeners.size).toBe(0);
  });
});
