import { type CSSProperties, useState } from 'react';
import type { Direction } from '#core';
import { useMessages } from '#i18n';
import {
  Button,
  classes,
  DirectionArrow,
  RuleButton,
  SeatMark,
  scrolls,
  useCapsInUse,
  useShortcuts,
} from '#ui';
import { type ActionKind, type Box, zorgl as rules } from '#zorgl/rules';
import { useZorglMessages, type ZorglMessages } from '../messages';
import './ActionPicker.css';
import { ChoiceList, ChoiceTray, nameOf, type SeatNames, type TableHint, type TrayChoice } from '#module';
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
  const zorgl = useZorglMessages();
  const { mode, step } = selection;
  const modes = selection.modes.filter((offer) => offer !== 'end');
  const [hovered, setHovered] = useState<ActionKind | null>(null);
  const rows = rowsOf(selection);
  const capOf = useModeCap();
  const slim = step === 'card' && modes.length === 0;
  const refusedClause = props.hint?.refused === false ? props.hint.clause : null;
  useShortcuts(selection.trail.length > 0 ? { Escape: onBack } : {});
  const offers = modes.map((offer): TrayChoice => {
    const cap = capOf(offer);
    return {
      key: offer,
      label: zorgl.modes[offer],
      icon: <ModeIcon mode={offer} />,
      end: cap !== undefined && (
        <span className="zorgl-mode-key" aria-hidden="true">
          {cap}
        </span>
      ),
      className: classes('zorgl-mode', COSTLY.has(offer) && 'costly'),
      hotKey: cap,
      mode: offer,
      pressed: offer === mode,
      onChoose: () => onMode(offer),
      onPoint(pointed) {
        setHovered(pointed ? offer : null);
        props.onPreviewMode?.(pointed ? offer : null);
      },
    };
  });
  // Touch screens have no hover: the rule is that of the previewed effect, or else of the selected card.
  const rule = refusedClause ?? clauseOf(hovered ?? mode, selection.card);
  return (
    <ChoiceTray
      label={zorgl.ask.mode}
      ask={questionOf(selection, names, props.fleeing ?? null, zorgl)}
      rule={rule}
      className={classes('zorgl-picker', slim && 'slim', rows > DEFAULT_ROWS && 'long')}
      parts={{ head: 'zorgl-picker-head', ask: 'zorgl-picker-ask' }}
      note={<Note {...props} hovered={hovered} slim={slim} />}
      choices={modes.length > 1 || (modes.length === 1 && mode === null) ? offers : undefined}
      listName={classes('zorgl-picker-modes', modes.length > MANY && 'many')}
      onBack={selection.trail.length > 1 ? onBack : undefined}
      onCancel={selection.trail.length > 0 ? onCancel : undefined}
    >
      <Discard {...props} />
      {rows > 0 && (
        <div className="zorgl-picker-room" style={{ '--rows': rows } as CSSProperties}>
          <Choices {...props} />
        </div>
      )}
    </ChoiceTray>
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
  const explained = uses.find((offer) => offer === hovered) ?? mode ?? (uses.length === 1 ? uses[0]! : null);
  // If the mode was preselected, mention what else the card could do.
  const others = trail.some(({ field }) => field === 'do') ? [] : uses.filter((offer) => offer !== mode);
  const also = others.length === 0 ? '' : zorgl.choice.also(others.map((offer) => zorgl.modes[offer]));
  const text =
    sofar !== '' && hovered === null
      ? [sofar, also].filter((part) => part !== '').join(' ')
      : explained !== null && explained !== 'end'
        ? explanationOf(explained, selection, zorgl)
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

/** Three by three as on the board; an exchange keeps its direction's place. */
const ROSE: readonly string[] = ['NW', 'N', 'NE', 'W', 'E', 'SW', 'S', 'SE'] satisfies readonly Direction[];

const place = ({ value }: Choice) => ROSE.indexOf(value);

function Choices({ selection, names, onChoice, onPreview }: ActionPickerProps) {
  const zorgl = useZorglMessages();
  const { choices, step } = selection;
  if (choices.length === 0) return null;
  const isCompass = step === 'direction';
  const ordered = isCompass ? choices.toSorted((one, other) => place(one) - place(other)) : choices;
  return (
    <section className="zorgl-picker-list" aria-label={zorgl.choice.group}>
      <ChoiceList
        className={isCompass ? 'zorgl-picker-compass' : 'zorgl-picker-choices'}
        scrolled
        choices={ordered.map((choice) => ({
          key: choice.value,
          label: choiceLabel(choice, names, zorgl),
          face: <ChoiceFace choice={choice} names={names} />,
          area: isCompass ? choice.value : undefined,
          className: classes('zorgl-choice', NAMED.has(choice.kind) && 'named'),
          choice: choice.value,
          onChoose: () => onChoice(choice),
          onPoint: (pointed) => onPreview?.(pointed ? choice : null),
        }))}
      />
    </section>
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
