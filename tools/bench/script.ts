/** The script of a table's pictures, beside that of a bare page which draws as often, and what it allocates. */
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { type Allocated, allocatedBy } from './allocation';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where {@link buildBareCalls} puts its page. */
export const BARE_CALLS = here('../../node_modules/.cache/kaiju-bare-calls');

/** Pictures of the table and of the bare page, in turns: whatever slows the machine down meets both. */
const TURNS = 6;
const PICTURES = 40;
/** Before they are compiled, functions box numbers; an evening is longer than that. */
const UNTIL_COMPILED = 600;
const SAMPLED = 200;
/** Milliseconds for a bot to answer in. */
const PATIENCE = 5;
/** Seconds from picture to picture. */
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
  /** Milliseconds a picture, the graphics processor left out. */
  readonly table: number;
  readonly bare: number;
  /** Bytes a picture. */
  readonly allocated: Allocated;
}

/** The mean of the middle half, for the browser's clock is coarse and single pictures are held up. */
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

/** Draws so many pictures in which something moves. */
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
 * Measures the pictures of a turn as it is shown, from when everything is there. Neither page may really draw.
 * @param dist the folder of the built page
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
