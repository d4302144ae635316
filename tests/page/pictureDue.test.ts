import { expect, it, vi } from 'vitest';
import { expectPicture, pictureDue, pictureShown } from '../../src/page/pictureDue';

/** Whether something has come to pass, after all that is under way on this thread. */
async function passed(waiting: Promise<void>): Promise<boolean> {
  let done = false;
  void waiting.then(() => {
    done = true;
  });
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
  return done;
}

it('where no table is put up nothing waits for one', async () => {
  await pictureDue();
});

it('what is asked for just before a table is put up waits until it is drawn', async () => {
  const waiting = pictureDue();
  expectPicture();
  expect(await passed(waiting)).toBe(false);
  pictureShown();
  await waiting;
  await pictureDue();
});

it('a picture that never comes keeps nothing waiting for ever', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    expectPicture();
    const waiting = pictureDue();
    expect(await passed(waiting)).toBe(false);
    vi.advanceTimersByTime(10_000);
    await waiting;
  } finally {
    vi.useRealTimers();
  }
});
