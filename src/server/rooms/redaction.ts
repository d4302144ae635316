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
import { fail, type MatchSnapshot, type ServerEvent } from '#net';
import type { Room } from './room';

/** The only gate for secrets: everything that leaves the server is redacted here for its viewer. */

/** Opening view of a viewer. */
export const openingFor = ({ rules, match }: Room, viewer: Viewer<string>): GameTypes['View'] =>
  rules.view(match.positionAt(0), viewer);

/** Current view of a viewer. */
export const tableFor = ({ rules, match }: Room, viewer: Viewer<string>): GameTypes['View'] =>
  rules.view(match.position, viewer);

/** Redacted steps from a number on. @param from number of steps that the viewer knows */
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

/** The whole match, redacted for a viewer. */
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
 * Record of a finished match: a file that replays anywhere, with nothing hidden or undoable. It does not contain the
 * seed. Fails while the match runs, and for a match that is not the current one.
 * @param unfinished the match was abandoned, so it need not be over
 */
export function recordOf(room: Room, match: number, unfinished = false): Result<GameFile> {
  const running = room.match.seat !== undefined && !unfinished;
  if (match !== room.number || running) return fail('match', 'room.running');
  const { seats } = room.info(() => false);
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

/** Hands of some seats, unredacted; none before the game begins. */
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
