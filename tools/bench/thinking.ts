/**
 * `npm run bench:thinking`: what thinking bots cost the page, for each game and each level that thinks long. Needs the
 * built page. Bots play on a table that is not drawn. CPU times of the page's thread in ms come from the browser's
 * trace, so that other load hardly matters: posting a question to a worker; tasks that ask a bot, including the
 * preceding action, and tasks that handle its answer; tasks that draw a frame, while a bot thinks and while none does.
 * Creating a question, a view with its legal actions, is measured as well. Exits with status 1 if asking or answering
 * exceeds the budget.
 */
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { BOTS } from '#bots';
import { problemLine, unwrap } from '#core';
import { HEROES } from '#king-of-monsters/rules';
import { startServer } from '#server';
import { type CliGame, COMMAND_GAMES } from '../../src/cli/games';
import { browserLaunch, prepareBrowser } from '../../tests/e2e/browser';
import { NO_DRAWING } from '../../tests/e2e/noDrawing';
import { taskTimes } from './tasks';

const SEATS = {
  zorgl: ['A', 'B', 'C'],
  tetzilla: ['A', 'B', 'C'],
  'king-of-monsters': ['king', ...HEROES],
} as const;
const LEVELS = ['hunter', 'merciless'] as const;
/** Traced seconds, after the warm-up. */
const SECONDS = 30;
const BEFORE = 12;
/** How much longer a bot may make a frame, ms. */
const BUDGET = 4;
/** Number of questions created, and of warm-up questions before. */
const QUESTIONS = 400;
const UNTIL_COMPILED = 10;
const REPEATS = 5;
const WIDE = 46;
const CATEGORIES = ['devtools.timeline', 'blink.user_timing', 'toplevel'];
const VIEWPORT = { width: 480, height: 270 };
const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

/** Marks the trace when a worker is asked, when the question is posted, and when it answers. */
const MARKS = `
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (...sent) {
  if (this.heard !== true) {
    this.heard = true;
    this.addEventListener('message', () => performance.mark('kaiju-answer'));
  }
  performance.mark('kaiju-ask');
  post.apply(this, sent);
  performance.mark('kaiju-asked');
};`;

const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other);
const at = (values: readonly number[], share: number) =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
const figures = (values: readonly number[]) =>
  `${String(values.length).padStart(6)}${[0.5, 0.99, 1].map((share) => at(values, share).toFixed(2).padStart(9)).join('')}`;

/**
 * Time to create the questions of a game between greedy bots in ms; the minimum of several runs, to exclude
 * interruptions.
 */
function questionTimes({ rules, simulator }: CliGame): readonly number[] {
  const greedy = BOTS.greedy(simulator);
  const times: number[] = [];
  let position = unwrap(rules.setup(unwrap(rules.options.parse({}, rules.players.min)), 3));
  const making = (seat: string) => {
    const begun = performance.now();
    rules.legal(rules.view(position, seat));
    return performance.now() - begun;
  };
  for (let turn = 0; turn < QUESTIONS; turn++) {
    const seat = rules.pending(position).at(-1)?.seat;
    if (seat === undefined) break;
    const view = rules.view(position, seat);
    const legal = rules.legal(view);
    if (turn >= UNTIL_COMPILED) times.push(Math.min(...Array.from({ length: REPEATS }, () => making(seat))));
    position = unwrap(rules.apply(position, greedy.choose({ view, legal, seat, seed: turn }))).position;
  }
  return times;
}

async function measure(browser: Browser, address: string, game: keyof typeof SEATS, level: string) {
  const page = await browser.newPage({ viewport: VIEWPORT });
  page.setDefaultTimeout(120_000);
  await page.addInitScript(NO_DRAWING + MARKS);
  const bots = SEATS[game].map((seat) => `${seat}:${level}`).join(',');
  await page.goto(`${address}table?lang=en&seed=3&quality=test&game=${game}&bots=${bots}`);
  await page.waitForFunction(() => (window.kaiju?.stats().frames ?? 0) > 1);
  await page.waitForTimeout(BEFORE * 1000);
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.waitForTimeout(SECONDS * 1000);
  const trace = await browser.stopTracing();
  await page.close();
  return taskTimes(JSON.parse(trace.toString('utf8')));
}

const started = await startServer({ directory: DIST, port: 0, alternatives: 0 });
if (!started.ok) throw new Error(problemLine(started.error));
prepareBrowser();
const browser = await chromium.launch(browserLaunch());
try {
  console.log(`${''.padEnd(WIDE)} times   median     99 %  longest`);
  for (const game of Object.keys(SEATS) as (keyof typeof SEATS)[]) {
    const made = questionTimes(COMMAND_GAMES.find(({ rules }) => rules.id === game)!);
    console.log(`${`${game}: a view and its actions`.padEnd(WIDE)}${figures(made)}`);
    for (const level of LEVELS) {
      const { handing, asking, answering, thinking, resting } = await measure(
        browser,
        started.value.localAddress,
        game,
        level,
      );
      const lines = { 'handing over': handing, 'tasks that ask': asking, 'tasks of answers': answering };
      const pictures = { 'pictures while it thinks': thinking, 'pictures while none does': resting };
      for (const [what, times] of Object.entries({ ...lines, ...pictures })) {
        console.log(`${`${game}, ${level}: ${what}`.padEnd(WIDE)}${figures(times)}`);
      }
      if (Math.max(...made) + Math.max(...handing) > BUDGET || Math.max(...answering) > BUDGET) {
        process.exitCode = 1;
      }
    }
  }
} finally {
  await browser.close();
  await started.value.close();
}
