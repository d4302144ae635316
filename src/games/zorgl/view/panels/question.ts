import { nameOf, type SeatNames } from '#module';
import type { ActionKind, Box, Suit } from '#zorgl/rules';
import type { ZorglMessages } from '../messages';
import { countedSuit, suitOf } from './cards';
import type { Choice } from './choice';
import type { Selection } from './selection';

export const isBlack = (suit: Suit) => suit === 'S' || suit === 'C';
/** A box, or the name of the monster in it. */
const named = ({ kind, value }: Choice, names: SeatNames): string =>
  kind === 'monster' ? nameOf(names, value) : value;

const isDiagonal = (suit: Suit) => suit === 'S' || suit === 'H';

/** The selected army unit, chosen or automatic. */
function unitOf({ left, mode }: Selection): Box | null {
  if (mode !== 'army-move' && mode !== 'army-attack') return null;
  const [action] = left;
  return action !== undefined && 'unit' in action ? action.unit : null;
}

/**
 * The question for the player, with names.
 * @param fleeing the box of the unit that has to flee, if any
 */
export function questionOf(
  selection: Selection,
  names: SeatNames,
  fleeing: Box | null,
  { ask }: ZorglMessages,
): string {
  const { step, choices, mode, dropping, left } = selection;
  const [action] = left;
  switch (step) {
    case 'discard':
      return ask.discard(dropping?.count ?? 0);
    case 'suit':
      return ask.suit;
    case 'card':
      return selection.aim === null ? ask.card : ask.cardFor(named(selection.aim, names));
    case 'unit':
      return ask.unit;
    case 'direction':
      return action !== undefined && 'target' in action
        ? ask.directionOf(nameOf(names, action.target))
        : ask.direction;
    case 'flee':
      return fleeing === null ? ask.flee : ask.fleeFrom(fleeing);
    case 'aim': {
      const unit = unitOf(selection);
      if (choices[0]?.kind === 'box') return unit === null ? ask.box : ask.unitBox(unit);
      if (mode !== 'army-attack') return ask.monster;
      return unit === null ? ask.unitTarget : ask.unitAttacks(unit);
    }
    default:
      return ask.mode;
  }
}

/** Why a card, or a joker as some suits, can be wasted: it has no other use. */
export function wasteReason({ context, card }: Selection, { waste }: ZorglMessages): string {
  if (card === null) return '';
  const ofCard = context.legal.filter((action) => 'card' in action && action.card === card);
  const own = countedSuit(card, context.stiff ?? false) ?? suitOf(card);
  const named = ofCard.flatMap((action) => (action.do === 'ignore' && action.suit ? [action.suit] : []));
  const suits = own === null ? named : [own];
  const reasons = [true, false].flatMap((black) => {
    const alike = suits.filter((suit) => isBlack(suit) === black);
    const [first] = alike;
    if (first === undefined) return [];
    const way = alike.every((suit) => isDiagonal(suit) === isDiagonal(first)) ? first : null;
    return [black ? waste.black(way) : waste.red(way)];
  });
  const army = ofCard.some((action) => action.do === 'army-move' || action.do === 'army-attack');
  return [...reasons, ...(context.army === true && !army ? [waste.army] : [])].join(' ');
}

/** What a use of the selected card does. A black card lost by an inert monster does nothing (Z11.5). */
export function explanationOf(mode: ActionKind, selection: Selection, zorgl: ZorglMessages): string {
  const { card, context } = selection;
  const { explain, explainInert } = zorgl;
  const suit = card === null ? null : countedSuit(card, context.stiff ?? false);
  if (mode !== 'ignore') return explain[mode](suit);
  if (context.inert === true && (suit === null || isBlack(suit))) return explainInert;
  return [wasteReason(selection, zorgl), explain.ignore()].filter((text) => text !== '').join(' ');
}
