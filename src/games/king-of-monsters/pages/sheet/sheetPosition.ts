import { positionFromSketch as positionOf, type Sketch as WholeSketch } from '#king-of-monsters/lessons';
import { type Card, type Colour, HEROES, type Position, type Side, type Zone } from '#king-of-monsters/rules';

/** Differences from a mid-game table: the King at the Metrorail, all heroes up, eight cards in hand. */
export interface Sketch extends Pick<WholeSketch, 'laid' | 'destroyed' | 'chart' | 'turn' | 'stack'> {
  readonly king?: Zone;
  readonly hand?: readonly Card[];
  /** Heroes outside HQ, their hands and states. */
  readonly heroes?: WholeSketch['heroes'];
  readonly top?: Partial<Record<`${Side}-${'combat' | 'action'}`, readonly Card[]>>;
  readonly pushed?: boolean;
}

const CHART: Readonly<Record<Colour, string>> = {
  R: 'R1 R3 R5 R8',
  G: 'G0 G2 G6 G7',
  Y: 'Y2 Y4 Y5 Y9',
  B: 'B1 B3 B6 B8',
};

/** The position of a sketch; unnamed cards go into the draw piles. Not validated. */
export function sheetPosition(sketch: Sketch): Position {
  const {
    king: zone = 'metro',
    hand = [],
    pushed = false,
    heroes = {},
    chart,
    top = {},
    turn,
    ...rest
  } = sketch;
  const piles = (side: Side) => ({
    combat: top[`${side}-combat`] ?? [],
    action: top[`${side}-action`] ?? [],
  });
  return positionOf({
    ...rest,
    turn: { number: 5, ...turn },
    king: { zone, hand: [...hand], pushed },
    heroes: Object.fromEntries(HEROES.map((hero) => [hero, heroes[hero] ?? {}])),
    chart: { ...CHART, ...chart },
    top: { king: piles('king'), league: piles('league') },
  });
}
