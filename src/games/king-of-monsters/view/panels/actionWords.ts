import { type Action, type Card, type Colour, colourOf, type Frame, isWild } from '#king-of-monsters/rules';
import type { PlayMessages } from './messages';

/** The name of a card. */
export function cardWords(card: Card, { cards, colours }: PlayMessages): string {
  if (card === 'W' || card === 'W4') return cards[card];
  const colour = colours[colourOf(card)];
  const kind = card[1]!;
  return kind === 'D' || kind === 'V' || kind === 'S' ? cards[kind](colour) : cards.combat(colour, kind);
}

/** The name of a plate. @param col from 1 */
export function plateWords(row: Colour, col: number, { plate, rows }: PlayMessages): string {
  return plate(rows[row], col);
}

/**
 * The label of an action, unique among those available at the same time.
 * @param kind of the decision that it answers
 */
export function actionWords(action: Action, words: PlayMessages, kind: Frame['kind']): string {
  const { does, colours, rows, seats, zones } = words;
  const card = (each: Card) => cardWords(each, words);
  const plate = (row: Colour, col: number) => plateWords(row, col, words);
  switch (action.do) {
    case 'discard':
    case 'smash':
    case 'advance':
    case 'brick':
    case 'motorpool':
      return does[action.do](card(action.card));
    case 'offer':
    case 'trade':
    case 'attack':
      return does[action.do](seats[action.hero], card(action.card));
    case 'answer':
    case 'open': {
      const { card: played, colour } = action;
      if (!isWild(played) || colour === undefined) return does[action.do](card(played));
      return does[`${action.do}As`](card(played), colours[colour]);
    }
    case 'place':
    case 'compare':
    case 'duel':
      return does[action.do](rows[action.row]);
    case 'replace':
    case 'peek':
    case 'token':
      return does[action.do](plate(action.row, action.col));
    case 'cover':
      return does.cover(rows[action.row], card(action.card));
    case 'shift':
      return does.shift(rows[action.to], card(action.card));
    case 'move':
      return does.move(zones[action.to], card(action.card));
    case 'grey': {
      const { row, col } = action;
      if (row === undefined || col === undefined) return does.grey(card(action.card));
      return does.greyCover(plate(row, col), card(action.card));
    }
    case 'end':
      if (action.store !== undefined) return does.endStoring(card(action.store));
      return does.end[kind === 'fight' || kind === 'frenzy' ? kind : 'hero'];
    case 'look':
      return does.look(action.deck === 'king' ? words.king : words.league);
    default:
      return does[action.do];
  }
}

/** The shorter label of an action once its card is chosen; null if {@link actionWords} is as short. */
export function wordsOfUse(action: Action, words: PlayMessages): string | null {
  const { colours, rows, seats, uses, zones } = words;
  switch (action.do) {
    case 'answer':
    case 'open':
      return action.colour === undefined ? null : uses.answerAs(colours[action.colour]);
    case 'smash':
    case 'advance':
      return uses[action.do];
    case 'attack':
      return uses.attack(seats[action.hero]);
    case 'cover':
      return uses.cover(rows[action.row]);
    case 'shift':
      return uses.shift(rows[action.to]);
    case 'move':
      return uses.move(zones[action.to]);
    case 'grey':
      return action.row === undefined || action.col === undefined
        ? null
        : plateWords(action.row, action.col, words);
    default:
      return null;
  }
}
