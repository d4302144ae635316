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
export function follow(start: Selection, wanted: Action): Action {
  const fields: Record<string, unknown> = { ...wanted };
  const asked = {
    unit: fields.unit,
    aim: fields.to ?? fields.target,
    direction: fields.dir,
    flee: fields.flee,
  };
  let selection = 'card' in wanted ? chooseCard(start, wanted.card) : start;
  if (selection.mode !== wanted.do) selection = chooseMode(selection, wanted.do);
  if (wanted.do === 'discard') {
    const given = selection.dropping?.chosen ?? [];
    for (const card of wanted.cards) if (!given.includes(card)) selection = chooseCard(selection, card);
    selection = confirmDiscard(selection);
  }
  while (selection.action === null) {
    const value = asked[selection.step as keyof typeof asked];
    const choice = selection.choices.find((offer) =>
      offer.kind === 'suit' ? colourOf(offer.value) === colourOf(fields.suit) : offer.value === value,
    );
    if (choice === undefined) {
      throw new Error(`${String(value)} is not offered for ${JSON.stringify(wanted)}`);
    }
    selection = choose(selection, choice);
  }
  return selection.action;
}

/** An action without what a joker counts as, but for its colour where that makes a difference. */
export function withoutSuit(action: Action, inert = false): unknown {
  const { suit, ...rest } = { suit: undefined, ...action };
  return inert && action.do === 'ignore' ? { ...rest, colour: colourOf(suit) } : rest;
}
