import { DIRECTIONS, type Direction, type Suit } from '#core';
import { useMessages } from '#i18n';
import { Button, classes, IconButton, Panel, SeatMark, useShortcuts } from '#ui';
import type { ActionKind } from '#zorgl/rules';
import { useZorglMessages, type ZorglMessages } from '../messages';
import './ActionPicker.css';
import { nameOf, type SeatNames } from '#module';
import { countedSuit } from './cards';
import { ModeIcon } from './icons';
import { cardName } from './names';
import type { Choice, Selection } from './selection';

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
}

/**
 * What the chosen card may do, and everything that may be clicked on the board as buttons too. Ending the turn is
 * the turn panel's.
 */
export function ActionPicker(props: ActionPickerProps) {
  const { selection, onMode, onBack, onCancel } = props;
  const messages = useMessages();
  const zorgl = useZorglMessages();
  const { card, mode, step, context } = selection;
  const modes = selection.modes.filter((offer) => offer !== 'end');
  const suit = card === null ? null : countedSuit(card, context.stiff ?? false);
  useShortcuts(selection.trail.length > 0 ? { Escape: onBack } : {});
  return (
    <Panel
      label={zorgl.ask.mode}
      className={classes('zorgl-picker', step === 'card' && modes.length === 0 && 'slim')}
    >
      <div className="zorgl-picker-head">
        <p className="zorgl-picker-ask" role="status">
          <strong>{question(selection, zorgl)}</strong>
          <span>
            {mode !== null && mode !== 'end'
              ? explanation(mode, suit, selection, zorgl)
              : card !== null && cardName(card, messages)}
          </span>
        </p>
        {selection.trail.length > 1 && (
          <IconButton icon="undo" label={messages.common.back} onPress={onBack} />
        )}
        {selection.trail.length > 0 && (
          <IconButton icon="close" label={messages.common.cancel} onPress={onCancel} />
        )}
      </div>
      {modes.length > 0 && (modes.length > 1 || mode === null) && (
        <div className={classes('zorgl-picker-row zorgl-picker-modes', mode === null && 'open')}>
          {modes.map((offer) => (
            <button
              key={offer}
              type="button"
              className={classes('ui-button zorgl-mode', offer === 'tail' && 'costly')}
              title={explanation(offer, suit, selection, zorgl)}
              data-mode={offer}
              aria-pressed={offer === mode}
              onClick={() => onMode(offer)}
            >
              <ModeIcon mode={offer} />
              <span>
                {zorgl.modes[offer]}
                {mode === null && <small>{explanation(offer, suit, selection, zorgl)}</small>}
              </span>
            </button>
          ))}
        </div>
      )}
      <Discard {...props} />
      {step === 'direction' ? <Compass {...props} /> : <ChoiceRow {...props} />}
    </Panel>
  );
}

/** What a use of the chosen card does; a black card that an inert monster loses does nothing (Z11.5). */
function explanation(
  mode: ActionKind,
  suit: Suit | null,
  { context }: Selection,
  { explain, explainInert }: ZorglMessages,
): string {
  const lost = context.inert === true && (suit === null || isBlack(suit));
  return mode === 'ignore' && lost ? explainInert : explain[mode](suit);
}

function question({ step, choices, mode, dropping }: Selection, { ask }: ZorglMessages): string {
  switch (step) {
    case 'discard':
      return ask.discard(dropping?.count ?? 0);
    case 'suit':
      return ask.suit;
    case 'card':
      return ask.card;
    case 'unit':
      return ask.unit;
    case 'direction':
      return ask.direction;
    case 'flee':
      return ask.flee;
    case 'aim':
      if (choices[0]?.kind === 'box') return ask.box;
      return mode === 'army-attack' ? ask.unitTarget : ask.monster;
    default:
      return ask.mode;
  }
}

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
    <section className="zorgl-picker-row zorgl-picker-choices" aria-label={words.group}>
      {choices.map((choice) => (
        <ChoiceButton key={choice.value} {...props} choice={choice} />
      ))}
    </section>
  );
}

/** Three by three as on the board; the exchange keeps its direction's place. */
const ROSE: readonly (Direction | null)[] = ['NW', 'N', 'NE', 'W', null, 'E', 'SW', 'S', 'SE'];

function Compass(props: ActionPickerProps) {
  const { choice: words } = useZorglMessages();
  return (
    <section className="zorgl-picker-row zorgl-picker-choices compass" aria-label={words.group}>
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
      className="ui-button zorgl-choice"
      data-choice={choice.value}
      aria-label={label}
      title={label}
      onClick={() => onChoice(choice)}
      onFocus={() => onPreview?.(choice)}
      onBlur={() => onPreview?.(null)}
      onPointerEnter={() => onPreview?.(choice)}
      onPointerLeave={() => onPreview?.(null)}
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

const isBlack = (suit: Suit) => suit === 'S' || suit === 'C';

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
      <Arrow direction={choice.value} />
      {choice.exchange ? '⇄' : (choice.box ?? '—')}
    </>
  );
}

function Arrow({ direction }: { readonly direction: Direction }) {
  return (
    <svg
      className="zorgl-arrow"
      viewBox="0 0 24 24"
      width="1.2em"
      height="1.2em"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M12 3l7 8h-4.5v10h-5V11H5z"
        fill="currentColor"
        transform={`rotate(${DIRECTIONS.indexOf(direction) * 45} 12 12)`}
      />
    </svg>
  );
}

/** Escape anywhere takes a step back, unless a dialog is open, which has its own use for the key. */
