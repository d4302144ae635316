import { nextTask } from './nextTask';

/** Milliseconds that a picture may keep others waiting. */
const TIMEOUT = 5000;

let shown: Promise<void> = Promise.resolve();
let show = (): void => {};

/** A table is about to be drawn: what can do without the processor until then waits. */
export function expectPicture(): void {
  shown = new Promise((resolve) => {
    const timer = setTimeout(resolve, TIMEOUT);
    show = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

/** It is drawn. */
export function pictureShown(): void {
  show();
}

/** Resolves when the table that is about to be put up, or stands, is drawn; at once where there is none. */
export async function pictureDue(): Promise<void> {
  // Who begins a game asks its bots before the table is put up.
  await nextTask();
  await shown;
}
