/**
 * `npm run bench:picture`: what the picture of a table of four with an army costs, in each quality, against its
 * budgets. Wants the built page. Exit status 1 when a budget is exceeded.
 */
import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { type Browser, chromium, type Page } from '@playwright/test';
import { MeshoptDecoder } from 'meshoptimizer';
import { problemLine } from '#core';
import { startServer } from '#server';
import type { StageStats } from '#session';
import { browserLaunch, prepareBrowser } from '../../tests/e2e/browser';
import { NO_DRAWING } from '../../tests/e2e/noDrawing';

const GAME = 'clock=manual&lang=en&seed=3&bots=A:greedy,B:greedy,C:greedy,D:greedy';
const QUALITIES = ['low', 'medium', 'high'] as const;
type Quality = (typeof QUALITIES)[number];

/** Draw calls of one picture, its shadows and its lens included. */
const CALLS: Readonly<Record<Quality, number>> = { low: 45, medium: 80, high: 80 };
const TRIANGLES = 350_000;
/** Triangles of a floor of a building. */
const FLOOR = 1500;
const MEGABYTE = 1e6;
/** Megabytes transferred until the first picture, and for all models and textures together. */
const FIRST_PICTURE = 2.5;
const ALL_MODELS = 8;
/** Milliseconds of script per picture, the graphics processor left out. */
const SCRIPT = 2;

/** Small, because none of what is measured depends on the size of the picture. */
const VIEWPORT = { width: 480, height: 270 };
const PICTURES = 120;

interface Line {
  readonly what: string;
  readonly measured: number;
  readonly budget: number;
  readonly unit: string;
}

async function openTable(
  browser: Browser,
  address: string,
  quality: Quality,
  stubbed: boolean,
): Promise<Page> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  page.setDefaultTimeout(300_000);
  if (stubbed) await page.addInitScript(NO_DRAWING);
  await page.goto(`${address}table?${GAME}&quality=${quality}`);
  await page.waitForFunction(() => (window.kaiju?.stats().frames ?? 0) > 1);
  return page;
}

/** Bytes that came over the wire so far, but for models and photographs, which the first picture does without. */
function transferred(page: Page): Promise<number> {
  return page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return entries
      .filter(({ name }) => !/\/models\/|\.exr/.test(name))
      .reduce((sum, { transferSize }) => sum + transferSize, 0);
  });
}

const stats = (page: Page): Promise<StageStats> => page.evaluate(() => window.kaiju!.stats());

async function pictureOf(browser: Browser, address: string, quality: Quality): Promise<readonly Line[]> {
  const page = await openTable(browser, address, quality, false);
  const first = (await transferred(page)) / MEGABYTE;
  await page.evaluate(async () => {
    await window.kaiju!.ready();
    await window.kaiju!.advance(0);
  });
  const { calls, triangles } = await stats(page);
  await page.close();
  return [
    { what: `${quality}: draw calls`, measured: calls, budget: CALLS[quality], unit: '' },
    { what: `${quality}: triangles`, measured: triangles, budget: TRIANGLES, unit: '' },
    { what: `${quality}: until the first picture`, measured: first, budget: FIRST_PICTURE, unit: ' MB' },
  ];
}

/** The floor of a building with the most triangles. */
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

/** Megabytes of all models and photographs there are, as they are sent. */
function allModels(): Line {
  const folder = fileURLToPath(new URL('../../dist/', import.meta.url));
  const sent = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.glb$|\.exr-[^/]*\.js\.gz$/.test(name),
  );
  const measured = sent.reduce((sum, name) => sum + statSync(`${folder}${name}`).size, 0) / MEGABYTE;
  return { what: 'all models and textures', measured, budget: ALL_MODELS, unit: ' MB' };
}

/** The middle of the times that script takes for a picture while a turn is shown. */
async function scriptOf(browser: Browser, address: string, quality: Quality): Promise<Line> {
  const page = await openTable(browser, address, quality, true);
  const times = await page.evaluate(async (pictures) => {
    await window.kaiju!.ready();
    const list: number[] = [];
    for (let picture = 0; picture < pictures; picture++) {
      await window.kaiju!.advance(1 / 60);
      list.push(window.kaiju!.stats().jsMs);
    }
    return list.sort((a, b) => a - b);
  }, PICTURES);
  await page.close();
  const measured = times[PICTURES >> 1]!;
  return { what: `${quality}: script per picture`, measured, budget: SCRIPT, unit: ' ms' };
}

const number = (value: number): string =>
  value >= 1000 ? Math.round(value).toLocaleString('en') : String(Math.round(value * 100) / 100);

function formatLine({ what, measured, budget, unit }: Line): string {
  const verdict = measured <= budget ? '' : '   exceeded';
  return `${what.padEnd(34)}${(number(measured) + unit).padStart(14)}  of ${number(budget)}${unit}${verdict}`;
}

function report(lines: readonly Line[]): void {
  for (const line of lines) {
    console.log(formatLine(line));
    if (line.measured > line.budget) process.exitCode = 1;
  }
}

const started = await startServer({
  directory: fileURLToPath(new URL('../../dist', import.meta.url)),
  port: 0,
  alternatives: 0,
});
if (!started.ok) throw new Error(problemLine(started.error));
prepareBrowser();
const browser = await chromium.launch(browserLaunch());
try {
  report([await heaviestFloor(), allModels()]);
  for (const quality of QUALITIES) {
    const lines = [
      ...(await pictureOf(browser, started.value.localAddress, quality)),
      await scriptOf(browser, started.value.localAddress, quality),
    ];
    report(lines);
  }
} finally {
  await browser.close();
  await started.value.close();
}
