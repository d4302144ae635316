/**
 * `npm run bench:thinking`: what thinking bots cost the page, for each game and each of the levels that think long. Wants the
 * built page. Bots play on a table that is not drawn, and the browser's own trace tells what the page's thread took, in
 * milliseconds of its processor, so that what else the machine does hardly counts: to hand a question over to a worker; for
 * the tasks in which one is asked, which have done the action before, and those in which its answer comes; for those that
 * make a picture, while a bot thinks and while none does. What the question is made of, a view and its legal actions, is
 * measured beside it. Exit status 1 if asking or answering is dearer than the budget.
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
/** Seconds that are traced, after those in which functions are compiled. */
const SECONDS = 30;
const BEFORE = 12;
/** Milliseconds that a frame may take longer because of a bot. */
const BUDGET = 4;
/** Questions that are made, and those before functions are compiled. */
const QUESTIONS = 400;
const UNTIL_COMPILED = 10;
const REPEATS = 5;
const WIDE = 46;
const CATEGORIES = ['devtools.timeline', 'blink.user_timing', 'toplevel'];
const VIEWPORT = { width: 480, height: 270 };
const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

/** Marks in the trace when a worker is asked, when that is done, and when it answers. */
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

/** What it takes to make the questions of a game of greedy bots, milliseconds; the least of some times, so that it is held up by nothing. */
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
