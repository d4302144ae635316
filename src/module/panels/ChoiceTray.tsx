import type { ReactNode } from 'react';
import { useMessages } from '#i18n';
import {
  classes,
  IconButton,
  once,
  Panel,
  pointing,
  RuleButton,
  ScrollList,
  SeatMark,
  scrolls,
  throttled,
} from '#ui';
import type { Refusal } from '../table';
import './ChoiceTray.css';

/** One answer to a decision. */
export interface TrayChoice {
  readonly key: string;
  /** What it does, in full. Shown, unless there is a {@link face}. */
  readonly label: string;
  /** Shown instead of the label, where the words beside it say the rest. */
  readonly face?: ReactNode;
  readonly icon?: ReactNode;
  /** More in small letters, e.g. what it does or costs. */
  readonly detail?: ReactNode;
  /** At the far end, e.g. how many are left or a key cap. */
  readonly end?: ReactNode;
  readonly look?: 'primary' | 'plain' | 'quiet' | undefined;
  readonly className?: string | undefined;
  /** Its grid area in the list. */
  readonly area?: string | undefined;
  /** Whether it stays down; undefined for buttons that do not. */
  readonly pressed?: boolean | undefined;
  /** Why it cannot be chosen now; it stays in the tab order so that the reason can be read. */
  readonly closed?: string | undefined;
  /** Its key on the keyboard. */
  readonly hotKey?: string | undefined;
  /** The answer in the game's own word: keyboard focus and the highlights of lessons go to it. */
  readonly choice?: string | undefined;
  /** A use that can still be changed, in the game's own word. */
  readonly mode?: string | undefined;
  /** What it does in the game's own word, if keyboard focus should not go to it. */
  readonly use?: string | undefined;
  /** Answers that several presses lead to, separated by spaces. */
  readonly leads?: string | undefined;
  /** Whether it may be pressed again: at leisure or as fast as possible; default: once, so that double clicks do no harm. */
  readonly again?: 'slowly' | 'fast' | undefined;
  onChoose(): void;
  /** The pointer or the focus comes to it, or leaves it. */
  onPoint?: ((pointed: boolean) => void) | undefined;
}

const unguarded = (press: () => void) => () => press();
const GUARDS = { slowly: throttled, fast: unguarded } as const;

function Choice(choice: Omit<TrayChoice, 'key'>) {
  const { label, face, icon, detail, end, look = 'plain', closed, again, onChoose } = choice;
  const guard = again === undefined ? once : GUARDS[again];
  return (
    <button
      type="button"
      className={classes('ui-button tray-choice', look, choice.className)}
      style={choice.area === undefined ? undefined : { gridArea: choice.area }}
      aria-label={face === undefined ? undefined : label}
      title={closed ?? (face === undefined ? undefined : label)}
      aria-disabled={closed !== undefined || undefined}
      aria-pressed={choice.pressed}
      aria-keyshortcuts={choice.hotKey}
      data-choice={choice.choice}
      data-mode={choice.mode}
      data-use={choice.use}
      data-leads={choice.leads}
      onClick={guard(() => closed === undefined && onChoose())}
      {...pointing(choice.onPoint)}
    >
      {icon}
      {face ?? <span className="tray-choice-label">{label}</span>}
      {detail !== undefined && <small>{detail}</small>}
      {end}
    </button>
  );
}

export interface ChoiceListProps {
  readonly choices: readonly TrayChoice[];
  readonly className?: string | undefined;
  /** Whether the list scrolls if it is too long. */
  readonly scrolled?: boolean;
}

/** Answers as buttons beside each other. */
export function ChoiceList({ choices, className, scrolled = false }: ChoiceListProps) {
  const buttons = choices.map(({ key, ...choice }) => <Choice key={key} {...choice} />);
  const name = classes('tray-choices', className);
  return scrolled ? (
    <ScrollList className={name}>{buttons}</ScrollList>
  ) : (
    <div ref={scrolls} className={classes('ui-scroll', name)}>
      {buttons}
    </div>
  );
}

export interface ChoiceTrayProps {
  readonly label: string;
  /** What is asked. */
  readonly ask: string;
  /** The seat that is asked; none by default. */
  readonly seat?: string;
  /** Why the latest click chose nothing; replaces the question. */
  readonly refusal?: Refusal | null | undefined;
  /** Clause about the decision; null for none. */
  readonly rule?: string | null;
  /** Beside the question, e.g. what can be spent. */
  readonly state?: ReactNode;
  /** Below the question. */
  readonly note?: ReactNode;
  /** Takes back the latest part of the choice; none by default. */
  readonly onBack?: (() => void) | undefined;
  /** Takes back the whole choice; none by default. */
  readonly onCancel?: (() => void) | undefined;
  /** Classes of the parts, for the game's own styles. */
  readonly parts?: { readonly head?: string; readonly ask?: string; readonly rule?: string };
  /** Class of the panel; `slim` for one that only asks. */
  readonly className?: string | undefined;
  /** Default: none. */
  readonly choices?: readonly TrayChoice[] | undefined;
  /** Class of the list of choices; `lines` puts each on a line of its own. */
  readonly listName?: string;
  /** Whether the list scrolls if it is too long; default: no. */
  readonly scrolled?: boolean;
  /** Whether the whole tray scrolls; default: no. */
  readonly scrolling?: boolean;
  /** Below the choices. */
  readonly children?: ReactNode;
}

/** What is asked of the person at the device, and the answers. */
export function ChoiceTray(props: ChoiceTrayProps) {
  const {
    label,
    ask,
    seat,
    refusal = null,
    rule = null,
    state,
    note,
    onBack,
    onCancel,
    choices,
    parts = {},
  } = props;
  const { common } = useMessages();
  return (
    <Panel label={label} className={classes('tray', props.className)} scrolling={props.scrolling}>
      <div className={classes('tray-head', parts.head)}>
        <p className={classes('tray-ask', refusal !== null && 'refused', parts.ask)} role="status">
          {seat !== undefined && (
            <span className="tray-seat">
              <SeatMark seat={seat} size="0.9em" />
            </span>
          )}
          {refusal?.text ?? ask}
        </p>
        {state}
        <RuleButton
          clause={refusal === null ? rule : null}
          look="mark"
          className={classes('tray-rule', parts.rule)}
        />
        {onBack !== undefined && <IconButton icon="undo" label={common.back} onPress={onBack} />}
        {onCancel !== undefined && <IconButton icon="close" label={common.cancel} onPress={onCancel} />}
      </div>
      {refusal !== null && <RuleButton clause={refusal.clause} className="tray-why" />}
      {note}
      {choices !== undefined && (
        <ChoiceList choices={choices} className={props.listName} scrolled={props.scrolled ?? false} />
      )}
      {props.children}
    </Panel>
  );
}
