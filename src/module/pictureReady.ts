import { letReactSettle } from '#session';
import { loading, modelsSettled } from '#stage';

/** Milliseconds that letters may keep a picture waiting. */
const LETTERS = 3000;

const settled = (): boolean => loading().done === loading().files;

/**
 * Resolves when everything that was asked for is in and drawn.
 * @param first resolves when the first frame is drawn @param draw draws one picture without time passing
 */
export async function pictureReady(first: Promise<void>, draw: () => void): Promise<void> {
  await first;
  do {
    // What the first picture allows to be fetched is asked for by effects, and what has come is put up by React.
    await letReactSettle();
    await modelsSettled();
    await letReactSettle();
  } while (!settled());
  await Promise.race([document.fonts.ready, new Promise((resolve) => setTimeout(resolve, LETTERS))]);
  draw();
}
