import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Milliseconds after which a part of the program that did not arrive is asked for again. */
const SECOND_TRY = 1000;

/** Loads something, again where it did not arrive the first time. Rejects with the reason of the second time. */
export async function loadTwice<Value>(load: () => Promise<Value>, wait = SECOND_TRY): Promise<Value> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, wait));
    return load();
  }
}

/** A component that is loaded when it is first shown. @param load gives it */
export function lazily<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadTwice(load) }));
}
