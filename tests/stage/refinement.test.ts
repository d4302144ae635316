import { expect, it } from 'vitest';
import { DeferredDetail } from '../../src/stage/deferredDetail';

/** A refinement whose tasks come when the test says so. */
function refined() {
  const tasks: (() => void)[] = [];
  const log: string[] = [];
  const refinement = new DeferredDetail((step) => tasks.push(step));
  return {
    refinement,
    log,
    step: (name: string) => () => void log.push(name),
    /** The browser does what waits now, but nothing that comes of it. */
    task: () => {
      for (const each of tasks.splice(0)) each();
    },
  };
}

it('nothing is done before the first picture, and then one thing after the other', () => {
  const { refinement, log, step, task } = refined();
  const [ground, cards] = [step('ground'), step('cards')];
  refinement.wait(ground);
  refinement.wait(cards);
  task();
  expect(log).toEqual([]);
  refinement.begin(() => log.push('complete'));
  expect(log).toEqual([]);
  task();
  expect(log).toEqual(['ground']);
  task();
  expect(log).toEqual(['ground']);
  refinement.done(ground);
  task();
  refinement.done(cards);
  expect(refinement.complete).toBe(false);
  task();
  expect(log).toEqual(['ground', 'cards', 'complete']);
  expect(refinement.complete).toBe(true);
});

it('what goes before it is done holds nothing up', () => {
  const { refinement, log, step, task } = refined();
  const leave = refinement.wait(step('ground'));
  const leaveUnseen = refinement.wait(step('cards'));
  refinement.wait(step('felt'));
  refinement.begin(() => log.push('complete'));
  task();
  leaveUnseen();
  leave();
  task();
  expect(log).toEqual(['ground', 'felt']);
});

it('what comes after everything is done has its turn too', () => {
  const { refinement, log, step, task } = refined();
  refinement.begin(() => log.push('complete'));
  task();
  const late = step('late');
  refinement.wait(late);
  expect(refinement.complete).toBe(false);
  task();
  refinement.done(late);
  task();
  expect(log).toEqual(['complete', 'late', 'complete']);
});

it('what is not there at all comes before what is only coarse', () => {
  const { refinement, log, step, task } = refined();
  const [felt, cards, ground] = [step('felt'), step('cards'), step('ground')];
  refinement.wait(felt, 'coarse');
  refinement.wait(cards, 'missing');
  refinement.begin(() => log.push('complete'));
  task();
  refinement.wait(ground, 'coarse');
  refinement.done(cards);
  task();
  refinement.done(felt);
  task();
  expect(log).toEqual(['cards', 'felt', 'ground']);
});
