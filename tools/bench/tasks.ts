/** Times of the tasks of a page's thread, by their relation to bots, from the browser's trace. */

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds, like all times. */
  readonly ts: number;
  readonly dur?: number;
  /** CPU time of the thread: duration and start. */
  readonly tdur?: number;
  readonly tts?: number;
  readonly args?: { readonly name?: string };
}

export interface Trace {
  readonly traceEvents: readonly TraceEvent[];
}

/** CPU time of each task, ms. */
export interface TaskTimes {
  /** Posting a question to a worker. */
  readonly handing: readonly number[];
  /** Tasks that asked a bot, including the preceding work, and tasks that handled its answer. */
  readonly asking: readonly number[];
  readonly answering: readonly number[];
  /** Tasks that only drew a frame, while a bot was thinking and while none was. */
  readonly thinking: readonly number[];
  readonly resting: readonly number[];
}

const ASK = 'kaiju-ask';
const ASKED = 'kaiju-asked';
const ANSWER = 'kaiju-answer';
const PICTURE = 'FireAnimationFrame';
const TASKS: ReadonlySet<string> = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);
const MILLI = 1000;

/** Events of the thread that asked bots, by start time. */
function threadOf({ traceEvents }: Trace): readonly TraceEvent[] {
  const asked = traceEvents.find(({ name }) => name === ASK);
  if (asked === undefined) throw new Error('no bot was asked while it was traced');
  return traceEvents
    .filter(({ pid, tid }) => pid === asked.pid && tid === asked.tid)
    .toSorted((one, other) => one.ts - other.ts);
}

/**
 * Classifies the tasks of a trace with the marks {@link ASK}, {@link ASKED} and {@link ANSWER}. Throws if no bot was
 * asked.
 */
export function taskTimes(trace: Trace): TaskTimes {
  const events = threadOf(trace);
  const names = ['handing', 'asking', 'answering', 'thinking', 'resting'] as const;
  const times = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    keyof TaskTimes,
    number[]
  >;
  const marks = events.filter(({ name }) => name === ASK || name === ASKED);
  for (const [index, { name, tts = 0 }] of marks.entries()) {
    const next = marks[index + 1];
    if (name === ASK && next?.name === ASKED) times.handing.push(((next.tts ?? 0) - tts) / MILLI);
  }
  let open = 0;
  let end = 0;
  for (const [index, task] of events.entries()) {
    // A task may have two names, one nested in the other.
    if (task.ph !== 'X' || !TASKS.has(task.name) || task.ts < end) continue;
    end = task.ts + (task.dur ?? 0);
    const inside = new Set<string>();
    const before = open;
    for (let next = index + 1; next < events.length && events[next]!.ts <= end; next++) {
      const { name } = events[next]!;
      inside.add(name);
      if (name === ASK) open++;
      if (name === ANSWER) open = Math.max(0, open - 1);
    }
    const took = (task.tdur ?? task.dur ?? 0) / MILLI;
    if (inside.has(ASK)) times.asking.push(took);
    else if (inside.has(ANSWER)) times.answering.push(took);
    else if (inside.has(PICTURE)) times[before > 0 ? 'thinking' : 'resting'].push(took);
  }
  return times;
}
