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

/** What goes on while a button is held. */
const REPEATED: ReadonlySet<PadCommand> = new Set(['up', 'down', 'left', 'right', 'previous', 'next']);

/** How far a stick is pushed to count, as a share. */
const PUSHED = 0.6;
/** Milliseconds until something that is held is done again for the first time, and then each time. */
const FIRST_WAIT = 420;
const EACH_WAIT = 150;

/** What is read of a pad: part of `Gamepad`. */
export interface PadReading {
  readonly buttons: readonly { readonly pressed: boolean }[];
  readonly axes: readonly number[];
}

/** All that is held on some pads; the left stick counts as the cross, in its stronger direction. */
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

/** What is held, with the time at which it is done again, in milliseconds. */
export type PadState = ReadonlyMap<PadCommand, number>;

/** What is to be done now that some commands are held. @param now milliseconds of a clock that never goes back */
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
