import type { Decision, Game, GameTypes, RedactedStep } from '#core';
import type { JoinResponse, MatchSnapshot, ServerEvent } from '#net';
import { SERVED_GAMES } from '../../src/server/games';

export interface KnownPosition {
  readonly view: GameTypes['View'];
  readonly pending: readonly Decision[];
}

/** What a device knows of a position by what it was told: the match when it came, and the steps since. */
export function knownPosition(
  rules: Pick<Game<GameTypes>, 'advance' | 'pending'>,
  { opening, entries }: MatchSnapshot,
  steps: readonly RedactedStep[] = [],
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
export function knownOf({ room, told }: Pick<JoinResponse, 'room' | 'told'>): KnownPosition {
  if (!('whole' in told)) throw new Error('the whole match is told to whoever comes');
  return knownPosition(SERVED_GAMES.get(room.game)!.rules, told.whole);
}

/** A step that ended its match. */
export const endsMatch = ({ entry }: RedactedStep): boolean =>
  entry.events.some(({ type }) => type === 'over' || type === 'game-over');

export const tellsEnd = (news: ServerEvent): boolean => news.tell === 'step' && endsMatch(news.step);
