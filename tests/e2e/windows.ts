import type { BrowserContext, Page } from '@playwright/test';
import { faultsOf } from './hits';

/** Width and height of the windows that the table is to fit, from the sofa to the smallest phone. */
export const SIZES = [
  [1920, 1080],
  [1920, 940],
  [1536, 730],
  [1366, 768],
  [1366, 625],
  [1280, 720],
  [1280, 593],
  [1180, 820],
  [1024, 768],
  [960, 540],
  [844, 390],
  [740, 360],
  [683, 384],
  [667, 375],
  [820, 1180],
  [768, 1024],
  [412, 915],
  [390, 844],
  [360, 640],
  [320, 568],
] as const;

/** The sizes at which five players have the least room, one or two of each layout. */
export const TIGHT = [
  [1366, 768],
  [1024, 768],
  [820, 1180],
  [844, 390],
  [740, 360],
  [390, 844],
  [360, 640],
] as const;

/** The smallest side of what a finger is to hit, in CSS pixels. */
export const TARGET = 44;

/**
 * For tests that look at no table: the panels come at once where there will be no picture, and a page costs a quarter.
 */
export async function withoutPicture(pages: Page | BrowserContext): Promise<void> {
  await pages.addInitScript(() => {
    const context = HTMLCanvasElement.prototype.getContext;
    // axe measures letters on a flat canvas.
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
      return kind === '2d' ? context.call(this, kind) : null;
    } as typeof context;
  });
}

/** Gives the page a size, and the time in which it lays itself out again. */
export async function resizeTo(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** What is wrong with the panels in a window of a size. @param there,over see {@link faultsOf} */
export async function faultsAt(
  page: Page,
  size: readonly [number, number],
  there: readonly string[],
  over?: string,
): Promise<string[]> {
  await resizeTo(page, size);
  const found = await page.evaluate(faultsOf, { there, target: TARGET, ...(over && { over }) });
  return found.map((fault) => `${size.join(' × ')}: ${fault}`);
}
