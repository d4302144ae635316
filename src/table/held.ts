import { CHANNEL_COUNT, CHANNEL_OFFSET } from '#director';
import type { TableSource, TurnControl } from '#module';

/**
 * The table source, with pieces dragged by the player and without those that panels replace.
 * @param control returns the current control; called for each frame
 * @param leftOut indices of the pieces that are not drawn
 */
export function held(
  source: TableSource,
  control: () => Pick<TurnControl, 'hold'>,
  leftOut: readonly number[] = [],
): TableSource {
  return {
    get speed() {
      return source.speed;
    },
    sample(out) {
      source.sample(out);
      control().hold?.(out);
      for (const piece of leftOut) out[piece * CHANNEL_COUNT + CHANNEL_OFFSET.visibility] = 0;
    },
    visitActiveCues: (visit) => source.visitActiveCues(visit),
    visitDecals: (visit) => source.visitDecals(visit),
  };
}
