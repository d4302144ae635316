import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import {
  middleOf,
  type OtherBrowser,
  type OtherBrowserType,
  type OtherPage,
  type Point,
  pressAt,
  typed,
} from './driver';
import { ended, hasScreen, heard, openScreen, programAt } from './programs';

/** Firefox's `NS_BINDING_ABORTED`: a font whose page was left while it loaded, which is no fault of the page. */
const BINDING_ABORTED = 0x804b0002;

const program = () => programAt('firefox-esr') ?? programAt('firefox');

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly message?: string;
}

interface Evaluated {
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

interface LogEntry {
  readonly level: string;
  readonly text: string | null;
  readonly source: { readonly context?: string };
}

/** A connection to a browser by WebDriver BiDi (https://w3c.github.io/webdriver-bidi/). */
class Bidi {
  private asked = 0;
  private readonly answers = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  readonly entries: LogEntry[] = [];

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => this.hear(JSON.parse(String(data)) as Message));
  }

  static async open(url: string): Promise<Bidi> {
    const socket = new WebSocket(url);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return new Bidi(socket);
  }

  private hear({ id, method, params, result, message }: Message): void {
    if (method === 'log.entryAdded') this.entries.push(params as LogEntry);
    const answer = id === undefined ? undefined : this.answers.get(id);
    if (answer === undefined) return;
    if (message === undefined) answer.resolve(result);
    else answer.reject(new Error(message));
  }

  send<Result>(method: string, params: object): Promise<Result> {
    const id = ++this.asked;
    this.socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => {
      this.answers.set(id, { resolve: resolve as (value: unknown) => void, reject });
    });
  }

  close(): void {
    this.socket.close();
  }
}

async function newPage(bidi: Bidi, width: number, height: number): Promise<OtherPage> {
  const { userContext } = await bidi.send<{ userContext: string }>('browser.createUserContext', {});
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', {
    type: 'window',
    userContext,
  });
  await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } });
  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const { result, exceptionDetails } = await bidi.send<Evaluated>('script.evaluate', {
      expression: `(async () => JSON.stringify(await (${expression})))()`,
      target: { context },
      awaitPromise: true,
      userActivation: false,
    });
    if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
    return result?.value === undefined ? (undefined as Value) : (JSON.parse(result.value) as Value);
  };
  return {
    evaluate,
    async goto(url) {
      const go = () => bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
      // What a window was still loading can cut the next address off.
      await go().catch((error: Error) => {
        if (!error.message.includes('NS_BINDING_ABORTED')) throw error;
        return go();
      });
    },
    async press(target) {
      const point = typeof target === 'string' ? await evaluate<Point>(middleOf(target)) : target;
      await bidi.send('input.performActions', { context, actions: [pressAt(point)] });
    },
    async type(text) {
      await bidi.send('input.performActions', { context, actions: [typed(text)] });
    },
    async screenshot() {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    complaints: () =>
      bidi.entries
        .filter(({ level, source }) => level === 'error' && source.context === context)
        .map(({ text }) => text ?? '')
        .filter((text) => !text.includes(`status=${BINDING_ABORTED}`)),
  };
}

async function launch(): Promise<OtherBrowser> {
  const screen = await openScreen();
  const profile = join(screen.folder, 'profile');
  mkdirSync(profile);
  const child = spawn(program()!, ['--remote-debugging-port=0', '--no-remote', '--profile', profile], {
    env: screen.env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [, address] = await heard(child, child.stderr, /WebDriver BiDi listening on (ws:\S+)/);
  const bidi = await Bidi.open(`${address}/session`);
  await bidi.send('session.new', { capabilities: {} });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    newPage: (width, height) => newPage(bidi, width, height),
    async close() {
      bidi.close();
      await ended(child);
      await screen.close();
    },
  };
}

/** Firefox as its makers ship it, driven by WebDriver BiDi. */
export const firefox: OtherBrowserType = {
  name: 'Firefox',
  get installed() {
    return program() !== undefined && hasScreen();
  },
  launch,
};
