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
  Scrolled,
  SeatMark,
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
  /** Lets the cards go that were chosen for it. */
  readonly onConfirm: () => void;
  /** One choice back; Escape asks for it too. */
  readonly onBack: () => void;
  readonly onCancel: () => void;
  /** The choice under the pointer or focus, to be marked on the board; null when it leaves. */
  readonly onPreview?: ((choice: Choice | null) => void) | undefined;
  /** The mode under the pointer or focus; null when it leaves. */
  readonly onPreviewMode?: ((mode: ActionKind | null) => void) | undefined;
  /** The box of the unit that has to flee, where one has. */
  readonly fleeing?: Box | null | undefined;
  /** What is certain of what was chosen so far, in words; empty for nothing. */
  readonly sofar?: string | undefined;
  /** What is to be said of what is pointed at, or of a click that did nothing; the page says it aloud. */
  readonly hint?: TableHint | null | undefined;
}

/** The id of the game, under which its keys are kept. */
const { id: GAME } = rules;

/** These give something up for nothing, or for much. */
const COSTLY: ReadonlySet<ActionKind> = new Set(['tail', 'ignore']);

/**
 * What the chosen card may do, and everything that may be clicked on the board as buttons too. Ending the turn is
 * the turn panel's.
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
        {/* Where nothing can be pointed at without being pressed, what is foretold leads to its rule, else the chosen card. */}
        <RuleButton clause={foretold ?? clauseOf(hovered ?? mode, selection.card)} look="mark" />
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

/** What is printed on the key of a use. */
function useModeCap(): (mode: ActionKind) => string | undefined {
  const inUse = useCapsInUse(GAME);
  return (mode) => {
    const cap = modeCap(mode);
    return cap === undefined ? undefined : inUse(cap);
  };
}

/** The key that does the same; `aria-keyshortcuts` of the button tells it too. */
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

/** What is to be known about the choice: what it comes to, what was chosen so far, or what a use of the card does. */
function Note({ selection, hint = null, sofar = '', hovered, slim }: NoteProps) {
  const messages = useMessages();
  const zorgl = useZorglMessages();
  const { card, mode, modes, trail } = selection;
  if (hint !== null) {
    return (
      <p className={classes('zorgl-picker-note', hint.refused && 'refused')} data-hint>
        <span aria-hidden="true">{hint.text}</span>
        {hint.refused && <RuleButton clause={hint.clause} />}
      </p>
    );
  }
  if (slim) return null;
  const uses = modes.filter((offer) => offer !== 'end');
  const told = uses.find((offer) => offer === hovered) ?? mode ?? (uses.length === 1 ? uses[0]! : null);
  // Who has not chosen what the card does is told what else it could do, where something was taken for granted.
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
  return <p className="zorgl-picker-note">{text}</p>;
}

/** More modes than stand one below the other beside the directions of a throw. */
const MANY = 3;

/** More rows of choices than these have no room anyway, and scroll. */
const DEFAULT_ROWS = 4;

/** Choices that have names, of which fewer stand side by side. */
const NAMED: ReadonlySet<Choice['kind']> = new Set(['monster', 'suit']);

/** The way to let the cards go that are chosen in the hand. */
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
      <Scrolled className="zorgl-picker-choices">
        {choices.map((choice) => (
          <ChoiceButton key={choice.value} {...props} choice={choice} />
        ))}
      </Scrolled>
    </section>
  );
}

/** Three by three as on the board; the exchange keeps its direction's place. */
const ROSE: readonly (Direction | null)[] = ['NW', 'N', 'NE', 'W', null, 'E', 'SW', 'S', 'SE'];

function Compass(props: ActionPickerProps) {
  const { choice: words } = useZorglMessages();
  return (
    <section className="zorgl-picker-choices compass" aria-label={words.group}>
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

/** A choice in words, for buttons and for the live region. */
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

/** Escape anywhere takes a step back, unless a dialog is open, which has its own use for the key. */
