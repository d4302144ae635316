import type { Problem } from '#core';
import { type ReasonOf, type Refusal, type RefusedClick, refusalOf, type SeatNames } from '#module';
import {
  type Action,
  type Box,
  type BoxContent,
  GRID,
  parseBoard,
  problemWith,
  type Seat,
  type View,
} from '#zorgl/rules';
import type { ZorglMessages } from '../messages';
import { fieldOf, type Selection } from '../panels';
import { inFull, type RefusalTexts } from './inFull';

/** The context of a refusal: who asks, and the texts. */
export interface Asked {
  readonly view: View;
  readonly names: SeatNames;
  readonly words: RefusalTexts['words'];
}

function contentOf({ board }: View, box: Box): BoxContent | undefined {
  const contents = parseBoard(board);
  return contents.ok ? contents.value[GRID.parse(box) ?? -1] : undefined;
}

function monsterIn(view: View, box: Box): Seat | null {
  const content = contentOf(view, box);
  return content?.kind === 'monster' ? content.seat : null;
}

/** Why the rules refuse such actions: of several attempts, the reason of the one closest to legal. */
function reasonFor(view: View, attempts: readonly Action[]): Problem | null {
  const reasons = attempts.map((action) => problemWith(view, action)).filter((problem) => problem !== null);
  const wrongWay = ({ code }: Problem) => code.endsWith('.notDiagonal') || code.endsWith('.notStraight');
  return reasons.find((reason) => !wrongWay(reason)) ?? reasons[0] ?? null;
}

/** The open actions of a kind, one for each suit, with some fields changed. */
function variants(left: readonly Action[], change: Readonly<Record<string, unknown>>): readonly Action[] {
  const bySuit = new Map<unknown, Action>();
  for (const action of left) {
    const { flee: _flight, ...plain } = { flee: undefined, ...action };
    const suit = 'suit' in action ? action.suit : undefined;
    if (!bySuit.has(suit)) bySuit.set(suit, { ...plain, ...change } as Action);
  }
  return [...bySuit.values()];
}

/** Why a click beside the board, on the deck or a mat, does nothing; null if nothing is asked. */
export function refusalBeside({ step }: Selection, words: ZorglMessages['refused']): string | null {
  if (step === 'done') return null;
  return step === 'card' || step === 'mode' || step === 'discard' ? words[step] : words.beside;
}

/** Why a click on a box without a choice does nothing; null if there is nothing to say. */
export function refusalAt(selection: Selection, box: Box, asked: Asked): Problem | Refusal | string | null {
  const { view, names } = asked;
  const words = asked.words.refused;
  const why = (attempts: readonly Action[]) => {
    const reason = reasonFor(view, attempts);
    const own = monsterIn(view, box) === selection.context.player;
    if (own && reason?.code === 'zorgl.box.far') return words.here;
    return reason === null ? null : inFull(selection, reason, asked);
  };
  switch (selection.step) {
    case 'card':
      return withoutCard(selection, box, asked);
    case 'mode':
      return selection.choices.length === 0 ? words.mode : why(aimedAt(selection, box, monsterIn(view, box)));
    case 'discard':
      return words.discard;
    case 'direction': {
      const [action] = selection.left;
      const target = action !== undefined && 'target' in action ? action.target : selection.context.player;
      return refusalOf(words, { reason: 'direction', seat: target }, names);
    }
    case 'unit':
      return refusalOf(words, {
        reason: contentOf(view, box)?.kind === 'unit' ? 'unit' : 'noUnit',
        about: box,
      });
    case 'flee':
      return why(selection.left.slice(0, 1).map((action) => ({ ...action, flee: box }) as Action));
    case 'aim': {
      const monster = monsterIn(view, box);
      if (selection.choices[0]?.kind !== 'box') {
        if (monster === null) return refusalOf(words, { reason: 'nobody', about: box });
        if (monster === selection.context.player) return words.self;
      }
      return why(aimedAt(selection, box, monster));
    }
    default:
      return null;
  }
}

/**
 * Why a click before any card does nothing: no card leads there, or only through a use to be chosen first.
 */
function withoutCard({ context }: Selection, box: Box, { view, names, words }: Asked): Refusal {
  const monster = monsterIn(view, box);
  const leads = context.legal.some(
    (action) => fieldOf(action, 'aim') === (monster ?? box) || fieldOf(action, 'unit') === box,
  );
  const refused = (): RefusedClick<ReasonOf<ZorglMessages['refused']>> => {
    if (leads || monster === context.player) return { reason: 'card' };
    if (monster !== null) return { reason: 'noCardHits', seat: monster };
    const isBuilt = contentOf(view, box)?.kind === 'building';
    return { reason: isBuilt ? 'boxBuilding' : 'noCardLeads', about: box };
  };
  return refusalOf(words.refused, refused(), names);
}

/** The open actions, redirected to a box or the monster in it. */
function aimedAt({ left, mode }: Selection, box: Box, monster: Seat | null): readonly Action[] {
  const boxes = left.filter((action) => 'to' in action && (mode !== null || action.do === 'move'));
  const blows = left.filter((action) => 'target' in action && (mode !== null || action.do === 'attack'));
  if (monster === null || blows.length === 0) return variants(boxes, { to: box });
  return variants(blows, { target: monster });
}
