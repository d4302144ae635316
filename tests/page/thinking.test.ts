import { expect, it } from 'vitest';
import { type BotReply, type BotRequest, botReplies } from '#bots';
import { type Game, type GameTypes, LEVELS, type Simulator } from '#core';
import { kingModule } from '#king-of-monsters';
import { king, simulator as kingSimulator } from '#king-of-monsters/rules';
import type { GameModule } from '#module';
import { tetzillaModule } from '#tetzilla';
import { tetzilla, simulator as tetzillaSimulator } from '#tetzilla/rules';
import { zorglModule } from '#zorgl';
import { zorgl, simulator as zorglSimulator } from '#zorgl/rules';
import { thinkingOf } from '../../src/page/thinking';
import { choiceAfter } from '../helpers/moment';

type AnyGame = readonly [Game<GameTypes>, Simulator<GameTypes>, GameModule];

const GAMES = [
  ['Zorgl-Zilla', [zorgl, zorglSimulator, zorglModule]],
  ['TetZilla', [tetzilla, tetzillaSimulator, tetzillaModule]],
  ['King of Monsters', [king, kingSimulator, kingModule]],
] as unknown as readonly (readonly [string, AnyGame])[];

/** A worker of a game whose thread is that of the test; it answers a little later. */
function workerOf(simulator: Simulator<GameTypes>) {
  const reply = botReplies(simulator, () => 0);
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

it.each(GAMES)(
  'what bots think is thought by the worker alone: at %s the page never simulates for them',
  async (_, [rules, simulator, real]) => {
    const touched: string[] = [];
    const watched = new Proxy(simulator, {
      get(one, name) {
        touched.push(String(name));
        return Reflect.get(one, name);
      },
    });
    const module: GameModule = {
      ...real,
      simulator: watched,
      startBotWorker: () => workerOf(simulator),
    } as never;
    const position = choiceAfter({ rules, simulator, players: 2 }, 3, 12);
    const seat = rules.pending(position).at(-1)!.seat;
    const view = rules.view(position, seat);
    const legal = rules.legal(view);
    const { decide } = thinkingOf(module);
    for (const bot of LEVELS.filter((level) => level !== 'merciless')) {
      const troubles: string[] = [];
      const action = await decide({ bot, view, legal, seat, seed: 5 }, (detail) => troubles.push(detail));
      expect(legal).toContainEqual(action);
      expect(troubles).toEqual([]);
    }
    expect(touched).toEqual([]);
  },
);
