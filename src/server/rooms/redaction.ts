import {
  formatGameFile,
  type GameFile,
  type GameTypes,
  ok,
  type RedactedStep,
  type Result,
  redactEntry,
  tidyName,
  type Viewer,
} from '#core';
import { type MatchSnapshot, problem, type ServerEvent } from '#net';
import type { Room } from './room';

/** The one gate between what a room is and what leaves the server: each of these makes what one viewer may know. */

/** How the match began, as a viewer may know it. */
export const openingFor = ({ rules, match }: Room, viewer: Viewer<string>): GameTypes['View'] =>
  rules.view(match.positionAt(0), viewer);

/** The table as a viewer may know it now. */
export const tableFor = ({ rules, match }: Room, viewer: Viewer<string>): GameTypes['View'] =>
  rules.view(match.position, viewer);

/** What happened from a step on, as a viewer may know it. @param from how many steps they know of */
export function stepsFor(
  { rules, match }: Room,
  viewer: Viewer<string>,
  from: number,
): readonly RedactedStep[] {
  return match.steps.slice(from).map(({ kind, number, index, entry }) => ({
    kind,
    number,
    index,
    entry: redactEntry(rules, entry, viewer),
  }));
}

/** The whole match as a viewer may know it. */
export function matchFor(room: Room, viewer: Viewer<string>): MatchSnapshot {
  const { match } = room;
  return {
    match: room.number,
    steps: match.steps.length,
    opening: openingFor(room, viewer),
    entries: match.entries.map((entry) => redactEntry(room.rules, entry, viewer)),
  };
}

/**
 * A match that is over, as a file that replays anywhere: nothing is hidden any more, and nobody can take anything back.
 * Of its seed there is nothing in it. Fails while it goes on, and for another match than that of the room.
 * @param unfinished it is given up, and need not be over
 */
export function recordOf(room: Room, match: number, unfinished = false): Result<GameFile> {
  const running = room.match.seat !== undefined && !unfinished;
  if (match !== room.number || running) return problem('match', 'room.running');
  const { seats } = room.told(() => false);
  const bySeat = seats.toSorted((a, b) => (a.seat < b.seat ? -1 : 1));
  const players = bySeat.map(({ seat, name, by, level, colour, figure }) => {
    const tidy = tidyName(name ?? '');
    return [
      seat,
      {
        ...(tidy === '' ? {} : { name: tidy }),
        ...(by === 'person' ? {} : { bot: level }),
        ...(colour === null ? {} : { colour }),
        ...(figure === null ? {} : { figure }),
      },
    ] as const;
  });
  return ok(formatGameFile({ match: room.match, players: Object.fromEntries(players) }));
}

/** The hands of some seats as they know them themselves; of nobody before the game begins. */
export function handsFor(
  room: Room,
  seats: readonly string[],
): Extract<ServerEvent, { readonly tell: 'hands' }> {
  const { match, rules, begun } = room;
  const shown = begun ? room.seats.filter((seat) => seats.includes(seat)) : [];
  return {
    tell: 'hands',
    match: room.number,
    actions: match.length,
    hands: Object.fromEntries(shown.map((seat) => [seat, rules.view(match.position, seat)])),
  };
}
