/** Script time and allocations of a table's frames, compared with a bare page that makes as many draw calls. */
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { type Allocated, allocatedBy } from './allocation';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Output folder of {@link buildBareCalls}. */
export const BARE_CALLS = here('../../node_modules/.cache/kaiju-bare-calls');

/** How often table and bare page alternate, so that other load affects both. */
const TURNS = 6;
const PICTURES = 40;
/** Number of warm-up frames: before they are compiled, functions box numbers, and an evening lasts longer than that. */
const UNTIL_COMPILED = 600;
const SAMPLED = 200;
/** Thinking time of a bot, ms. */
const PATIENCE = 5;
/** Seconds between frames. */
const STEP = 1 / 60;

export async function buildBareCalls(): Promise<void> {
  await build({
    configFile: false,
    root: here('bareCalls'),
    logLevel: 'warn',
    build: {
      outDir: BARE_CALLS,
      emptyOutDir: true,
      target: 'es2023',
      chunkSizeWarningLimit: 1500,
    },
  });
}

export interface ScriptTime {
  /** Script time per frame in ms, without GPU time. */
  readonly table: number;
  readonly bare: number;
  /** Bytes per frame. */
  readonly allocated: Allocated;
}

/** Mean of the middle half, since the browser's clock is coarse and single frames are delayed. */
function middle(times: readonly number[]): number {
  const quarter = times.length >> 2;
  const half = [...times].sort((a, b) => a - b).slice(quarter, -quarter);
  return half.reduce((sum, time) => sum + time, 0) / half.length;
}

const drawTable = (page: Page, pictures: number) =>
  page.evaluate(
    async ([count, seconds]) => {
      const times: number[] = [];
      for (let picture = 0; picture < count; picture++) {
        await window.kaiju!.advance(seconds);
        times.push(window.kaiju!.stats().jsMs);
      }
      return times;
    },
    [pictures, STEP] as const,
  );

/** Draws a number of frames in which something moves. */
const drawMotion = (page: Page, pictures: number) =>
  page.evaluate(
    async ([count, seconds, patience]) => {
      const { advance, stats } = window.kaiju!;
      const last = stats().frames + count;
      while (stats().frames < last) {
        const before = stats().frames;
        await advance(seconds);
        if (stats().frames === before) await new Promise((resolve) => setTimeout(resolve, patience));
      }
    },
    [pictures, STEP, PATIENCE] as const,
  );

const drawBare = (page: Page, pictures: number, calls: number) =>
  page.evaluate(
    async ([count, many]) => {
      const times: number[] = [];
      for (let picture = 0; picture < count; picture++) {
        await new Promise((resolve) => setTimeout(resolve));
        times.push(window.drawBare!(many));
      }
      return times;
    },
    [pictures, calls] as const,
  );

/**
 * Measures the frames of an animated turn once everything is loaded. Neither page may draw on the GPU.
 * @param dist folder of the built page
 */
export async function scriptOf(table: Page, bare: Page, dist: string): Promise<ScriptTime> {
  const calls = await table.evaluate(async () => {
    await window.kaiju!.ready();
    return window.kaiju!.stats().calls;
  });
  const times: { readonly table: number[]; readonly bare: number[] } = { table: [], bare: [] };
  for (let turn = 0; turn < TURNS; turn++) {
    times.table.push(...(await drawTable(table, PICTURES)));
    times.bare.push(...(await drawBare(bare, PICTURES, calls)));
  }
  await drawMotion(table, UNTIL_COMPILED);
  const session = await table.context().newCDPSession(table);
  const { ours, three, others } = await allocatedBy(session, dist, () => drawMotion(table, SAMPLED));
  return {
    table: middle(times.table),
    bare: middle(times.bare),
    allocated: { ours: ours / SAMPLED, three: three / SAMPLED, others: others / SAMPLED },
  };
}
