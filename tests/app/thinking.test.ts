import { expect, it } from 'vitest';
import { type BotReply, type BotRequest, botReplies } from '#bots';
import { type GameTypes, LEVELS, type Simulator, unwrap } from '#core';
import type { GameModule } from '#module';
import { zorglModule } from '#zorgl';
import { simulator, zorgl } from '#zorgl/rules';
import { thinkingOf } from '../../src/app/thinking';

/** A worker of the game whose thread is that of the test; it answers a little later. */
function worker() {
  const reply = botReplies(simulator as unknown as Simulator<GameTypes>, () => 0);
  const listeners = new Map<string, (event: MessageEvent) => void>();
  return {
    terminate: () => {},
    addEventListener: (type: string, listener: (event: MessageEvent) => void) =>
      listeners.set(type, listener),
    postMessage(request: unknown) {
      const data: BotReply<GameTypes> = reply(structuredClone(request) as BotRequest<GameTypes>);
      setTimeout(() => listeners.get('message')?.(new MessageEvent('message', { data })));
    },
  };
}

it('what bots think is thought by the worker alone: the page never simulates a game for them', async () => {
  const touched: string[] = [];
  const watched = new Proxy(simulator, {
    get(real, name) {
      touched.push(String(name));
      return Reflect.get(real, name);
    },
  });
  const module: GameModule = { ...zorglModule, simulator: watched, startBotWorker: worker } as never;
  const position = unwrap(zorgl.setup({ places: ['A', 'C'], army: true, flight: 'english' }, 3));
  const seat = zorgl.pending(position).at(-1)!.seat;
  const view = zorgl.view(position, seat);
  const legal = zorgl.legal(view);
  const { decide } = thinkingOf(module);
  for (const bot of LEVELS.filter((level) => level !== 'merciless')) {
    const troubles: string[] = [];
    const action = await decide({ bot, view, legal, seat, seed: 5 }, (detail) => troubles.push(detail));
    expect(legal).toContainEqual(action);
    expect(troubles).toEqual([]);
  }
  expect(touched).toEqual([]);
});
