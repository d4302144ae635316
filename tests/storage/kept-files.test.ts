import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseGameFile, unwrap } from '#core';
import { parseSavedGame, restoreSaved, unpackLink } from '#storage';
import { COMMAND_GAMES } from '../../src/cli/games';
import { SERVED_GAMES as SERVED } from '../../src/server/games';
import { readEntry } from '../../src/server/rooms/log';
import { Room } from '../../src/server/rooms/room';

/** What an earlier version has written of a game of 24 actions, each in every form that people keep. */
interface Kept {
  readonly file: unknown;
  readonly saved: unknown;
  /** The file in the fragment of an address. */
  readonly link: string;
  readonly records: Readonly<Record<'en' | 'fr', string>>;
  /** The log of a room; none of a game that no rooms are kept for. */
  readonly log?: readonly unknown[];
  /** Where all of them lead. */
  readonly position: unknown;
}

const FOLDER = 'tests/scenarios/kept';
const read = (name: string): Kept => JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as Kept;

const KEPT = readdirSync(FOLDER).map((name) => [name.replace('.json', ''), read(name)] as const);

describe.each(KEPT)('what an earlier version kept of %s still opens', (id, kept) => {
  const { rules, records } = COMMAND_GAMES.find((game) => game.rules.id === id)!;
  const positionOf = (file: unknown) => {
    const seats = rules.seats(unwrap(rules.parse(Object(kept.saved).record.initial)));
    const { match } = unwrap(parseGameFile(rules, seats, file));
    return match.position;
  };

  it('as a file', () => {
    expect(positionOf(kept.file)).toEqual(kept.position);
  });

  it('as a saved game', () => {
    const saved = unwrap(parseSavedGame(kept.saved));
    expect(saved.seats[0]?.name).toBe('Ada');
    expect(unwrap(restoreSaved(rules, saved)).position).toEqual(kept.position);
  });

  it('as a link', async () => {
    expect(unwrap(await unpackLink(kept.link))).toEqual(kept.file);
  });

  it.each(['en', 'fr'] as const)('as a record (%s)', (language) => {
    expect(positionOf(unwrap(records!.read(kept.records[language])))).toEqual(kept.position);
  });
});

it.each(KEPT.flatMap(([id, { log, position }]) => (log === undefined ? [] : [[id, log, position] as const])))(
  'the log of a room of %s still opens',
  (_, log, position) => {
    const entries = log.map((entry) => readEntry(JSON.stringify(entry)));
    expect(Room.restore('ABCDEF', SERVED, entries).match.position).toEqual(position);
  },
);
