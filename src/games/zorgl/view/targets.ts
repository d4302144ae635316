import type { MarkerKind } from '#kaiju';
import type { HighlightTarget } from '#stage';
import { type ActionKind, type Box, GRID, parseBoard, type View } from '#zorgl/rules';
import { boxCentre } from './geometry';
import { FLOOR_HEIGHT } from './layout';
import type { Choice, Selection } from './panels';

const KINDS: Readonly<Partial<Record<ActionKind, MarkerKind>>> = {
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

function kindOf(choice: Choice, mode: ActionKind | null): MarkerKind {
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
