import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** Delay before a failed import is retried, ms. */
const SECOND_TRY = 1000;

/** Loads something and retries once. Rejects with the second error. */
export async function loadTwice<Value>(load: () => Promise<Value>, wait = SECOND_TRY): Promise<Value> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, wait));
    return load();
  }
}

/** A component that is loaded when it is first shown. @param load imports it */
export function lazily<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadTwice(load) }));
}
