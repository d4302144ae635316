import { unwrap } from '#core';
import { type Card, king, type Position, type SetupOptions } from '#king-of-monsters/rules';

/** Seed whose decks bring up each idea after those it builds on. */
const SEED = 884;

const OPTIONS: SetupOptions = {
  heroes: ['artemis', 'bamf', 'dynamo'],
  start: 3,
  turnLimit: 7,
  kingHand: 5,
  leagueHand: 5,
};

/** Puts some cards on top of an action deck; the rest keep their order. */
function onTop(deck: readonly Card[], wanted: readonly Card[]): Card[] {
  const rest = [...deck];
  const top = wanted.flatMap((card) => {
    const at = rest.indexOf(card);
    return at < 0 ? [] : rest.splice(at, 1);
  });
  return [...top, ...rest];
}

/** Two turns of reverses, which need no decision (K12.5); in the third turn every hero has a choice. */
const LEAGUE: readonly Card[] = ['GV', 'GV', 'BV', 'BV', 'YV', 'YD', 'GD', 'BD'];
/** The King is held in turns 2 and 3 (K8.2), so that nobody loses covers before using them. */
const KING: readonly Card[] = ['RS', 'BS'];

/** Three heroes, seven turns to hold out, Artemis to move. */
export function openingDeal(): Position {
  const begun = unwrap(king.apply(unwrap(king.setup(OPTIONS, SEED)), { do: 'accept' })).position;
  const { decks } = begun;
  return {
    ...begun,
    // The redraw of Headquarters is already used in this zone (K12.4).
    turn: { ...begun.turn, hq: true },
    decks: {
      king: { ...decks.king, action: onTop(decks.king.action, KING) },
      league: { ...decks.league, action: onTop(decks.league.action, LEAGUE) },
    },
  };
}
