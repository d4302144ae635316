import type { Action } from '#zorgl/rules';
import {
  choiceAt,
  choose,
  chooseCard,
  chooseMode,
  confirmDiscard,
  type Selection,
} from '../../../../../src/games/zorgl/view/panels/selection';

/** Clicks a box. */
export function click(selection: Selection, box: string): Selection {
  const choice = choiceAt(selection, box);
  if (choice === undefined) throw new Error(`nothing to click at ${box}`);
  return choose(selection, choice);
}

/** One suit for both of a colour. */
const colourOf = (suit: unknown): string | undefined => {
  if (suit === undefined) return undefined;
  return suit === 'S' || suit === 'C' ? 'black' : 'red';
};

/** Takes every step towards an action; the suit of a joker is found by the selection where it does not ask. */
export const follow = (start: Selection, wanted: Action): Action => followed(start, wanted).action;

/** As {@link follow}, by the fewest clicks on hand, board and buttons, which are counted. */
export function followed(
  start: Selection,
  wanted: Action,
): { readonly action: Action; readonly clicks: number } {
  const fields: Record<string, unknown> = { ...wanted };
  const asked = {
    unit: fields.unit,
    aim: fields.to ?? fields.target,
    direction: fields.dir,
    flee: fields.flee,
  };
  let clicks = 0;
  const step = (next: Selection) => {
    clicks++;
    return next;
  };
  let selection = 'card' in wanted ? step(chooseCard(start, wanted.card)) : start;
  const unit = selection.shortcuts.find(({ kind, value }) => kind === 'unit' && value === fields.unit);
  if (unit !== undefined) selection = step(choose(selection, unit));
  const lit = selection.step === 'mode' && selection.choices.some((offer) => offer.value === asked.aim);
  if (selection.mode !== wanted.do && !(lit && (wanted.do === 'move' || wanted.do === 'attack')))
    selection = step(chooseMode(selection, wanted.do));
  if (wanted.do === 'discard') {
    const given = selection.dropping?.chosen ?? [];
    for (const card of wanted.cards) if (!given.includes(card)) selection = step(chooseCard(selection, card));
    selection = step(confirmDiscard(selection));
  }
  while (selection.action === null) {
    const value = asked[selection.step === 'mode' ? 'aim' : (selection.step as keyof typeof asked)];
    const short = selection.shortcuts.find(
      (offer) => offer.kind === 'direction' && offer.value === fields.dir && offer.target === fields.target,
    );
    const choice =
      short ??
      selection.choices.find((offer) =>
        offer.kind === 'suit' ? colourOf(offer.value) === colourOf(fields.suit) : offer.value === value,
      );
    if (choice === undefined) {
      throw new Error(`${String(value)} is not offered for ${JSON.stringify(wanted)}`);
    }
    selection = step(choose(selection, choice));
  }
  return { action: selection.action, clicks };
}

/** An action without what a joker counts as, but for its colour where that makes a difference. */
export function withoutSuit(action: Action, inert = false): unknown {
  const { suit, ...rest } = { suit: undefined, ...action };
  return inert && action.do === 'ignore' ? { ...rest, colour: colourOf(suit) } : rest;
}
