import { GRID } from './board';
import { NO_BOX } from './constants';
import { NOBODY, type State } from './state';

/** What a monster is fond of, in chances of winning that its player would give for it. */
interface Character {
  /** Each unit in its pile. */
  readonly unit: number;
  /** Each floor that the plant still has. */
  readonly plant: number;
  /** Each box between it and its nearest rival; less than 0 for one that seeks company. */
  readonly distance: number;
  /** Each box between it and the nearest unit; less than 0 for one that hunts them. */
  readonly scent: number;
}

/** By monster; one that is not here wants to win and nothing else. */
const CHARACTERS: Readonly<Record<string, Character>> = {
  /** Protects the plant, and is fond of the army. */
  xman: { unit: -0.01, plant: 0.006, distance: 0, scent: 0 },
  /** Seeks brawls. */
  greatzilla: { unit: 0, plant: 0, distance: -0.006, scent: 0 },
  /** Keeps out of the way. */
  nogyab: { unit: 0, plant: 0, distance: 0.006, scent: 0 },
  /** Hunts units. */
  krustazor: { unit: 0.03, plant: 0, distance: 0, scent: -0.01 },
};

/** What the character of a seat's monster makes of a position, in chances of winning; 0 for an ordinary one. */
export function leaningOf(state: State, seat: number): number {
  if (!state.config.options.specials || state.winner !== NOBODY) return 0;
  const character = CHARACTERS[state.config.monsters[seat]!];
  if (character === undefined) return 0;
  const { unit, plant, distance, scent } = character;
  let liking = unit * state.pileUnits(seat);
  if (plant !== 0 && state.plant !== NO_BOX) liking += plant * state.floors(state.plant);
  if (!state.isOnBoard(seat)) return liking;
  if (distance !== 0) liking += distance * nearestRival(state, seat);
  if (scent !== 0) liking += scent * nearestUnit(state, seat);
  return liking;
}

/** How far the nearest rival on the board is, in boxes; the width of the board where there is none. */
function nearestRival(state: State, seat: number): number {
  let boxes = GRID.width;
  for (const rival of state.config.order) {
    if (rival === seat || !state.isOnBoard(rival)) continue;
    boxes = Math.min(boxes, GRID.distance(state.at(seat), state.at(rival)));
  }
  return boxes;
}

/** How far the nearest unit is, in boxes; the width of the board where there is none. */
function nearestUnit(state: State, seat: number): number {
  let boxes = GRID.width;
  for (let box = 0; box < GRID.width * GRID.height; box++) {
    if (state.units.has(box)) boxes = Math.min(boxes, GRID.distance(state.at(seat), box));
  }
  return boxes;
}
