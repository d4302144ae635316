import {
  type ActionCode,
  aimDirection,
  aimedSeat,
  aimFirst,
  CHOOSE,
  codeFirst,
  codeKind,
  codeSecond,
  ENTER,
  FIRE,
  isAlong,
  PASS,
  SLIDE,
  STEP,
} from './actionCode';
import { seatLetter } from './config';
import type { Sink } from './event';
import { fireGuard } from './fire';
import { afterChoice, afterEntering, afterShot, afterSlide, goOnMoving, lookForRuin } from './flow';
import { ABILITIES } from './markers';
import { passStep, stepTo } from './movement';
import { slideTile } from './slide';
import type { State } from './state';

/**
 * Plays a legal action in place, with its automatic consequences. Does not validate: check with {@link
 * listLegal} first.
 * @param sink receives the events
 */
export function play(state: State, code: ActionCode, sink?: Sink): void {
  const { player } = state;
  const first = codeFirst(code);
  switch (codeKind(code)) {
    case CHOOSE:
      state.setAbility(player, first);
      sink?.({ type: 'ability-taken', player: seatLetter(player), ability: ABILITIES[first]! });
      afterChoice(state, sink);
      return;
    case SLIDE:
      slideTile(state, codeSecond(code), first, sink);
      afterSlide(state, sink);
      return;
    case ENTER:
      state.setAt(player, first);
      sink?.({ type: 'entered', player: seatLetter(player), box: state.config.grid.name(first) });
      afterEntering(state, sink);
      return;
    case STEP:
      stepTo(state, first, sink);
      if (!lookForRuin(state, sink)) goOnMoving(state, state.next(player), sink);
      return;
    case PASS:
      passStep(state, sink);
      goOnMoving(state, state.next(player), sink);
      return;
    case FIRE: {
      const aim = codeSecond(code);
      const direction = isAlong(aim) ? aimDirection(aim) : undefined;
      const firstHit = direction === undefined ? undefined : aimFirst(aim);
      fireGuard(state, first, aimedSeat(aim), direction, firstHit, sink);
      if (!lookForRuin(state, sink)) afterShot(state, sink);
      return;
    }
  }
}
