import type { Problem } from '#core';
import { nameOf, type Refusal, type SeatNames } from '#module';
import type { Box, Suit } from '#zorgl/rules';
import type { ZorglMessages } from '../messages';
import { countedSuit, type Selection } from '../panels';

/** The texts of refusals. */
export interface RefusalTexts {
  readonly names: SeatNames;
  readonly words: Pick<ZorglMessages, 'refused' | 'explain'>;
}

/** The parameters of a problem, with seats by name. */
interface Mentioned {
  readonly box: Box;
  readonly seat: string;
  readonly boxes: readonly Box[];
}

type Words = ZorglMessages['refused'];
type Phrase = (words: Words, said: Mentioned, way: Way) => string;

/** The selected card: its suit, and its effect as text. */
interface Way {
  readonly suit: Suit | null;
  readonly power: string;
  /** A unit of the army acts. */
  readonly army: boolean;
}

/** Full sentences for refused clicks, by problem code. */
const PHRASES: Readonly<Record<string, Phrase>> = {
  'zorgl.box.notDiagonal': (words, { box }, { suit }) => words.boxWay(box, true, suit),
  'zorgl.box.notStraight': (words, { box }, { suit }) => words.boxWay(box, false, suit),
  'zorgl.box.far': (words, { box }) => words.boxFar(box),
  'zorgl.box.monster': (words, { box }) => words.boxMonster(box),
  'zorgl.box.building': (words, { box }) => words.boxBuilding(box),
  'zorgl.box.taken': (words, { box }) => words.boxTaken(box),
  'zorgl.box.crushes': (words, { box }) => words.boxCrushes(box),
  'zorgl.box.beyond': (words, { box }, { power }) => words.boxBeyond(box, power),
  'zorgl.box.notNearest': (words, { boxes }) => words.boxNearest(boxes),
  'zorgl.unit.notDiagonal': (words, { box }) => words.unitWay(box, true),
  'zorgl.unit.notStraight': (words, { box }) => words.unitWay(box, false),
  'zorgl.unit.blocked': (words, { box }) => words.unitBlocked(box),
  'zorgl.target.notDiagonal': (words, { seat }, { suit }) => words.targetWay(seat, true, suit),
  'zorgl.target.notStraight': (words, { seat }, { suit }) => words.targetWay(seat, false, suit),
  'zorgl.target.far': (words, { seat }, { army }) =>
    army ? words.unitTargetFar(seat) : words.targetFar(seat),
  'zorgl.target.crushes': (words) => words.targetCrushes,
  'zorgl.target.done': (words, { seat }) => words.targetDone(seat),
  'zorgl.army.friend': (words, { seat }) => words.armyFriend(seat),
  'zorgl.army.floor': (words) => words.armyFloor,
  'zorgl.army.unit': (words) => words.armyUnit,
  'zorgl.army.cost': (words) => words.armyCost,
  'zorgl.flight.elsewhere': (words, { boxes }) => words.fleesTo(boxes),
};

/** The full sentence for a problem of the rules; the problem itself if there is none. */
export function inFull(
  { left, context, card, mode }: Selection,
  problem: Problem,
  { names, words }: RefusalTexts,
): Problem | Refusal {
  const phrase = PHRASES[problem.code];
  if (phrase === undefined) return problem;
  const { box = '', seat = '', boxes = [] } = problem.params ?? {};
  const suit = card === null ? null : countedSuit(card, context.stiff ?? false);
  const does = mode ?? left[0]?.do;
  const power = does === undefined ? '' : words.explain[does](suit);
  const army = does === 'army-attack' || does === 'army-move';
  const said = {
    box: String(box),
    seat: nameOf(names, String(seat)),
    boxes: Array.isArray(boxes) ? boxes : [],
  };
  return { text: phrase(words.refused, said, { suit, power, army }), clause: problem.clause ?? null };
}
