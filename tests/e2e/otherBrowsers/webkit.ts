import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import {
  middleOf,
  type OtherBrowser,
  type OtherBrowserType,
  type OtherPage,
  type Point,
  pressAt,
  typed,
} from './driver';
import { ended, hasScreen, openScreen, programAt } from './programs';

const DRIVER = 'WebKitWebDriver';
const START_ATTEMPTS = 100;
/** What the page itself tells of its errors; the driver has no console. */
const LISTEN = `(() => {
  if (window.complaints !== undefined) return;
  window.complaints = [];
  addEventListener('error', (event) => window.complaints.push(String(event.message)));
  addEventListener('unhandledrejection', (event) => window.complaints.push(String(event.reason)));
})()`;

interface Answer {
  readonly value: unknown;
}

interface Thrown {
  readonly thrown?: string;
  readonly value?: string;
}

/** A command of WebDriver (https://www.w3.org/TR/webdriver2/). Rejects with what the driver says is wrong. */
async function send<Value>(url: string, body?: object, method = 'POST'): Promise<Value> {
  const response = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as Answer;
  if (!response.ok) throw new Error((value as { message: string }).message);
  return value as Value;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function startSession(driver: string): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    try {
      const { sessionId } = await send<{ sessionId: string }>(`${driver}/session`, {
        capabilities: { alwaysMatch: { timeouts: { script: 120_000 } } },
      });
      return `${driver}/session/${sessionId}`;
    } catch (error) {
      // The driver does not say when it listens.
      if (attempt === START_ATTEMPTS || !(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function pageOf(session: string): Promise<OtherPage> {
  let complaints: readonly string[] = [];
  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const { thrown, value } = await send<Thrown>(`${session}/execute/async`, {
      script: `const done = arguments[0];
        (async () => JSON.stringify(await (${expression})))()
          .then((value) => done({ value }), (error) => done({ thrown: String(error) }))`,
      args: [],
    });
    if (thrown !== undefined) throw new Error(thrown);
    return value === undefined ? (undefined as Value) : (JSON.parse(value) as Value);
  };
  const listen = async () => {
    await evaluate(LISTEN);
    complaints = await evaluate<readonly string[]>('window.complaints');
  };
  return {
    async evaluate(expression) {
      const value = await evaluate(expression);
      await listen();
      return value as never;
    },
    async goto(url) {
      await send(`${session}/url`, { url });
      await listen();
    },
    async press(target) {
      const point = typeof target === 'string' ? await evaluate<Point>(middleOf(target)) : target;
      await send(`${session}/actions`, { actions: [pressAt(point)] });
    },
    async type(text) {
      await send(`${session}/actions`, { actions: [typed(text)] });
    },
    async screenshot() {
      return Buffer.from(await send<string>(`${session}/screenshot`, undefined, 'GET'), 'base64');
    },
    complaints: () => complaints,
  };
}

async function launch(): Promise<OtherBrowser> {
  const screen = await openScreen();
  const port = await freePort();
  const child = spawn(DRIVER, [`--port=${port}`], { env: screen.env, stdio: 'ignore' });
  let session: string | null = null;
  const leave = async () => {
    if (session !== null) await send(session, undefined, 'DELETE');
  };
  return {
    // The driver has one session at a time, and each begins without a memory.
    async newPage(width, height) {
      await leave();
      session = await startSession(`http://127.0.0.1:${port}`);
      await send(`${session}/window/rect`, { width, height });
      return pageOf(session);
    },
    async close() {
      await leave();
      await ended(child);
      await screen.close();
    },
  };
}

/** WebKitGTK, which shares its engine with Safari, driven by its own WebDriver. */
export const webkit: OtherBrowserType = {
  name: 'WebKit',
  get installed() {
    return programAt(DRIVER) !== undefined && hasScreen();
  },
  launch,
};
