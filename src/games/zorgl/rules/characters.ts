import { GRID } from './board';
import { NO_BOX } from './constants';
import { NOBODY, type State } from './state';

/** Preferences of a bot's monster, as the win probability it would trade for them. */
interface Character {
  /** Per unit in its pile. */
  readonly unit: number;
  /** Per floor left of the plant. */
  readonly plant: number;
  /** Per box of distance to its nearest rival; negative to stay close. */
  readonly distance: number;
  /** Per box of distance to the nearest unit; negative to hunt units. */
  readonly scent: number;
}

/** By monster. Monsters without an entry only want to win. */
const CHARACTERS: Readonly<Record<string, Character>> = {
  /** Protects the plant and the army. */
  xman: { unit: -0.01, plant: 0.006, distance: 0, scent: 0 },
  /** Likes to brawl. */
  greatzilla: { unit: 0, plant: 0, distance: -0.006, scent: 0 },
  /** Avoids the others. */
  nogyab: { unit: 0, plant: 0, distance: 0.006, scent: 0 },
  /** Hunts units. */
  krustazor: { unit: 0.03, plant: 0, distance: 0, scent: -0.01 },
};

/** The bonus that a monster's character adds to a position, as win probability; 0 for an ordinary monster. */
export function characterBonus(state: State, seat: number): number {
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

/** Distance to the nearest rival on the board, in boxes; the width of the board if there is none. */
function nearestRival(state: State, seat: number): number {
  let boxes = GRID.width;
  for (const rival of state.config.order) {
    if (rival === seat || !state.isOnBoard(rival)) continue;
    boxes = Math.min(boxes, GRID.distance(state.at(seat), state.at(rival)));
  }
  return boxes;
}

/** Distance to the nearest unit, in boxes; the width of the board if there is none. */
function nearestUnit(state: State, seat: number): number {
  let boxes = GRID.width;
  for (let box = 0; box < GRID.width * GRID.height; box++) {
    if (state.units.has(box)) boxes = Math.min(boxes, GRID.distance(state.at(seat), box));
  }
  return boxes;
}
