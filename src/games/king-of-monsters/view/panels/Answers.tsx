import type { Colour } from '#king-of-monsters/rules';
import { ChoiceTray, type TrayChoice } from '#module';
import { actionWords, cardWords, plateWords, wordsOfUse } from './actionWords';
import './Answers.css';
import type { Asked } from './asked';
import { ColourShape } from './CardFace';
import { frameClause } from './clauses';
import { type PlayMessages, usePlayMessages } from './messages';
import { buttonsOf, isMidway, type Offer, ofKey, openCards, openTargets, type Selection } from './offers';

export interface AnswersProps {
  readonly asked: Asked;
  readonly selection: Selection;
  onAct(offer: Offer): void;
  onBack(): void;
  onPoint(offer: Offer | null): void;
  /** Answers "no" now and for the rest of the game; null if the question must be asked each time. */
  readonly onNever: (() => void) | null;
}

/** The name of a place or figure. */
function placeWords(target: string, words: PlayMessages): string {
  const { zones, seats, rows, chart } = words;
  const row = rows[target[0] as 'R'];
  if (row !== undefined && target.length <= 2) {
    return target.length === 1 ? chart.row(row) : plateWords(target[0] as 'R', Number(target[1]), words);
  }
  return zones[target as 'hq'] ?? seats[target as 'king'] ?? words.objective;
}

/** The instruction: what to choose now. */
function lead(selection: Selection, words: PlayMessages): string | null {
  const { card, target } = selection;
  if (card !== null) return words.choose.what(cardWords(ofKey(card)[1], words));
  if (target !== null) return words.choose.with(placeWords(target, words));
  const others = buttonsOf(selection).length > 0;
  if (openCards(selection).size > 0) return words.choose.cards(others);
  const places = [...openTargets(selection)].filter((each) => each !== 'king');
  return places.length > 0 ? words.choose.places(others) : null;
}

/** The short label of an answer: the card for a chosen place, the use for a chosen card. */
function shortWords({ action, card }: Offer, selection: Selection, words: PlayMessages): string | null {
  if (selection.card !== null) return wordsOfUse(action, words);
  if (selection.target === null || card === null) return null;
  const same = buttonsOf(selection).every((each) => each.action.do === action.do);
  return same ? cardWords(ofKey(card)[1], words) : null;
}

/** The sign of a row, as on the chart. */
function RowSign({ row }: { readonly row: Colour }) {
  return (
    <span className="king-answer-sign" data-colour={row}>
      <ColourShape colour={row} />
    </span>
  );
}

/** The question to the person at this device, with their answers as large buttons. */
export function Answers({ asked, selection, onAct, onBack, onPoint, onNever }: AnswersProps) {
  const words = usePlayMessages();
  const line = lead(selection, words);
  const midway = isMidway(selection);
  const wordsOf = ({ action }: Offer) => actionWords(action, words, selection.frame.kind);
  const choices = buttonsOf(selection).map((offer): TrayChoice => {
    const label = wordsOf(offer);
    const short = shortWords(offer, selection, words);
    const { action } = offer;
    return {
      key: label,
      label,
      ...(short === null ? {} : { face: short }),
      ...(action.do === 'place' && { face: <RowSign row={action.row} />, className: 'king-answer-row' }),
      look: midway || offer.target !== null ? 'primary' : 'plain',
      choice: midway || openCards(selection).size === 0 ? offer.action.do : undefined,
      use: offer.action.do,
      onChoose: () => onAct(offer),
      onPoint: (pointed) => onPoint(pointed ? offer : null),
    };
  });
  const never: TrayChoice[] =
    onNever === null || midway
      ? []
      : [{ key: 'never', label: words.standing.never, look: 'quiet', onChoose: onNever }];
  const back: TrayChoice[] = midway
    ? [{ key: 'back', label: words.choose.back, look: 'quiet', onChoose: onBack }]
    : [];
  return (
    <ChoiceTray
      label={words.choices}
      ask={asked.title}
      seat={asked.seat}
      rule={frameClause(selection.frame)}
      className="king-answers"
      scrolling
      parts={{ head: 'king-answers-head', ask: 'king-answers-ask', rule: 'king-answers-rule' }}
      note={
        <>
          {asked.effect !== null && (
            <p className="king-effect">
              {asked.effect.does}
              {asked.effect.redraw !== null && (
                <span className="king-effect-redraw"> {asked.effect.redraw}</span>
              )}
            </p>
          )}
          {line !== null && <p className={midway ? undefined : 'king-answers-lead'}>{line}</p>}
        </>
      }
      choices={[...choices, ...never, ...back]}
      listName="king-answers-list"
    />
  );
}
