import type { ReactNode } from 'react';
import './Button.css';
import { classes } from './classes';
import { Icon, type IconName } from './icons';
import { once } from './once';

export interface ButtonProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
  /** What it does in full, where its words only say so beside others; they are a part of it. */
  readonly label?: string | undefined;
  readonly look?: 'primary' | 'plain' | 'quiet' | undefined;
  readonly large?: boolean | undefined;
  /** The button stays in the tab order, so that its reason can be read. */
  readonly disabled?: boolean | undefined;
  /** Id of the element that says more, e.g. why it is disabled. */
  readonly describedBy?: string | undefined;
  readonly className?: string | undefined;
  /** Takes the focus when the dialog around it opens. */
  readonly first?: boolean | undefined;
  /** It answers what is asked: keyboard focus goes to it. */
  readonly choice?: boolean | undefined;
  /** Says something else once it is pressed, so that the second click of a double click is not meant for it. */
  readonly asksTwice?: boolean | undefined;
  /** What it does, in the word of the game. */
  readonly use?: string | undefined;
  /** What it sounds like when pressed; the usual click if left out. */
  readonly sound?: string | undefined;
  /** The pointer or the focus comes to it, or leaves it. */
  readonly onPoint?: ((pointed: boolean) => void) | undefined;
}

/** A button with words. */
export function Button(props: ButtonProps) {
  const {
    children,
    onPress,
    look = 'plain',
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

/** Hears the pointer and the focus come and leave. */
export function pointing(onPoint: ((pointed: boolean) => void) | undefined) {
  if (onPoint === undefined) return {};
  const come = () => onPoint(true);
  const leave = () => onPoint(false);
  return { onFocus: come, onBlur: leave, onPointerEnter: come, onPointerLeave: leave };
}

export interface IconButtonProps {
  readonly className?: string | undefined;
  readonly icon: IconName;
  /** What it does, for the tooltip and for those who do not see the icon. */
  readonly label: string;
  readonly onPress: () => void;
  readonly disabled?: boolean | undefined;
  /** For buttons that stay down. */
  readonly pressed?: boolean | undefined;
  readonly expanded?: boolean | undefined;
  readonly look?: 'primary' | 'plain' | undefined;
}

/** A button with a picture. */
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
