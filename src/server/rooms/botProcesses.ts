import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type AskedBot, BOTS, BotPool, type BotWorker, botTasks } from '#bots';
import { type GameTypes, runToEnd, type Simulator } from '#core';
import { SERVED_GAMES } from '../games';

/** Thinking time of a bot for one action, ms. */
const THINKING = 1500;
/** Timeout of a bot, ms; generous, since the machine may be busy with other rooms. */
const BOT_TIMEOUT = 10_000;

/** Runs the bots of rooms. */
export interface BotProcesses {
  /**
   * Chooses an action. Never fails: if the bot, or two processes in a row, fail, a greedy bot decides.
   * @param simulator of its game @param gaveWay called when the greedy bot decides
   */
  decide(
    question: AskedBot<GameTypes>,
    simulator: Simulator<GameTypes>,
    gaveWay: () => void,
  ): Promise<unknown>;
  /** Ends all processes. */
  close(): void;
}

export interface BotProcessesOptions {
  /** Reports a failed process or bot. */
  readonly fault: (detail: string) => void;
  /** Starts a worker for a game, by default in a child process. @param game its id */
  readonly start?: (game: string) => BotWorker;
  /** Sets the timeout of a bot and returns a cancel function. Uses real time by default. */
  readonly late?: (run: () => void) => () => void;
}

function afterPatience(run: () => void): () => void {
  const timer = setTimeout(run, BOT_TIMEOUT);
  return () => clearTimeout(timer);
}

/** A child process with the pool's interface. It does not keep the server alive. */
function processOf(game: string, running: Set<ChildProcess>): BotWorker {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const child = fork(fileURLToPath(new URL('./botProcess.ts', import.meta.url)), [game], {
    execArgv: ['--import', loader],
  });
  child.unref();
  child.channel?.unref();
  running.add(child);
  return {
    addEventListener(type: string, listener: (event: { readonly data: unknown }) => void) {
      if (type === 'message') child.on('message', (data) => listener({ data }));
      if (type !== 'error') return;
      child.on('error', () => listener({ data: null }));
      child.on('exit', () => listener({ data: null }));
    },
    // Ignore send errors: a process that has exited reports it by its `exit` event.
    postMessage: (message) => void child.send(message as object, () => {}),
    terminate() {
      running.delete(child);
      child.kill('SIGKILL');
    },
  };
}

/** Starts the processes that run the bots of all rooms: for each game one less than there are cores, at least one. */
export function botProcesses({ fault, start, late = afterPatience }: BotProcessesOptions): BotProcesses {
  const running = new Set<ChildProcess>();
  const pools = new Map<Simulator<GameTypes>, BotPool<GameTypes>>();
  for (const [id, { simulator }] of SERVED_GAMES) {
    const work = botTasks(simulator, () => performance.now());
    pools.set(
      simulator,
      new BotPool({
        start: () => (start === undefined ? processOf(id, running) : start(id)),
        most: Math.max(1, availableParallelism() - 1),
        // Without any process, run greedy bots in this one: longer thinking would block everybody.
        instead: async (task) =>
          runToEnd(
            work(task.do === 'think' ? { ...task, question: { ...task.question, bot: 'greedy' } } : task),
          ),
        late,
      }),
    );
  }
  return {
    async decide(question, simulator, gaveWay) {
      try {
        const task = { do: 'think', question, time: { limit: THINKING } } as const;
        const answer = await pools.get(simulator)!.run(task, { trouble: fault });
        if ('thought' in answer) return answer.thought.best;
        throw new Error('something else was answered than was asked');
      } catch (thrown) {
        fault(`${question.bot} gives way to greed: ${String(thrown)}`);
        gaveWay();
        return BOTS.greedy(simulator).choose(question);
      }
    },
    close() {
      for (const child of running) child.kill();
    },
  };
}
