/** Measures what a page allocates, by script. Needs the built page with source maps. */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import type { CDPSession } from '@playwright/test';

/** The used fields of a node of the browser's sampling heap profile. */
interface Sampled {
  readonly callFrame: { readonly url: string; readonly lineNumber: number; readonly columnNumber: number };
  /** Bytes allocated by the function itself. */
  readonly selfSize: number;
  readonly children: readonly Sampled[];
}

/** Allocated bytes by origin. */
export interface Allocated {
  readonly ours: number;
  readonly three: number;
  /** Other packages. */
  readonly others: number;
}

/** Sampling interval, bytes. */
const INTERVAL = 512;

/** Allocations below these functions belong to a frame; the compiler may inline the latter. */
const PICTURE = /\/src\/(app\/table\/useDriver\.ts|stage\/StageCanvas\.tsx)$/;

/** Maps a position in a built file to its source module. @param dist folder of the built page */
function modulesOf(dist: string): (frame: Sampled['callFrame']) => string {
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (file: string) => {
    const known = maps.get(file);
    if (known !== undefined) return known;
    const path = join(dist, `${file}.map`);
    const map = existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : null;
    maps.set(file, map);
    return map;
  };
  return ({ url, lineNumber, columnNumber }) => {
    if (!url.startsWith('http')) return '';
    const found = mapOf(new URL(url).pathname)?.findEntry(lineNumber, columnNumber);
    return found !== undefined && 'originalSource' in found ? found.originalSource : '';
  };
}

/**
 * What drawing frames allocates, including what is collected at once. Allocations of built-in functions count for their
 * caller.
 * @param work draws the frames
 */
export async function allocatedBy(
  session: CDPSession,
  dist: string,
  work: () => Promise<unknown>,
): Promise<Allocated> {
  await session.send('HeapProfiler.startSampling', {
    samplingInterval: INTERVAL,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  await work();
  const { profile } = await session.send('HeapProfiler.stopSampling');
  const moduleOf = modulesOf(dist);
  const bytes = { ours: 0, three: 0, others: 0 };
  const add = (node: Sampled, caller: string, within: boolean) => {
    const own = moduleOf(node.callFrame) || caller;
    const drawn = within || PICTURE.test(own);
    const whose = own.includes('/node_modules/three/')
      ? 'three'
      : own.includes('/node_modules/')
        ? 'others'
        : 'ours';
    if (drawn) bytes[whose] += node.selfSize;
    for (const child of node.children) add(child, own, drawn);
  };
  add(profile.head, '', false);
  return bytes;
}
