/** What a page allocates, by whose script does it. Wants the built page with its source maps. */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import type { CDPSession } from '@playwright/test';

/** A node of the browser's sampling of its heap, as far as it is used. */
interface Sampled {
  readonly callFrame: { readonly url: string; readonly lineNumber: number; readonly columnNumber: number };
  /** Bytes that it has allocated itself. */
  readonly selfSize: number;
  readonly children: readonly Sampled[];
}

/** Bytes by who has allocated them. */
export interface Allocated {
  readonly ours: number;
  readonly three: number;
  /** Other packages. */
  readonly others: number;
}

/** Allocations are sampled once in so many bytes. */
const INTERVAL = 512;

/** What is allocated below these is part of a picture; the compiler may put the latter into its caller. */
const PICTURE = /\/src\/(app\/table\/useDriver\.ts|stage\/StageCanvas\.tsx)$/;

/** Finds the module that a place of a built file was made of. @param dist the folder of the built page */
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
 * What drawing pictures allocates, also what is collected again at once. What a function of the language itself
 * allocates counts for its caller.
 * @param work draws them
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
