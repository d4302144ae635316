import type { GameTypes } from '#core';
import type { TurnControl } from '#module';
import type { Session } from '#session';
import { boundShortcuts, type KeyBindings, type Shortcuts, TABLE_KEYS } from '#ui';
import { toggleFullScreen } from './fullScreen';
import type { GameCommands } from './gameCommands';
import type { LookingControl } from './useLooking';
import type { ReplayControl } from './useReplay';

export interface TableKeyParts {
  /** Custom key bindings. */
  readonly bindings: KeyBindings;
  /** Id of the game. */
  readonly game: string;
  readonly session: Session<GameTypes>;
  readonly commands: GameCommands;
  readonly control: TurnControl;
  readonly replay: ReplayControl;
  readonly looks: LookingControl;
  readonly onFilm: () => void;
  readonly onPhoto: () => void;
  readonly onLog: () => void;
  readonly onTextBoard: () => void;
  readonly onHelp: () => void;
  /** Asks for advice; null while nobody at the device may act. */
  readonly onAdvice: (() => void) | null;
  /** Shows the rule about the hovered element. */
  readonly onRule: () => void;
  /** Focuses a card of the hand. */
  readonly onHand: () => void;
}

/** The keyboard commands of the table. */
export function tableKeys(parts: TableKeyParts): Shortcuts {
  const { session, commands, control, replay, looks } = parts;
  const toStart = () => void session.scrub(0);
  const toEnd = () => session.live();
  const own = (keys: Shortcuts) => boundShortcuts(keys, parts.bindings[TABLE_KEYS]);
  // Commands that only look also work under the pass screen.
  const looking: Shortcuts = {
    ...looks.keys,
    s: () => session.skip(),
    n: toEnd,
    ',': () => session.stepBack(),
    '.': () => session.stepForward(),
    '<': () => replay.previous?.(),
    '>': () => replay.next?.(),
    Home: toStart,
    End: toEnd,
    c: () => looks.follow?.(),
    f: () => void toggleFullScreen(document),
    m: commands.mute,
    l: parts.onLog,
    b: parts.onTextBoard,
    '?': parts.onHelp,
    F1: parts.onRule,
  };
  if (session.store.getState().passTo !== null) return own(looking);
  const playing: Shortcuts = {
    u: commands.undo,
    'Control+z': commands.undo,
    ' ': replay.playOrPause,
    r: () => session.replay(),
    v: parts.onFilm,
    p: parts.onPhoto,
    '!': () => parts.onAdvice?.(),
    ArrowLeft: parts.onHand,
    ArrowRight: parts.onHand,
  };
  return { ...own({ ...looking, ...playing }), ...boundShortcuts(control.keys, parts.bindings[parts.game]) };
}
