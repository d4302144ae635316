import { afterEach, describe, expect, it } from 'vitest';
import { type AskedBot, BOTS, type BotWorker } from '#bots';
import { type GameTypes, unwrap } from '#core';
import { SERVED_GAMES } from '../../../src/server/games';
import { type BotProcesses, botProcesses } from '../../../src/server/rooms/botProcesses';

const { rules, simulator } = SERVED_GAMES.get('zorgl')!;
const opening = unwrap(rules.setup(unwrap(rules.options.parse({}, 2)), 5));
const seat = rules.pending(opening).at(-1)!.seat;
const view = rules.view(opening, seat);
const question: AskedBot<GameTypes> = { bot: 'planner', view, legal: rules.legal(view), seat, seed: 3 };
const greedy = BOTS.greedy(simulator).choose(question);

let processes: BotProcesses | undefined;
afterEach(() => processes?.close());

/** A process that does nothing but what it is told to. */
class Idle implements BotWorker {
  readonly on = new Map<string, (event: { readonly data: unknown }) => void>();
  asked = 0;
  ended = false;

  addEventListener(type: string, listener: (event: { readonly data: unknown }) => void): void {
    this.on.set(type, listener);
  }

  postMessage(): void {
    this.asked++;
  }

  terminate(): void {
    this.ended = true;
  }
}

function idle() {
  const started: Idle[] = [];
  const faults: string[] = [];
  const late: (() => void)[] = [];
  processes = botProcesses({
    fault: (detail) => faults.push(detail),
    start() {
      const process = new Idle();
      started.push(process);
      return process;
    },
    late(run) {
      late.push(run);
      return () => {};
    },
  });
  const told = { gaveWay: 0 };
  const answer = processes.decide(question, simulator, () => {
    told.gaveWay++;
  });
  return { started, faults, late, answer, told };
}

describe('bots of rooms', () => {
  it('think in a process of their own, and come to what they come to here', async () => {
    const faults: string[] = [];
    processes = botProcesses({ fault: (detail) => faults.push(detail) });
    expect(await processes.decide(question, simulator, () => {})).toEqual(
      BOTS.planner(simulator).choose(question),
    );
    expect(faults).toEqual([]);
  });

  it('do not hold up who is served meanwhile', async () => {
    const { started, answer } = idle();
    let answered = false;
    void answer.then(() => {
      answered = true;
    });
    await Promise.resolve();
    expect({ asked: started.map(({ asked }) => asked), answered }).toEqual({ asked: [1], answered: false });
  });

  it('that throw give way to greed, which is told', async () => {
    const { started, faults, answer } = idle();
    started[0]!.on.get('message')!({ data: { id: 0, failure: 'no plan' } });
    expect(await answer).toEqual(greedy);
    expect(faults.join()).toContain('no plan');
  });

  it('that do not come to an end are ended, get a fresh process, and then give way to greed', async () => {
    const { started, faults, late, answer, told } = idle();
    late[0]!();
    expect(started.map(({ ended }) => ended)).toEqual([true, false]);
    late[1]!();
    expect(await answer).toEqual(greedy);
    expect(started[1]!.ended).toBe(true);
    expect(faults).toHaveLength(3);
    expect(told.gaveWay).toBe(1);
  });

  it('whose processes break down have others, and are greedy where there are none', async () => {
    const { started, answer } = idle();
    started[0]!.on.get('error')!({ data: null });
    started[1]!.on.get('error')!({ data: null });
    expect(await answer).toEqual(greedy);
    expect(await processes!.decide(question, simulator, () => {})).toEqual(greedy);
  });
});
