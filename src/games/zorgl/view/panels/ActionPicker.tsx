import { type CSSProperties, useState } from 'react';
import type { Direction } from '#core';
import { useMessages } from '#i18n';
import {
  Button,
  classes,
  DirectionArrow,
  IconButton,
  once,
  Panel,
  pointing,
  RuleButton,
  ScrollList,
  SeatMark,
  scrolls,
  useCapsInUse,
  useShortcuts,
} from '#ui';
import { type ActionKind, type Box, zorgl as rules } from '#zorgl/rules';
import { useZorglMessages, type ZorglMessages } from '../messages';
import './ActionPicker.css';
import { nameOf, type SeatNames, type TableHint } from '#module';
import type { Choice } from './choice';
import { clauseOf } from './clauses';
import { ModeIcon } from './icons';
import { modeCap } from './modeKeys';
import { cardName } from './names';
import { explanationOf, isBlack, questionOf, wasteReason } from './question';
import { rowsOf } from './rows';
import type { Selection } from './selection';

export interface ActionPickerProps {
  readonly selection: Selection;
  readonly names: SeatNames;
  readonly onMode: (mode: ActionKind) => void;
  readonly onChoice: (choice: Choice) => void;
  /** Discards the selected cards. */
  readonly onConfirm: () => void;
  /** Undoes the last choice; bound to Escape as well. */
  readonly onBack: () => void;
  readonly onCancel: () => void;
  /**
   * Called with the choice that is hovered or focused, to mark it on the board; null when it no longer is.
   */
  readonly onPreview?: ((choice: Choice | null) => void) | undefined;
  /** Called with the mode that is hovered or focused; null when it no longer is. */
  readonly onPreviewMode?: ((mode: ActionKind | null) => void) | undefined;
  /** The box of the unit that has to flee, if any. */
  readonly fleeing?: Box | null | undefined;
  /** The certain effects of the selection so far, as text; empty for none. */
  readonly sofar?: string | undefined;
  /** About what is pointed at, or why a click was refused. The page announces it to screen readers. */
  readonly hint?: TableHint | null | undefined;
}

/** Key bindings are stored under the id of the game. */
const { id: GAME } = rules;

/** Modes that give something up for little or no return. */
const COSTLY: ReadonlySet<ActionKind> = new Set(['tail', 'ignore']);

/**
 * The uses of the selected card, and buttons for everything that can be clicked on the board. Ending the turn
 * belongs to the turn panel.
 */
export function ActionPicker(props: ActionPickerProps) {
  const { selection, names, onMode, onBack, onCancel } = props;
  const messages = useMessages();
  const zorgl = useZorglMessages();
  const { mode, step } = selection;
  const modes = selection.modes.filter((offer) => offer !== 'end');
  const [hovered, setHovered] = useState<ActionKind | null>(null);
  const rows = rowsOf(selection);
  const capOf = useModeCap();
  const slim = step === 'card' && modes.length === 0;
  const foretold = props.hint?.refused === false ? props.hint.clause : null;
  useShortcuts(selection.trail.length > 0 ? { Escape: onBack } : {});
  return (
    <Panel
      label={zorgl.ask.mode}
      className={classes('zorgl-picker', slim && 'slim', rows > DEFAULT_ROWS && 'long')}
    >
      <div className="zorgl-picker-head">
        <p className="zorgl-picker-ask" role="status">
          {questionOf(selection, names, props.fleeing ?? null, zorgl)}
        </p>
        {/* Touch screens have no hover: the button opens the rule of the previewed effect, or else of the
           selected card. */}
        <RuleButton
          clause={foretold ?? clauseOf(hovered ?? mode, selection.card)}
          look="mark"
          className="zorgl-picker-rule"
        />
        {selection.trail.length > 1 && (
          <IconButton icon="undo" label={messages.common.back} onPress={onBack} />
        )}
        {selection.trail.length > 0 && (
          <IconButton icon="close" label={messages.common.cancel} onPress={onCancel} />
        )}
      </div>
      <Note {...props} hovered={hovered} slim={slim} />
      {modes.length > 0 && (modes.length > 1 || mode === null) && (
        <div className={classes('zorgl-picker-modes', modes.length > MANY && 'many')}>
          {modes.map((offer) => (
            <button
              key={offer}
              type="button"
              className={classes('ui-button zorgl-mode', COSTLY.has(offer) && 'costly')}
              aria-keyshortcuts={capOf(offer)}
              data-mode={offer}
              aria-pressed={offer === mode}
              onClick={once(() => onMode(offer))}
              {...pointing((pointed) => {
                setHovered(pointed ? offer : null);
                props.onPreviewMode?.(pointed ? offer : null);
              })}
            >
              <ModeIcon mode={offer} />
              <span className="zorgl-mode-name">{zorgl.modes[offer]}</span>
              <ModeKey mode={offer} />
            </button>
          ))}
        </div>
      )}
      <Discard {...props} />
      {rows > 0 && (
        <div className="zorgl-picker-room" style={{ '--rows': rows } as CSSProperties}>
          {step === 'direction' ? <Compass {...props} /> : <ChoiceRow {...props} />}
        </div>
      )}
    </Panel>
  );
}

/** The key cap of a mode, after the player's key bindings. */
function useModeCap(): (mode: ActionKind) => string | undefined {
  const inUse = useCapsInUse(GAME);
  return (mode) => {
    const cap = modeCap(mode);
    return cap === undefined ? undefined : inUse(cap);
  };
}

/** Key cap of a mode. Screen readers get it from the button's `aria-keyshortcuts`. */
function ModeKey({ mode }: { readonly mode: ActionKind }) {
  const cap = useModeCap()(mode);
  return (
    cap !== undefined && (
      <span className="zorgl-mode-key" aria-hidden="true">
        {cap}
      </span>
    )
  );
}

interface NoteProps extends ActionPickerProps {
  readonly hovered: ActionKind | null;
  readonly slim: boolean;
}

/**
 * The hint for what is pointed at, or the effects of the selection so far, or what the use of the card does.
 */
function Note({ selection, hint = null, sofar = '', hovered, slim }: NoteProps) {
  const messages = useMessages();
  const zorgl = useZorglMessages();
  const { card, mode, modes, trail } = selection;
  if (hint !== null) {
    return (
      <p
        ref={scrolls}
        className={classes('ui-scroll zorgl-picker-note', hint.refused && 'refused')}
        data-hint
      >
        <span aria-hidden="true">{hint.text}</span>
        {hint.refused && <RuleButton clause={hint.clause} className="zorgl-picker-why" />}
      </p>
    );
  }
  if (slim) return null;
  const uses = modes.filter((offer) => offer !== 'end');
  const told = uses.find((offer) => offer === hovered) ?? mode ?? (uses.length === 1 ? uses[0]! : null);
  // If the mode was preselected, mention what else the card could do.
  const others = trail.some(({ field }) => field === 'do') ? [] : uses.filter((offer) => offer !== mode);
  const also = others.length === 0 ? '' : zorgl.choice.also(others.map((offer) => zorgl.modes[offer]));
  const text =
    sofar !== '' && hovered === null
      ? [sofar, also].filter((part) => part !== '').join(' ')
      : told !== null && told !== 'end'
        ? explanationOf(told, selection, zorgl)
        : card === null
          ? ''
          : modes.includes('ignore') && selection.context.inert !== true
            ? wasteReason(selection, zorgl)
            : cardName(card, messages);
  return (
    <p ref={scrolls} className="ui-scroll zorgl-picker-note">
      {text}
    </p>
  );
}

/** Most modes that fit in one column beside the directions of a throw. */
const MANY = 3;

/** Most rows of choices that fit; more of them scroll. */
const DEFAULT_ROWS = 4;

/** Choices labelled with names, which need wider buttons. */
const NAMED: ReadonlySet<Choice['kind']> = new Set(['monster', 'suit']);

/** The button that discards the cards selected in the hand. */
function Discard({ selection: { dropping }, onConfirm }: ActionPickerProps) {
  const { choice: words } = useZorglMessages();
  if (dropping === null) return null;
  const { chosen, count } = dropping;
  return (
    <Button look="primary" disabled={chosen.length < count} onPress={onConfirm} className="zorgl-confirm">
      {words.discard(chosen.length, count)}
    </Button>
  );
}

function ChoiceRow(props: ActionPickerProps) {
  const { choices } = props.selection;
  const { choice: words } = useZorglMessages();
  if (choices.length === 0) return null;
  return (
    <section className="zorgl-picker-list" aria-label={words.group}>
      <ScrollList className="zorgl-picker-choices">
        {choices.map((choice) => (
          <ChoiceButton key={choice.value} {...props} choice={choice} />
        ))}
      </ScrollList>
    </section>
  );
}

/** Compass layout as on the board; an exchange takes the place of its direction. */
const ROSE: readonly (Direction | null)[] = ['NW', 'N', 'NE', 'W', null, 'E', 'SW', 'S', 'SE'];

function Compass(props: ActionPickerProps) {
  const { choice: words } = useZorglMessages();
  return (
    <section ref={scrolls} className="ui-scroll zorgl-picker-choices compass" aria-label={words.group}>
      {ROSE.map((direction) => {
        const choice = props.selection.choices.find((offer) => offer.value === direction);
        return choice === undefined ? (
          <span key={direction ?? 'middle'} className="zorgl-compass-middle" />
        ) : (
          <ChoiceButton key={choice.value} {...props} choice={choice} />
        );
      })}
    </section>
  );
}

function ChoiceButton({
  choice,
  names,
  onChoice,
  onPreview,
}: ActionPickerProps & { readonly choice: Choice }) {
  const zorgl = useZorglMessages();
  const label = choiceLabel(choice, names, zorgl);
  return (
    <button
      type="button"
      className={classes('ui-button zorgl-choice', NAMED.has(choice.kind) && 'named')}
      data-choice={choice.value}
      aria-label={label}
      title={label}
      onClick={once(() => onChoice(choice))}
      {...pointing((pointed) => onPreview?.(pointed ? choice : null))}
    >
      <ChoiceFace choice={choice} names={names} />
    </button>
  );
}

/** The label of a choice, for buttons and the live region. */
export function choiceLabel(
  choice: Choice,
  names: SeatNames,
  { choice: words, directions }: ZorglMessages,
): string {
  if (choice.kind === 'monster') return words.monster(nameOf(names, choice.value), choice.box);
  if (choice.kind === 'suit') return words.suit[isBlack(choice.value) ? 'black' : 'red'];
  if (choice.kind !== 'direction') return words[choice.kind](choice.value);
  return choice.exchange ? words.exchange : words.direction(directions[choice.value], choice.box);
}

function ChoiceFace({ choice, names }: { readonly choice: Choice; readonly names: SeatNames }) {
  const { choice: words } = useZorglMessages();
  if (choice.kind === 'monster') {
    return (
      <>
        <SeatMark seat={choice.value} />
        {nameOf(names, choice.value)}
      </>
    );
  }
  if (choice.kind === 'suit') return isBlack(choice.value) ? words.black : words.red;
  if (choice.kind !== 'direction') return choice.value;
  return (
    <>
      <DirectionArrow direction={choice.value} size="1.2em" />
      {choice.exchange ? '⇄' : (choice.box ?? words.edge)}
    </>
  );
}

/** Escape steps back from anywhere, except in a dialog, which handles the key itself. */
