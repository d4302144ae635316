import { nextTask } from './nextTask';

/** Longest time that the first frame may delay other work, ms. */
const TIMEOUT = 5000;

let shown: Promise<void> = Promise.resolve();
let show = (): void => {};

/** Call before a table is drawn: work that can wait is delayed until then. */
export function expectPicture(): void {
  shown = new Promise((resolve) => {
    const timer = setTimeout(resolve, TIMEOUT);
    show = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

/** Call when the table is drawn. */
export function pictureShown(): void {
  show();
}

/** Resolves when the table that is being shown has been drawn; at once without one. */
export async function pictureDue(): Promise<void> {
  // A new game asks its bots before its table is shown.
  await nextTask();
  await shown;
}
