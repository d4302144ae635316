import type { Decision, Game, GameTypes, SeenStep } from '#core';
import type { Entered, News, ToldMatch } from '#net';
import { GAMES } from '../../src/server/games';

export interface KnownPosition {
  readonly view: GameTypes['View'];
  readonly pending: readonly Decision[];
}

/** What a device knows of a position by what it was told: the match when it came, and the steps since. */
export function knownPosition(
  rules: Pick<Game<GameTypes>, 'advance' | 'pending'>,
  { opening, entries }: ToldMatch,
  steps: readonly SeenStep[] = [],
): KnownPosition {
  const standing = [...entries];
  for (const { kind, index, entry } of steps) {
    standing.length = index;
    if (kind === 'action') standing.push(entry);
  }
  const view = standing.reduce((known, { events }) => rules.advance(known, events), opening);
  return { view, pending: rules.pending(view) };
}

/** What a device knows that has come to a room and was told the whole match. */
export function knownOf({ room, told }: Pick<Entered, 'room' | 'told'>): KnownPosition {
  if (!('whole' in told)) throw new Error('the whole match is told to whoever comes');
  return knownPosition(GAMES.get(room.game)!.rules, told.whole);
}

/** A step that ended its match. */
export const endsMatch = ({ entry }: SeenStep): boolean =>
  entry.events.some(({ type }) => type === 'over' || type === 'game-over');

export const tellsEnd = (news: News): boolean => news.tell === 'step' && endsMatch(news.step);
