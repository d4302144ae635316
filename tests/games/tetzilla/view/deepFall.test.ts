import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '#core';
import { type Action, columnsOf, FIGURES, type Position, ROWS, tetzilla } from '#tetzilla/rules';
import {
  type Decision,
  decisionOf,
  homeSubject,
  landedBoxes,
  movedAim,
  onTable,
  pointedAim,
  type SlideDecision,
  TILE_DEPTH,
  turnedAim,
} from '#tetzilla/view';

/** Of a game in which kaiju climb whenever they can, so that deep shafts are left beside them. */
function* slides(players: number, seed: number): Generator<readonly [Position, SlideDecision]> {
  const random = Random.fromSeed(seed);
  const options = {
    figures: FIGURES.slice(0, players),
    abilities: 'random',
    guardPoints: 1,
    level: false,
  } as const;
  let position = unwrap(tetzilla.setup(options, seed));
  const rowOf = (action: Action) => (action.do === 'step' ? Number(action.to.slice(1)) : 0);
  while (position.outcome === null) {
    const legal = tetzilla.legal(position);
    const { player } = position.turn;
    const decision: Decision | null = decisionOf(tetzilla.view(position, player), player, legal, null);
    if (decision?.kind === 'slide') yield [position, decision];
    const highest = Math.max(...legal.map(rowOf));
    const wanted = legal.filter((action) => rowOf(action) === highest);
    position = unwrap(tetzilla.apply(position, wanted[random.below(wanted.length)]!)).position;
  }
}

/** Where the home view ends below, in rows from the foot of the board. */
function lowestRow(position: Position): number {
  const { middle, height, elevation } = homeSubject(tetzilla.view(position, position.turn.player), 1.4);
  const foot = middle!.y - height! / 2;
  for (let row = -2; row < ROWS; row += 0.05) {
    if (onTable({ across: 0, up: row, out: TILE_DEPTH })[1] >= foot - 1e-6) return row;
  }
  throw new RangeError(`the view from ${elevation} has no foot`);
}

describe('the tile that is to be dropped', () => {
  // Games with shafts that are deeper than the lowest kaiju.
  const games = [
    [2, 26],
    [3, 29],
    [4, 4],
  ].flatMap(([players, seed]) => [...slides(players!, seed!)]);

  it('has its ghost in the home view, however deep it falls', () => {
    expect(games.length).toBeGreaterThan(30);
    for (const [position, { choices }] of games) {
      const low = lowestRow(position);
      for (const { row } of choices.landings) expect(row).toBeGreaterThanOrEqual(low - 0.06);
    }
  });

  it('has four boxes of its ghost in unbuilt boxes of the board, whatever is done to it', () => {
    for (const [index, [position, decision]] of games.entries()) {
      const random = Random.fromSeed(index);
      const { choices } = decision;
      const columns = columnsOf(tetzilla.view(position, 'spectator'));
      let { aim } = decision;
      for (let change = 0; change < 12; change++) {
        const by = random.below(2) === 0 ? 1 : -1;
        const kind = random.below(3);
        if (kind === 0) aim = turnedAim(choices, aim, by);
        else if (kind === 1) aim = movedAim(choices, aim, by);
        else aim = pointedAim(choices, aim, random.unit() * (columns + 4) - 2);
        const boxes = landedBoxes(choices, aim).map(({ box }) => box);
        expect(new Set(boxes).size).toBe(4);
        for (const box of boxes) {
          const row = position.board[ROWS - Number(box.slice(1))]!;
          expect(row.split(' ')[box.charCodeAt(0) - 97]).toBe('.');
        }
      }
    }
  });
});
