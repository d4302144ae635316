/** Game pad commands. */
const PAD_COMMANDS = [
  'up',
  'down',
  'left',
  'right',
  'choose',
  'back',
  'undo',
  'skip',
  'previous',
  'next',
  'board',
  'menu',
] as const;
export type PadCommand = (typeof PAD_COMMANDS)[number];

/** The buttons of the standard layout (https://w3c.github.io/gamepad/#remapping). */
const BUTTONS: Readonly<Record<number, PadCommand>> = {
  0: 'choose',
  1: 'back',
  2: 'undo',
  3: 'skip',
  4: 'previous',
  5: 'next',
  8: 'board',
  9: 'menu',
  12: 'up',
  13: 'down',
  14: 'left',
  15: 'right',
};

/** Commands that repeat while their button is held. */
const REPEATED: ReadonlySet<PadCommand> = new Set(['up', 'down', 'left', 'right', 'previous', 'next']);

/** Deflection at which a stick counts as pushed, 0 … 1. */
const PUSHED = 0.6;
/** Delay of the first repetition, and interval of the following ones, ms. */
const FIRST_WAIT = 420;
const EACH_WAIT = 150;

/** The part of `Gamepad` that is read. */
export interface PadReading {
  readonly buttons: readonly { readonly pressed: boolean }[];
  readonly axes: readonly number[];
}

/** Commands held on some pads; the left stick counts as the direction pad, in its stronger direction. */
export function heldOn(pads: readonly (PadReading | null)[]): ReadonlySet<PadCommand> {
  const held = new Set<PadCommand>();
  for (const pad of pads) {
    if (pad === null) continue;
    for (const [index, command] of Object.entries(BUTTONS)) {
      if (pad.buttons[Number(index)]?.pressed === true) held.add(command);
    }
    const [x = 0, y = 0] = pad.axes;
    if (Math.max(Math.abs(x), Math.abs(y)) < PUSHED) continue;
    if (Math.abs(x) > Math.abs(y)) held.add(x < 0 ? 'left' : 'right');
    else held.add(y < 0 ? 'up' : 'down');
  }
  return held;
}

/** Held commands with the time of their next repetition, ms. */
export type PadState = ReadonlyMap<PadCommand, number>;

/** The commands to execute for the held ones. @param now monotonic clock, ms */
export function padStep(
  before: PadState,
  held: ReadonlySet<PadCommand>,
  now: number,
): { readonly state: PadState; readonly commands: readonly PadCommand[] } {
  const state = new Map<PadCommand, number>();
  const commands: PadCommand[] = [];
  for (const command of held) {
    const due = before.get(command);
    const again = due !== undefined && REPEATED.has(command) && now >= due;
    if (due === undefined || again) commands.push(command);
    state.set(command, due === undefined ? now + FIRST_WAIT : again ? now + EACH_WAIT : due);
  }
  return { state, commands };
}
