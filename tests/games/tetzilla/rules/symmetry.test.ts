import { describe, expect, it } from 'vitest';
import { type Direction, unwrap } from '#core';
import {
  columnName,
  columnNumber,
  columnsOf,
  type Position,
  parsePlaced,
  spunBy,
  TILE_IDS,
  type TileId,
  tetzilla,
} from '#tetzilla/rules';
import { expectEqual } from '../../../helpers/expect-equal';
import { crowdedPlay } from '../../../helpers/tetzilla/crowded';
import { mixedOptions, randomGame, type Transition } from '../../../helpers/tetzilla/random-game';

/** What a tile looks like after a spin, or in a mirror. */
function looks(id: TileId, spin: number, mirrored: boolean): string {
  const { boxes, width } = spunBy(id, spin);
  return boxes
    .map(({ column, row, sign }) => `${mirrored ? width - 1 - column : column},${row},${sign}`)
    .sort()
    .join(' ');
}

interface Lying {
  readonly tile: TileId;
  readonly spin: number;
}

/** How the mirror image of a tile lies: which other tile it is, and after which spin. Equal tiles go in pairs. */
const MIRROR = ((): ReadonlyMap<string, Lying> => {
  const partners = new Map<TileId, TileId>();
  const mirror = new Map<string, Lying>();
  for (const tile of TILE_IDS) {
    const spins = (id: TileId) => [0, 1, 2, 3].filter((spin) => spin < (/^(I2|O2|S1|Z1)$/.test(id) ? 2 : 4));
    const partner = TILE_IDS.find(
      (id) =>
        (partners.get(id) ?? tile) === tile &&
        spins(id).some((spin) => looks(id, spin, false) === looks(tile, 0, true)),
    )!;
    partners.set(tile, partner);
    partners.set(partner, tile);
    for (const spin of spins(tile)) {
      const turned = spins(partner).find((each) => looks(partner, each, false) === looks(tile, spin, true))!;
      mirror.set(`${tile} ${spin}`, { tile: partner, spin: turned });
    }
  }
  return mirror;
})();

const mirrored = (tile: TileId, spin: number): Lying => MIRROR.get(`${tile} ${spin}`)!;
const tileBeyond = (tile: TileId): TileId => mirrored(tile, 0).tile;

/** Everything geometric of a plain value as a mirror shows it: east for west. @param columns of the board */
function beyond(value: unknown, key: string, columns: number): unknown {
  const flip = (name: string) => columnName(columns - 1 - columnNumber(name.charAt(0))) + name.slice(1);
  if (key === 'board') return (value as readonly string[]).map((row) => row.split(' ').reverse().join(' '));
  if (typeof value === 'string') {
    if (key === 'dir') return value.replace(/[EW]/, (side) => (side === 'E' ? 'W' : 'E')) as Direction;
    if (/^[a-l]([1-9]|1\d|20)$/.test(value) && !isMarker(value)) return flip(value);
    if (/^[IOTSZLJ][1-8]$/.test(value)) return tileBeyond(value as TileId);
    const placed = /^[IOTSZLJ][1-8] \d /.test(value) ? parsePlaced(value) : undefined;
    if (placed === undefined) return value;
    const other = mirrored(placed.tile, placed.spin);
    return `${other.tile} ${other.spin} ${cornerBeyond(placed, columns)}`;
  }
  if (Array.isArray(value)) return value.map((item) => beyond(item, MARKERS.has(key) ? key : '', columns));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, item]) => [
    name,
    MARKERS.has(name) ? item : beyond(item, name, columns),
  ]);
  const copy = Object.fromEntries(entries) as Record<string, unknown>;
  if (!('column' in copy)) return copy;
  const { tile, spin, column } = value as { tile: TileId; spin: number; column: string };
  const other = mirrored(tile, spin);
  const west = columns - columnNumber(column) - spunBy(tile, spin).width;
  return { ...copy, tile: other.tile, spin: other.spin, column: columnName(west) };
}

/** Fields whose words look like boxes, but are markers. */
const MARKERS: ReadonlySet<string> = new Set(['buildings', 'pile', 'guards', 'piles', 'marker']);

const isMarker = (word: string): boolean => word.endsWith('?');

function cornerBeyond({ tile, spin, corner }: Lying & { corner: string }, columns: number): string {
  const west = columns - columnNumber(corner.charAt(0)) - spunBy(tile, spin).width;
  return columnName(west) + corner.slice(1);
}

const keyed = (value: object): string =>
  JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Signs of a row are served from west to east (T4.7), so that a mirror changes who gets which marker. */
const servesAlike = ({ events }: Transition): boolean =>
  events.filter(({ type }) => type === 'marker-placed').length <= 1;

function check(transition: Transition): void {
  const { position, legal, action, events, next } = transition;
  const columns = columnsOf(position);
  const other = beyond(position, '', columns) as Position;
  expectEqual(unwrap(tetzilla.parse(other)), other);
  expectEqual(
    tetzilla.legal(other).map(keyed).sort(),
    legal.map((each) => keyed(beyond(each, '', columns) as object)).sort(),
  );
  if (!servesAlike(transition)) return;
  const played = unwrap(tetzilla.apply(other, beyond(action, '', columns) as typeof action));
  expectEqual(played.events, beyond(events, '', columns));
  expectEqual(played.position, beyond(next, '', columns));
}

describe('the rules know no east and no west', () => {
  it('every tile has its mirror image among the others (T12.1)', () => {
    expectEqual(new Set(TILE_IDS.map(tileBeyond)), new Set(TILE_IDS));
    for (const id of TILE_IDS) expect(tileBeyond(tileBeyond(id))).toBe(id);
    expectEqual(
      ['L1', 'S2', 'J7', 'T1', 'O1'].map((id) => tileBeyond(id as TileId)),
      ['J1', 'Z2', 'L7', 'T1', 'O1'],
    );
  });

  it('a game in a mirror is a game: the same choices, facts and positions, east for west', () => {
    let served = 0;
    for (let seed = 0; seed < 3; seed++) {
      for (const transition of randomGame(mixedOptions(seed), seed)) {
        check(transition);
        if (servesAlike(transition)) served++;
      }
    }
    for (let seed = 0; seed < 25; seed++) for (const transition of crowdedPlay(seed, 4)) check(transition);
    expect(served).toBeGreaterThan(100);
  });
});
