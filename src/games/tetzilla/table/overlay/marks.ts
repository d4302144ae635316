import type { Box } from '#tetzilla/rules';
import { type Decision, type MoveDecision, rangeOf } from '#tetzilla/view';
import type { TetControl } from '../control';
import { meaningOf } from '../picking';

/** The meaning of a mark on a box of the board. */
export type MarkKind =
  /** A legal step, without and with hits. */
  | 'step'
  | 'hurts'
  /** Reachable with several steps. */
  | 'far'
  /** On the path to the hovered box or the goal. */
  | 'path'
  | 'enter'
  /** A guard that may fire, one that hits nobody, and the selected one. */
  | 'gun'
  | 'idle'
  | 'chosen'
  /** The range of the selected guard, and its victims. */
  | 'range'
  | 'victim';

export interface Mark {
  readonly box: Box;
  readonly kind: MarkKind;
  /** Tokens and hits to get there; hidden if 0. */
  readonly cost: number;
  readonly hits: number;
  /** The pointer is over it. */
  readonly hot: boolean;
}

type Shown = Pick<TetControl, 'decision' | 'view' | 'box'>;

/** The marks on the face of the board for a decision. The tile to slide is drawn separately. */
export function marksOf({ decision, view, box: hot }: Shown): readonly Mark[] {
  const mark = (
    box: Box,
    kind: MarkKind,
    price?: { readonly cost: number; readonly hits: number },
  ): Mark => ({
    box,
    kind,
    cost: price?.cost ?? 0,
    hits: price?.hits ?? 0,
    hot: box === hot && meaningOf(decision, box) !== null,
  });
  switch (decision?.kind) {
    case 'enter':
      return decision.boxes.map((box) => ({
        ...mark(box, 'enter'),
        hot: box === hot || box === decision.box,
      }));
    case 'move': {
      const way = wayOf(decision, hot);
      return [...decision.paths].map(([box, path]) => {
        const near = path.boxes.length === 1;
        const kind = way.includes(box) && !near ? 'path' : near ? (path.hits > 0 ? 'hurts' : 'step') : 'far';
        const marked = mark(box, kind, near || box === hot ? path : undefined);
        return { ...marked, hot: marked.hot || (near && way.includes(box)) };
      });
    }
    case 'fire':
      return fireMarks(decision, view, hot, mark);
    default:
      return [];
  }
}

/** The path to the box under the pointer, or to the goal. */
function wayOf({ paths, goal }: MoveDecision, hot: Box | null): readonly Box[] {
  const pointed = hot === null ? undefined : paths.get(hot);
  return (pointed ?? (goal === null ? undefined : paths.get(goal)))?.boxes ?? [];
}

function fireMarks(
  { guns, gun, shot }: Extract<Decision, { readonly kind: 'fire' }>,
  view: TetControl['view'],
  hot: Box | null,
  mark: (box: Box, kind: MarkKind) => Mark,
): readonly Mark[] {
  const shown = gun ?? guns.find(({ guard }) => guard === hot) ?? null;
  const victims = new Set(
    (shot === null ? (shown?.shots ?? []) : [shot]).flatMap((each) => each.victims.map(({ box }) => box)),
  );
  const range = shown === null ? [] : rangeOf(view, shown.guard, shown.kind);
  return [
    ...range.filter((box) => !victims.has(box)).map((box) => mark(box, 'range')),
    ...guns.map(({ guard, shots }) => {
      if (guard === gun?.guard) return mark(guard, 'chosen');
      return mark(guard, shots.some((each) => each.victims.length > 0) ? 'gun' : 'idle');
    }),
    ...[...victims].map((box) => mark(box, 'victim')),
  ];
}
