import { CHANNEL_COUNT, CHANNEL_OFFSET } from '#director';
import type { HighlightKind, HighlightTarget, Insets, Mat, Subject } from '#stage';
import type { SeatColours } from '#ui';
import { type ActionKind, type Box, GRID, parseBoard, SEATS, type Seat, type View } from '#zorgl/rules';
import {
  boxCentre,
  type Choice,
  FLOOR_HEIGHT,
  matOf,
  monsterPiece,
  type Selection,
  type Table,
} from '#zorgl/view';

/** Where on a miniature the page points, above its foot. */
const BODY_MIDDLE = 0.45;

/**
 * The middle of a box, on the roof where a building stands; or of a monster's body as it stands in a pose buffer.
 * Null for other names.
 */
export function pointOf(
  name: string,
  table: Table,
  poses: Float64Array,
): readonly [x: number, y: number, z: number] | null {
  if (GRID.parse(name) !== undefined) {
    const { x, z } = boxCentre(name);
    return [x, FLOOR_HEIGHT * (table.buildings.get(name)?.floors.length ?? 0), z];
  }
  const seat = SEATS.find((letter) => letter === name);
  if (seat === undefined || !table.pieces.has(monsterPiece(seat))) return null;
  const pose = table.pieces.of(monsterPiece(seat)) * CHANNEL_COUNT;
  return [
    poses[pose + CHANNEL_OFFSET.x]!,
    poses[pose + CHANNEL_OFFSET.y]! + BODY_MIDDLE,
    poses[pose + CHANNEL_OFFSET.z]!,
  ];
}

const KINDS: Readonly<Partial<Record<ActionKind, HighlightKind>>> = {
  attack: 'attack',
  throw: 'attack',
  frenzy: 'attack',
  'frenzy-on': 'attack',
  'army-attack': 'attack',
  shake: 'shake',
  tail: 'attack',
  sweep: 'attack',
  'sweep-on': 'attack',
  missile: 'shake',
  land: 'power',
  fall: 'power',
  blitz: 'power',
  burrow: 'power',
  leap: 'power',
  'army-move': 'army',
};

function kindOf(choice: Choice, mode: ActionKind | null): HighlightKind {
  if (choice.kind === 'flee') return 'flee';
  if (choice.kind === 'unit') return 'army';
  if (choice.kind === 'direction') return 'power';
  return (mode === null ? undefined : KINDS[mode]) ?? 'move';
}

/** What a target on the table is called: one for each choice. */
export const choiceId = (choice: Choice): string => `${choice.kind}:${choice.value}`;

/** The floors of the building in a box, whoever stands on it; 0 without one. */
function floorsAt(board: View['board'], box: Box): number {
  const contents = parseBoard(board);
  const content = contents.ok ? contents.value[GRID.parse(box) ?? -1] : undefined;
  if (content?.kind === 'building') return content.floors;
  return content?.kind === 'monster' ? (content.roof?.floors ?? 0) : 0;
}

/** What may be clicked on the table now, on the roofs where buildings stand. */
export function highlightTargets(
  selection: Selection | null,
  board: View['board'],
): readonly HighlightTarget[] {
  if (selection === null) return [];
  return selection.choices.flatMap((choice) => {
    if (choice.box === null) return [];
    const { x, z } = boxCentre(choice.box);
    return {
      id: choiceId(choice),
      kind: kindOf(choice, selection.mode),
      at: [x, FLOOR_HEIGHT * floorsAt(board, choice.box), z] as const,
      body: choice.kind === 'monster',
    };
  });
}

const SHAPES: Readonly<Record<Seat, Mat['shape']>> = {
  A: 'circle',
  B: 'triangle',
  C: 'square',
  D: 'diamond',
};

/** The mats of the seats in play, under their piles. */
export function seatMats(seats: readonly Seat[], colours: SeatColours): readonly Mat[] {
  return seats.map((seat) => ({ id: seat, ...matOf(seat), colour: colours[seat], shape: SHAPES[seat] }));
}

/** For each box whether a building stands there, row by row from the north-west. */
export function builtBoxes(board: View['board']): readonly boolean[] {
  const contents = parseBoard(board);
  if (!contents.ok) return [];
  return Array.from({ length: GRID.width * GRID.height }, (_, box) => {
    const [file, row] = [box % GRID.width, Math.floor(box / GRID.width)];
    return contents.value[(GRID.height - 1 - row) * GRID.width + file]?.kind === 'building';
  });
}

/** The two northern ranks: towers there reach into the upper edge of the picture. */
const NORTHERN_RANKS = 2;

/**
 * What the home view must show: the board with the piles, on a narrow screen the board alone, and the roofs in the north.
 * @param board at the beginning of the game: the view stays as it is while buildings fall
 */
export function homeSubject(portrait: boolean, board: View['board']): Subject {
  const contents = parseBoard(board);
  const north = (contents.ok ? contents.value : []).slice(-NORTHERN_RANKS * GRID.width);
  const floors = north.map((content) => (content.kind === 'building' ? content.floors : 0));
  const roofs = FLOOR_HEIGHT * Math.max(0, ...floors);
  return portrait
    ? { x: 3.9, z: 3.9, height: Math.max(1.2, roofs) }
    : { x: 5.7, z: 3.75, height: Math.max(1.3, roofs) };
}

/** The parts of the picture that the interface covers. */
export function interfaceInsets(width: number, height: number): Insets {
  if (width <= 700)
    return { top: Math.min(146, height * 0.18), right: 0, bottom: Math.min(340, height * 0.42), left: 0 };
  // The panels in the west reach farther down than those in the east, so the table moves to the right a little.
  return { top: 8, right: 0, bottom: Math.min(220, height * 0.25), left: width * 0.07 };
}

/** As {@link interfaceInsets}, with the panels at the sides: what the camera shows by itself lies under none. */
export function panelInsets(width: number, height: number): Insets {
  const insets = interfaceInsets(width, height);
  if (width <= 700) return insets;
  const side = Math.max(250, width * 0.19);
  return { top: Math.max(insets.top, height * 0.04), right: side, bottom: insets.bottom, left: side };
}
