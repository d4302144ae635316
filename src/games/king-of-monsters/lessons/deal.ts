import { unwrap } from '#core';
import { type Card, king, type Position, type SetupOptions } from '#king-of-monsters/rules';

/** Its decks make each idea come up when the ones before are known. */
const SEED = 884;

const OPTIONS: SetupOptions = {
  heroes: ['artemis', 'bamf', 'dynamo'],
  start: 3,
  turnLimit: 7,
  kingHand: 5,
  leagueHand: 5,
};

/** The first cards of an action deck, and the others in their order. */
function onTop(deck: readonly Card[], wanted: readonly Card[]): Card[] {
  const rest = [...deck];
  const top = wanted.flatMap((card) => {
    const at = rest.indexOf(card);
    return at < 0 ? [] : rest.splice(at, 1);
  });
  return [...top, ...rest];
}

/** For two turns reverses, which ask nobody (K12.5); in the third all heroes have a choice. */
const LEAGUE: readonly Card[] = ['GV', 'GV', 'BV', 'BV', 'YV', 'YD', 'GD', 'BD'];
/** The King is held in the second and third turn (K8.2): nobody loses covers before they have used them. */
const KING: readonly Card[] = ['RS', 'BS'];

/** Three heroes have to hold out for seven turns; it is Artemis’s first move. */
export function openingDeal(): Position {
  const begun = unwrap(king.apply(unwrap(king.setup(OPTIONS, SEED)), { do: 'accept' })).position;
  const { decks } = begun;
  return {
    ...begun,
    // Headquarters has used its redraw in this zone (K12.4).
    turn: { ...begun.turn, hq: true },
    decks: {
      king: { ...decks.king, action: onTop(decks.king.action, KING) },
      league: { ...decks.league, action: onTop(decks.league.action, LEAGUE) },
    },
  };
}
