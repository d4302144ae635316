import {
  COLOURS,
  type Colour,
  damageAt,
  HEROES,
  isSite,
  type KingTypes,
  type Plate,
  type Position,
  ZONES,
} from '#king-of-monsters/rules';
import { clausesOf, type LessonBoard } from '#learning';
import { DIAGRAM_ASPECT, kingDiagram } from './diagram';
import { kingRulebook } from './rulebook';
import { plateText } from './sketch';

const MAX_PLATES = 5;

const isColour = (name: string): name is Colour => COLOURS.some((row) => row === name);

/** The plate at a place such as `R3`; undefined if there is none. */
function plateAt({ chart }: Position, place: string): Plate | undefined {
  const row = place[0] ?? '';
  return place.length === 2 && isColour(row) ? chart[row].plates[Number(place[1]) - 1] : undefined;
}

/** Resolves the places and marks that lessons refer to. */
export const kingLessonBoard: LessonBoard<KingTypes> = {
  clauses: new Set(clausesOf(kingRulebook).map(({ number }) => number)),
  isPlace: (position, name) =>
    name === 'king' ||
    ZONES.some((zone) => zone === name) ||
    HEROES.some((hero) => hero === name && position.heroes[hero] !== undefined) ||
    isColour(name) ||
    (name.length === 2 && isColour(name[0]!) && /[1-5]/.test(name[1]!)),
  diagram: kingDiagram,
  aspect: DIAGRAM_ASPECT,
  tokenAt(position, place) {
    const zone = ZONES.find((each) => each === place);
    if (zone !== undefined) {
      if (!isSite(zone)) return '.';
      const { [zone]: state } = position.zones;
      return state.destroyed ? 'x' : String(damageAt(state));
    }
    if (isColour(place)) return position.chart[place].disabled ? 'x' : '.';
    const plate = plateAt(position, place);
    if (plate !== undefined) return plateText(plate);
    return isColour(place[0] ?? '') && Number(place.slice(1)) <= MAX_PLATES ? '.' : undefined;
  },
};
