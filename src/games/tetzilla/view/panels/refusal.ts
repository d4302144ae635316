import type { Refusal } from '#module';
import { type Box, GUARDS } from '#tetzilla/rules';
import type { TetMessages } from '../messages';
import { GUN_CLAUSES, REFUSAL_CLAUSES, WALL_CLAUSES } from './clauses';
import type { Arrow, Decision, MoveDecision } from './decision';
import type { Neighbour } from './paths';

/** A click or arrow key that is not legal. */
export type Refused = { readonly box: Box } | { readonly arrow: Arrow };

const ARROW_WAYS = { left: 'W', up: 'N', right: 'E' } as const;

const rowOf = (box: Box): number => Number(box.slice(1));

/** Why a side of a kaiju is closed, as text; null if it is open. */
export function wallText({ way, wall, cost }: Neighbour, { move }: TetMessages): string | null {
  if (wall === null) return null;
  return `${move.step[way]}: ${wall === 'dear' ? move.wall.dear(cost) : move.wall[wall]}`;
}

function moveRefusal({ neighbours }: MoveDecision, refused: Refused, words: TetMessages): Refusal | null {
  const side = neighbours.find(({ way, box }) =>
    'box' in refused ? box === refused.box : way === ARROW_WAYS[refused.arrow],
  );
  if (side !== undefined) {
    const text = wallText(side, words);
    return text === null || side.wall === null ? null : { text, clause: WALL_CLAUSES[side.wall] };
  }
  if (!('box' in refused)) return null;
  const beside = neighbours.find(({ way, box }) => way !== 'N' && box !== null)?.box;
  if (typeof beside === 'string' && rowOf(refused.box) < rowOf(beside)) {
    return { text: words.move.never, clause: REFUSAL_CLAUSES.never };
  }
  return { text: words.move.outOfReach(refused.box), clause: REFUSAL_CLAUSES.far };
}

/** Why the input was refused; null if there is nothing to explain. */
export function refusalOf(decision: Decision, refused: Refused, words: TetMessages): Refusal | null {
  switch (decision.kind) {
    case 'move':
      return moveRefusal(decision, refused, words);
    case 'enter':
      return 'box' in refused
        ? { text: words.enter.closed(refused.box), clause: REFUSAL_CLAUSES.enter }
        : null;
    case 'fire': {
      if (!('box' in refused)) return null;
      return decision.gun === null
        ? { text: words.fire.noGun(refused.box), clause: REFUSAL_CLAUSES.gun }
        : { text: words.fire.noVictim(refused.box), clause: GUN_CLAUSES[GUARDS[decision.gun.kind].name] };
    }
    default:
      return null;
  }
}
