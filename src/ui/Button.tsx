import type { ReactNode } from 'react';
import './Button.css';
import { classes } from './classes';
import { Icon, type IconName } from './icons';
import { once } from './once';

export interface ButtonProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
  /** Full accessible name, if the text only makes sense in context; must contain the text. */
  readonly label?: string | undefined;
  readonly look?: 'primary' | 'plain' | 'quiet' | undefined;
  readonly large?: boolean | undefined;
  /** The button stays in the tab order, so that its reason can be read. */
  readonly disabled?: boolean | undefined;
  /** For toggle buttons; a pressed one is primary. */
  readonly pressed?: boolean | undefined;
  /** Id of an element with more information, e.g. why it is disabled. */
  readonly describedBy?: string | undefined;
  readonly className?: string | undefined;
  /** Takes the focus when the surrounding dialog opens. */
  readonly first?: boolean | undefined;
  /** It is an answer to the current question: keyboard focus moves to it. */
  readonly choice?: boolean | undefined;
  /** The button changes its meaning once pressed, so the second click of a double click must be ignored. */
  readonly asksTwice?: boolean | undefined;
  /** The game's own name for what it does. */
  readonly use?: string | undefined;
  /** Sound when pressed. Default: the standard click. */
  readonly sound?: string | undefined;
  /** Called when the pointer or the focus enters or leaves. */
  readonly onPoint?: ((pointed: boolean) => void) | undefined;
}

/** A button with text. */
export function Button(props: ButtonProps) {
  const {
    children,
    onPress,
    pressed,
    look = pressed === true ? 'primary' : 'plain',
    large = false,
    disabled = false,
    describedBy,
    className,
  } = props;
  return (
    <button
      type="button"
      className={classes('ui-button', look, large && 'large', className)}
      aria-label={props.label}
      aria-disabled={disabled || undefined}
      aria-pressed={pressed}
      aria-describedby={describedBy}
      data-first={props.first === true || undefined}
      data-choice={props.choice === true || undefined}
      data-use={props.use}
      data-sound={props.sound}
      onClick={disabled ? undefined : props.asksTwice === true ? once(onPress) : onPress}
      {...pointing(props.onPoint)}
    >
      {children}
    </button>
  );
}

/** Handlers for the pointer and the focus entering and leaving. */
export function pointing(onPoint: ((pointed: boolean) => void) | undefined) {
  if (onPoint === undefined) return {};
  const come = () => onPoint(true);
  const leave = () => onPoint(false);
  return { onFocus: come, onBlur: leave, onPointerEnter: come, onPointerLeave: leave };
}

export interface IconButtonProps {
  readonly className?: string | undefined;
  readonly icon: IconName;
  /** What it does, as tooltip and accessible name. */
  readonly label: string;
  readonly onPress: () => void;
  readonly disabled?: boolean | undefined;
  /** For toggle buttons. */
  readonly pressed?: boolean | undefined;
  readonly expanded?: boolean | undefined;
  readonly look?: 'primary' | 'plain' | undefined;
}

/** A button with an icon. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, onPress, disabled = false, pressed, expanded, className, look = 'plain' } = props;
  return (
    <button
      type="button"
      className={classes('ui-button ui-icon-button', look, className)}
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      aria-pressed={pressed}
      aria-expanded={expanded}
      onClick={disabled ? undefined : onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
