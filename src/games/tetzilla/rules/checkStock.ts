import { type Problem, quoted } from '#core';
import { type BoxContent, gridOf } from './board';
import { COPIES, isGuard, isMarker, markerCode, markerOf } from './codes';
import { partsOf } from './markers';
import { parsePlaced } from './placed';
import type { Position } from './position';
import { makeProblem } from './problems';
import { spunBy } from './spins';
import { TILE_IDS } from './tiles';

/** The points of all buildings must be known. */
export function checkBoard(position: Position, contents: readonly BoxContent[]): Problem | undefined {
  const box = contents.findIndex(
    (content) => content.kind === 'building' && partsOf(content.building).points === null,
  );
  if (box < 0) return undefined;
  const grid = gridOf(position);
  return makeProblem(`board[${grid.height - 1 - grid.rank(box)}]`, 'tetzilla.board.hidden', {
    box: grid.name(box),
  });
}

/** The tiles must not overlap, and cover exactly the built boxes. */
export function checkTiles(position: Position, contents: readonly BoxContent[]): Problem | undefined {
  const grid = gridOf(position);
  const covered = new Set<number>();
  for (const [index, text] of position.tiles.entries()) {
    const field = `tiles[${index}]`;
    const placed = parsePlaced(text);
    if (placed === undefined) return makeProblem(field, 'tetzilla.placed.form', { given: quoted(text) });
    const corner = grid.parse(placed.corner);
    const { boxes, width, height } = spunBy(placed.tile, placed.spin);
    const outside =
      corner === undefined ||
      grid.file(corner) + width > grid.width ||
      grid.rank(corner) + height > grid.height;
    if (outside) return makeProblem(field, 'tetzilla.placed.off', { tile: placed.tile }, 'T4.3');
    for (const { column, row } of boxes) {
      const box = corner + row * grid.width + column;
      const name = grid.name(box);
      if (covered.has(box)) return makeProblem(field, 'tetzilla.placed.overlap', { box: name }, 'T4.4');
      if (contents[box]!.kind === 'unbuilt') {
        return makeProblem(field, 'tetzilla.placed.unbuilt', { box: name }, 'T1.2');
      }
      covered.add(box);
    }
  }
  const bare = contents.findIndex((content, box) => content.kind !== 'unbuilt' && !covered.has(box));
  return bare < 0
    ? undefined
    : makeProblem('board', 'tetzilla.board.uncovered', { box: grid.name(bare) }, 'T1.2');
}

/** Each of the 56 tiles must occur exactly once (T2.1). */
export function checkDeck({ tiles, tile, deck, aside }: Position): Problem | undefined {
  const places = new Map<string, string>();
  const all: (readonly [string, string])[] = [
    ...tiles.map((placed, index) => [parsePlaced(placed)!.tile, `tiles[${index}]`] as const),
    ...(tile === null ? [] : [[tile, 'tile'] as const]),
    ...deck.map((id, index) => [id, `deck[${index}]`] as const),
    ...aside.map((id, index) => [id, `aside[${index}]`] as const),
  ];
  for (const [id, field] of all) {
    const other = places.get(id);
    if (other !== undefined) {
      return makeProblem(field, 'tetzilla.tile.twice', { tile: id, place: other }, 'T2.1');
    }
    places.set(id, field);
  }
  const missing = TILE_IDS.filter((id) => !places.has(id));
  if (missing.length === 0) return undefined;
  const named = { count: missing.length, examples: missing.slice(0, 5) };
  return makeProblem('deck', 'tetzilla.tiles.missing', named, 'T2.1');
}

/** Each marker must occur as often as it has copies (T2.2, T2.3). */
export function checkMarkers(position: Position, contents: readonly BoxContent[]): Problem | undefined {
  const counts = new Array<number>(COPIES.length).fill(0);
  const count = (code: number) => {
    counts[code]! += 1;
  };
  for (const content of contents) {
    if (content.kind === 'building') count(markerCode(content.building));
    if (content.kind === 'guard') count(markerCode(content.guard));
  }
  const players = Object.values(position.players);
  for (const { pile, guards } of [...players, { pile: position.buildings, guards: position.guards }]) {
    for (const building of pile) count(markerCode(building));
    for (const guard of guards) count(markerCode(guard));
  }
  const wrong = counts.findIndex((number, code) => isMarker(code) && number !== COPIES[code]);
  if (wrong < 0) return undefined;
  const named = { marker: markerOf(wrong), wanted: COPIES[wrong]!, count: counts[wrong]! };
  return isGuard(wrong)
    ? makeProblem('guards', 'tetzilla.marker.count', named, 'T2.3')
    : makeProblem('buildings', 'tetzilla.marker.count', named, 'T2.2');
}
