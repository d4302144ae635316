import { letReactSettle } from '#session';
import { loading, modelsSettled } from '#stage';

/** Longest wait for fonts, ms. */
const LETTERS = 3000;

const settled = (): boolean => loading().done === loading().files;

/**
 * Resolves when everything requested has loaded and been drawn.
 * @param first resolves when the first frame is drawn @param draw draws one frame without advancing time
 */
export async function pictureReady(first: Promise<void>, draw: () => void): Promise<void> {
  await first;
  do {
    // After the first frame effects request more files, and React mounts what has arrived.
    await letReactSettle();
    await modelsSettled();
    await letReactSettle();
  } while (!settled());
  await Promise.race([document.fonts.ready, new Promise((resolve) => setTimeout(resolve, LETTERS))]);
  draw();
}
