import { type ReasonOf, type Refusal, refusalOf } from '#module';
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

/** The reasons of TetZilla, with the box that was clicked. */
const textsOf = ({ move, enter, fire }: TetMessages) => ({
  never: move.never,
  far: move.outOfReach,
  enter: enter.closed,
  gun: fire.noGun,
  laser: fire.noVictim,
  missile: fire.noVictim,
  tank: fire.noVictim,
});
type Reason = ReasonOf<ReturnType<typeof textsOf>>;

/** Why a kaiju cannot go to a box that is not beside it. */
function farReason({ neighbours }: MoveDecision, box: Box): Reason {
  const beside = neighbours.find((side) => side.way !== 'N' && side.box !== null)?.box;
  return typeof beside === 'string' && rowOf(box) < rowOf(beside) ? 'never' : 'far';
}

function reasonFor(decision: Decision, box: Box): Reason | null {
  switch (decision.kind) {
    case 'move':
      return farReason(decision, box);
    case 'enter':
      return 'enter';
    case 'fire':
      return decision.gun === null ? 'gun' : GUARDS[decision.gun.kind].name;
    default:
      return null;
  }
}

/** Why the input was refused; null if there is nothing to explain. */
export function refusedText(decision: Decision, refused: Refused, words: TetMessages): Refusal | null {
  if (decision.kind === 'move') {
    const side = decision.neighbours.find(({ way, box }) =>
      'box' in refused ? box === refused.box : way === ARROW_WAYS[refused.arrow],
    );
    const text = side === undefined ? null : wallText(side, words);
    if (side !== undefined)
      return text === null || side.wall === null ? null : { text, clause: WALL_CLAUSES[side.wall] };
  }
  if (!('box' in refused)) return null;
  const reason = reasonFor(decision, refused.box);
  if (reason === null) return null;
  const clauses = { ...REFUSAL_CLAUSES, ...GUN_CLAUSES };
  return refusalOf(textsOf(words), { reason, about: refused.box }, {}, clauses);
}
