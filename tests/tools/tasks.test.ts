import { expect, it } from 'vitest';
import { taskTimes } from '../../tools/bench/tasks';

const THREAD = { pid: 1, tid: 2 };
const task = (ts: number, dur: number, tdur: number) => ({
  ...THREAD,
  name: 'RunTask',
  ph: 'X',
  ts,
  dur,
  tdur,
});
const mark = (name: string, ts: number, tts = ts) => ({ ...THREAD, name, ph: 'I', ts, tts });
const picture = (ts: number) => ({ ...THREAD, name: 'FireAnimationFrame', ph: 'X', ts, dur: 1 });

it('the tasks of a trace are told apart by what they have to do with bots, each by the time of its processor', () => {
  const traceEvents = [
    { ...task(0, 90_000, 90_000), tid: 3 },
    task(1000, 500, 400),
    picture(1100),
    task(2000, 9000, 3000),
    // The same task by another name, within it.
    { ...task(2001, 8990, 2990), name: 'ThreadControllerImpl::RunTask' },
    mark('kaiju-ask', 3000, 700),
    mark('kaiju-asked', 8000, 900),
    task(12_000, 700, 600),
    picture(12_100),
    task(20_000, 300, 200),
    mark('kaiju-answer', 20_100),
    task(30_000, 800, 500),
    picture(30_100),
    // Neither a picture nor anything of bots.
    task(40_000, 50, 50),
  ];
  expect(taskTimes({ traceEvents })).toEqual({
    handing: [0.2],
    asking: [3],
    answering: [0.2],
    thinking: [0.6],
    resting: [0.4, 0.5],
  });
  expect(() => taskTimes({ traceEvents: [task(0, 1, 1)] })).toThrow('no bot was asked');
});
