import type { TableSource, TurnControl } from '#module';

/**
 * The table as it stands, but for what somebody at the device holds.
 * @param control that of the moment, asked whenever a picture is drawn
 */
export function held(source: TableSource, control: () => Pick<TurnControl, 'hold'>): TableSource {
  return {
    get speed() {
      return source.speed;
    },
    sample(out) {
      source.sample(out);
      control().hold?.(out);
    },
    visitActiveCues: (visit) => source.visitActiveCues(visit),
    visitDecals: (visit) => source.visitDecals(visit),
  };
}
