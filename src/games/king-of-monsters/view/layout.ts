import { type Layout, type Pose, REST_POSE } from '#director';
import {
  COLOURS,
  type Colour,
  damageAt,
  type Hero,
  heroesOf,
  SITES,
  type Side,
  type Site,
  sizeOf,
  type View,
  ZONES,
  type Zone,
} from '#king-of-monsters/rules';
import {
  actionBack,
  backFace,
  changedFace,
  damageFace,
  faceOf,
  headFace,
  KING_BACK,
  tokensFace,
} from './faces';
import {
  BENCH,
  CHART,
  COLUMNS,
  columnX,
  DUEL,
  duelX,
  GROUND,
  HERO_SIZE,
  HERO_SPOTS,
  ISLAND_Z,
  KING_SPOT,
  LAID,
  LANDMARK_SIZE,
  LANDMARK_Z,
  PILE,
  pilePoint,
  rowZ,
  zoneX,
} from './geometry';
import {
  barPiece,
  damagePiece,
  headPiece,
  heroPiece,
  KING_PIECE,
  landmarkPiece,
  PILES,
  type PileName,
  pilePiece,
  turnedPiece,
  zonePiece,
} from './pieces';
import { actingIn, type Cover, pieceLaid, platesOf, type Table, viewOf } from './table';

/** Height of the table around the island. */
export const TABLE_LEVEL = -0.03;
/** Height offset between overlapping cards, and thickness of a card in a pile. */
const CARD_STEP = 0.014;
/** Thickness of the card model. */
const CARD_THICKNESS = 0.006;
/** An invisible pose. */
export const AWAY: Pose = { ...REST_POSE, visibility: 0 };

const lying = (x: number, z: number, variant: number, over = 0, size = 1): Pose => ({
  ...REST_POSE,
  x,
  y: TABLE_LEVEL + CARD_STEP * (1 + over),
  z,
  width: size,
  variant,
});

/** The King's heading: forward, turned slightly towards the camera. */
const KING_YAW = 0.55;
function kingPose(zone: Zone): Pose {
  const { aside, z, size } = KING_SPOT;
  return {
    ...REST_POSE,
    x: zoneX(zone) + aside,
    y: GROUND,
    z,
    yaw: KING_YAW,
    width: size,
    height: size,
  };
}

/** Pose of a hero in a zone. @param place from 0 @param king the King's zone; heroes face him */
function heroSpot(zone: Zone, place: number, king: Zone): Pose {
  const [east, south] = HERO_SPOTS[place]!;
  const x = zoneX(zone) + east;
  const towards = Math.sign(zoneX(king) - x) || 1;
  const near = zone === king;
  return {
    ...REST_POSE,
    x,
    y: GROUND,
    z: ISLAND_Z + south,
    width: HERO_SIZE,
    height: HERO_SIZE,
    // In the King's zone he is behind them, so they look over their shoulder.
    yaw: near ? towards * 1.9 : towards * 0.75,
  };
}

/** A hero who is down lies on their back; one who is rising is halfway up. */
const LIES = -Math.PI / 2;
const RISES = -0.5;

/** Pose of a hero on a bench. */
function benchSpot(index: number, row: 'reserve' | 'out'): Pose {
  const { x, across, size } = BENCH;
  return {
    ...REST_POSE,
    x: x + across * index,
    y: TABLE_LEVEL,
    z: BENCH[row],
    yaw: -0.35,
    width: size,
    height: size,
  };
}

/**
 * Index of a hero among those in the same zone, in roster order, or among those off the island in the same
 * state.
 */
function placeOf(view: View, hero: Hero): number {
  const { zone, state } = view.heroes[hero]!;
  return heroesOf(view)
    .filter((each) => {
      const other = view.heroes[each]!;
      return other.zone === zone && (zone !== null || other.state === state);
    })
    .indexOf(hero);
}

function heroPose(view: View, hero: Hero): Pose {
  const { zone, state } = view.heroes[hero]!;
  if (state === 'lost') return { ...benchSpot(placeOf(view, hero), 'out'), visibility: 0 };
  if (zone === null) {
    if (state === 'reserve') return benchSpot(view.reserve.indexOf(hero), 'reserve');
    const spot = benchSpot(placeOf(view, hero), 'out');
    return { ...spot, pitch: LIES, y: TABLE_LEVEL + 0.24 };
  }
  const spot = heroSpot(zone, placeOf(view, hero), view.king.zone);
  if (state === 'down') return { ...spot, pitch: LIES, y: GROUND + 0.18 };
  if (state === 'rising') return { ...spot, pitch: RISES, y: GROUND + 0.08 };
  return { ...spot, glow: actingIn(view)?.hero === hero ? 0.35 : 0 };
}

/** Variant of an objective: −1 intact, 0 damaged, 1 ruined. */
const stageOf = ({ destroyed, cards }: View['zones'][Site]): number =>
  destroyed ? 1 : cards.length > 0 ? 0 : -1;

/** Pose of a plate in its column. */
function plateSpot(row: Colour, index: number, variant: number): Pose {
  return lying(columnX(index), rowZ(row), variant, 0, CHART.size);
}

/** Covers are lower than their plates, so that the plate's head stays visible. */
function coverSpot(row: Colour, index: number, variant: number): Pose {
  return lying(columnX(index) + 0.02, rowZ(row) + CHART.cover, variant, 1.4, CHART.size);
}

/** Size of the badge with a cover's tokens or changed number. */
const MARK_SIZE = 0.46;
/** Pose of that badge, on the cover. */
function markSpot(row: Colour, index: number, cover: Cover): Pose {
  const variant =
    cover.as === null ? tokensFace(cover.tokens) : changedFace(Math.min(9, cover.as + cover.tokens));
  const { cover: lower, size } = CHART;
  const [x, z] = [columnX(index) + 0.22 * size, rowZ(row) + lower + 0.28 * size];
  return lying(x, z, variant, 3, MARK_SIZE * size);
}

/** Pose of a duel card, facing the camera. @param index from 0 in the duel @param king zone of the duel */
export function blowSpot(index: number, side: Side, variant: number, king: Zone): Pose {
  const { first, across, z, apart, up, size, grows, rises } = DUEL;
  return {
    ...REST_POSE,
    x: duelX(king) + first + across * index,
    y: up + rises * index,
    z: z + (side === 'king' ? 0 : apart),
    pitch: 0.3,
    yaw: side === 'king' ? 0.05 : -0.05,
    width: size + grows * index,
    variant,
  };
}

/** Number of cards in a pile. */
const countOf = (table: Pick<Table, 'followed'>, side: Side, pile: PileName): number =>
  sizeOf(viewOf(table).decks[side][pile]);

/** Pose of a pile; its height follows the number of cards. */
function pilePose(table: Table, side: Side, pile: PileName): Pose {
  const count = countOf(table, side, pile);
  const { combatDiscard, actionDiscard } = viewOf(table).decks[side];
  const [x, z] = pilePoint(side, pile);
  const top = {
    combat: () => faceOf(null, side),
    action: () => actionBack(side),
    combatDiscard: () => faceOf(combatDiscard.at(-1) ?? null, side),
    actionDiscard: () => faceOf(actionDiscard.at(-1) ?? null, side),
  }[pile]();
  const high = CARD_STEP * 0.75 * count;
  return {
    ...REST_POSE,
    x,
    y: TABLE_LEVEL + 0.004,
    z,
    width: PILE.size,
    height: Math.max(1, high / CARD_THICKNESS),
    visibility: count > 0 ? 1 : 0,
    variant: top,
  };
}

/** Height of the top of a pile. */
const pileTop = (table: Table, side: Side, pile: PileName): number =>
  TABLE_LEVEL + 0.01 + CARD_STEP * 0.75 * countOf(table, side, pile);

/** The revealed action card floats above its discards, facing the camera. */
function turnedSpot(side: Side, variant: number): Pose {
  const [x, z] = pilePoint(side, 'actionDiscard');
  return {
    ...REST_POSE,
    x: x + (side === 'king' ? 0.1 : -0.4),
    y: 0.6,
    z: z - 0.3,
    pitch: 0.16,
    width: 1.45,
    variant,
  };
}

/** Pose of a card above a pile. */
export function overPile(table: Table, side: Side, pile: PileName, variant: number): Pose {
  const [x, z] = pilePoint(side, pile);
  return { ...REST_POSE, x, y: pileTop(table, side, pile), z, width: PILE.size, variant };
}

function chart(table: Table, poses: Map<string, Pose>): void {
  const view = viewOf(table);
  for (const row of COLOURS) {
    const { disabled } = view.chart[row];
    const works = actingIn(view)?.row === row;
    poses.set(headPiece(row), {
      ...lying(columnX(0) + CHART.head, rowZ(row), headFace(row, disabled), 0, CHART.size),
      glow: works ? 0.5 : 0,
    });
    const across = columnX((COLUMNS - 1) / 2);
    poses.set(barPiece(row), {
      ...lying(across, rowZ(row) + 0.1 * CHART.size, 1, 1.25, CHART.size),
      yaw: 0.08 * (COLOURS.indexOf(row) % 2 === 0 ? 1 : -1),
      visibility: disabled ? 1 : 0,
    });
    for (const [index, { piece, card, seen, cover }] of platesOf(table, row).entries()) {
      const back = seen ? backFace('seen') : KING_BACK;
      poses.set(piece, plateSpot(row, index, card === null ? back : faceOf(card, 'king')));
      if (cover === null) continue;
      poses.set(cover.piece, coverSpot(row, index, faceOf(cover.card, 'league')));
      if (cover.mark !== null) poses.set(cover.mark, markSpot(row, index, cover));
    }
  }
}

function island({ zones }: View, poses: Map<string, Pose>): void {
  for (const zone of ZONES)
    poses.set(zonePiece(zone), { ...REST_POSE, x: zoneX(zone), y: GROUND, z: ISLAND_Z });
  for (const site of SITES) {
    const { cards, destroyed } = zones[site];
    const x = zoneX(site);
    poses.set(landmarkPiece(site), {
      ...REST_POSE,
      x,
      y: GROUND,
      z: LANDMARK_Z,
      width: LANDMARK_SIZE,
      height: LANDMARK_SIZE,
      variant: stageOf(zones[site]),
    });
    poses.set(damagePiece(site), {
      ...lying(x + LAID.number, LAID.z, damageFace(damageAt(zones[site])), 2, LAID.numberSize),
      visibility: destroyed || cards.length === 0 ? 0 : 1,
    });
    for (const [index, { card, as }] of cards.entries()) {
      const piece = pieceLaid(site, index);
      if (piece === undefined) break;
      const shown = as === undefined ? card : `${card[0]}${as}`;
      const face = faceOf(card[0] === 'W' ? card : shown, 'king');
      poses.set(piece, laidSpot(site, index, face));
    }
  }
}

/** Pose of a card at an objective. */
function laidSpot(site: Site, index: number, variant: number): Pose {
  return lying(zoneX(site) + LAID.first + LAID.step * index, LAID.z, variant, index * 0.5, LAID.size);
}

/** Poses of all pieces. */
export function layout(table: Table): Layout {
  const poses = new Map<string, Pose>(table.cast.map(({ id }) => [id, AWAY]));
  const view = viewOf(table);
  island(view, poses);
  poses.set(KING_PIECE, kingPose(view.king.zone));
  for (const hero of heroesOf(view)) poses.set(heroPiece(hero), heroPose(view, hero));
  chart(table, poses);
  for (const [index, { piece, side, card }] of table.blows.entries()) {
    poses.set(piece, blowSpot(index, side, faceOf(card, side), view.king.zone));
  }
  for (const side of ['king', 'league'] as const) {
    for (const pile of PILES) poses.set(pilePiece(side, pile), pilePose(table, side, pile));
    const card = table.turned[side];
    if (card !== null) poses.set(turnedPiece(side), turnedSpot(side, faceOf(card, side)));
  }
  return poses;
}
