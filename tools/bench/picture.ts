/**
 * `npm run bench:picture`: cost of a frame of a full table, for each game and quality, against its budgets; games named
 * after `--` only. Needs the built page. Exits with status 1 if a budget is exceeded.
 */
import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { type Browser, chromium, type Page } from '@playwright/test';
import { MeshoptDecoder } from 'meshoptimizer';
import { problemLine } from '#core';
import { HEROES } from '#king-of-monsters/rules';
import { startServer } from '#server';
import type { StageStats } from '#session';
import { browserLaunch, prepareBrowser } from '../../tests/e2e/browser';
import { NO_DRAWING } from '../../tests/e2e/noDrawing';
import { BARE_CALLS, buildBareCalls, scriptOf } from './script';

const QUERY = 'clock=manual&lang=en&seed=3';
const FOUR = ['A', 'B', 'C', 'D'];
/** The seats in play; all of them are bots. */
const SEATS = {
  zorgl: FOUR,
  tetzilla: FOUR,
  'king-of-monsters': ['king', ...HEROES],
} as const;
type GameId = keyof typeof SEATS;
const ALL = Object.keys(SEATS) as GameId[];
const named = process.argv.slice(2);
const GAMES = ALL.filter((game) => named.length === 0 || named.includes(game));
const QUALITIES = ['low', 'medium', 'high'] as const;
type Quality = (typeof QUALITIES)[number];

/** Draw calls per frame, including shadows and post-processing. */
const CALLS: Readonly<Record<Quality, number>> = { low: 45, medium: 80, high: 80 };
const TRIANGLES = 350_000;
/** Triangles per floor of a building. */
const FLOOR = 1500;
const MEGABYTE = 1e6;
/** Megabytes transferred until the first frame, and afterwards for the models and photographs of a full table. */
const FIRST_PICTURE = 2.5;
const MODELS = 6;
/** Script time per frame in ms, without GPU time. */
const SCRIPT = 2;
/** Kilobytes per frame that our own code allocates. */
const GARBAGE = 10;

/** Small, because nothing that is measured depends on the picture size. */
const VIEWPORT = { width: 480, height: 270 };
const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

interface Line {
  readonly what: string;
  readonly measured: number;
  /** Left out for values that are only reported. */
  readonly budget?: number;
  readonly unit: string;
}

async function openPage(browser: Browser, stubbed: boolean): Promise<Page> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  page.setDefaultTimeout(300_000);
  if (stubbed) await page.addInitScript(NO_DRAWING);
  return page;
}

/** A full table after its first frame. */
interface Opened {
  readonly game: GameId;
  readonly quality: Quality;
  /** Address of the served page. */
  readonly address: string;
}

async function openTable(browser: Browser, opened: Opened, stubbed: boolean): Promise<Page> {
  const { address, game, quality } = opened;
  const page = await openPage(browser, stubbed);
  const bots = SEATS[game].map((seat) => `${seat}:greedy`).join(',');
  await page.goto(`${address}table?${QUERY}&bots=${bots}&game=${game}&quality=${quality}`);
  await page.waitForFunction(() => (window.kaiju?.stats().frames ?? 0) > 1);
  return page;
}

/**
 * Bytes transferred so far: either of models and photographs, which the first frame does not need, or of everything
 * else.
 */
function transferred(page: Page, ofModels: boolean): Promise<number> {
  return page.evaluate((wanted) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries
      .filter(({ name }) => /\/models\/|\.exr/.test(name) === wanted)
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  }, ofModels);
}

const stats = (page: Page): Promise<StageStats> => page.evaluate(() => window.kaiju!.stats());

async function pictureLines(browser: Browser, opened: Opened): Promise<readonly Line[]> {
  const { game, quality } = opened;
  const page = await openTable(browser, opened, false);
  const first = (await transferred(page, false)) / MEGABYTE;
  await page.evaluate(async () => {
    await window.kaiju!.ready();
    await window.kaiju!.advance(0);
  });
  const { calls, triangles } = await stats(page);
  const models = (await transferred(page, true)) / MEGABYTE;
  await page.close();
  return [
    { what: `${game}, ${quality}: draw calls`, measured: calls, budget: CALLS[quality], unit: '' },
    { what: `${game}, ${quality}: triangles`, measured: triangles, budget: TRIANGLES, unit: '' },
    {
      what: `${game}, ${quality}: until the first picture`,
      measured: first,
      budget: FIRST_PICTURE,
      unit: ' MB',
    },
    {
      what: `${game}, ${quality}: models and photographs of a full table`,
      measured: models,
      budget: MODELS,
      unit: ' MB',
    },
  ];
}

/** The building floor with the most triangles. */
async function heaviestFloor(): Promise<Line> {
  await MeshoptDecoder.ready;
  const io = new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder });
  const city = await io.read(fileURLToPath(new URL('../../public/models/city.glb', import.meta.url)));
  const floors = city
    .getRoot()
    .listNodes()
    .filter((node) => node.getName().startsWith('floor.'));
  const triangles = floors.map((node) =>
    (node.getMesh()?.listPrimitives() ?? []).reduce(
      (sum, part) => sum + (part.getIndices()?.getCount() ?? part.getAttribute('POSITION')!.getCount()) / 3,
      0,
    ),
  );
  return {
    what: 'triangles of the heaviest floor',
    measured: Math.max(...triangles),
    budget: FLOOR,
    unit: '',
  };
}

/** Megabytes of all models and photographs of all games as transferred, more than any player loads. */
function allModels(): Line {
  const sent = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.glb$|\.exr-[^/]*\.js\.gz$/.test(name),
  );
  const measured = sent.reduce((sum, name) => sum + statSync(`${DIST}${name}`).size, 0) / MEGABYTE;
  return { what: 'models and photographs of all games', measured, unit: ' MB' };
}

async function scriptLines(browser: Browser, opened: Opened, bareAddress: string): Promise<readonly Line[]> {
  const { game, quality } = opened;
  const bare = await openPage(browser, true);
  await bare.goto(bareAddress);
  await bare.waitForFunction(() => window.drawBare !== undefined);
  const page = await openTable(browser, opened, true);
  const { table, bare: least, allocated } = await scriptOf(page, bare, DIST);
  await page.close();
  await bare.close();
  const { ours, three, others } = allocated;
  const what = `${game}, ${quality}: script per picture`;
  return [
    { what, measured: table, budget: SCRIPT, unit: ' ms' },
    { what: '  times a bare page with as many calls', measured: table / least, unit: '' },
    { what: '  allocated by ours', measured: ours / 1000, budget: GARBAGE, unit: ' kB' },
    { what: '  allocated by three', measured: three / 1000, unit: ' kB' },
    { what: '  allocated by others', measured: others / 1000, unit: ' kB' },
  ];
}

const number = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : String(Math.round(value * 100) / 100);

function formatLine({ what, measured, budget, unit }: Line): string {
  const told = `${what.padEnd(44)}${(number(measured) + unit).padStart(12)}`;
  if (budget === undefined) return told;
  return `${told}  of ${number(budget)}${unit}${measured <= budget ? '' : '   exceeded'}`;
}

function report(lines: readonly Line[]): void {
  for (const line of lines) {
    console.log(formatLine(line));
    if (line.budget !== undefined && line.measured > line.budget) process.exitCode = 1;
  }
}

async function serve(directory: string) {
  const started = await startServer({ directory, port: 0, alternatives: 0 });
  if (!started.ok) throw new Error(problemLine(started.error));
  return started.value;
}

await buildBareCalls();
const [built, bare] = [await serve(DIST), await serve(BARE_CALLS)];
prepareBrowser();
const browser = await chromium.launch(browserLaunch());
try {
  report([await heaviestFloor(), allModels()]);
  for (const game of GAMES) {
    for (const quality of QUALITIES) {
      const opened = { game, quality, address: built.localAddress };
      report(await pictureLines(browser, opened));
      report(await scriptLines(browser, opened, bare.localAddress));
    }
  }
} finally {
  await browser.close();
  await built.close();
  await bare.close();
}
