import { type GameTypes, type Sight, type Simulation, type Simulator, shares } from '#core';

/** How likely each seat is to win, in the order of the seats: 0 … 1, together 1. */
export type Judge<T extends GameTypes> = (simulation: Simulation<T>, into: number[]) => void;

/** What the game itself says: it may have been learned. */
export const byChances = <T extends GameTypes>(simulation: Simulation<T>, into: number[]): void =>
  simulation.chances(into);

/** The same, with what the character of each seat makes of it. */
export const inCharacter =
  <T extends GameTypes>(judge: Judge<T>): Judge<T> =>
  (simulation, into) => {
    judge(simulation, into);
    const { seats } = simulation;
    for (let place = 0; place < seats.length; place++) {
      into[place] = Math.min(1, Math.max(0, into[place]! + simulation.leaning(seats[place]!)));
    }
  };

/**
 * By how well each seat stands, as one sees it who looks at the board; a game that is over is judged by its result.
 * @param sight how far that one sees, where a game tells that apart
 */
export function byScore<T extends GameTypes>({ scale }: Simulator<T>, sight: Sight): Judge<T> {
  return (simulation, into) => {
    if (simulation.over) {
      simulation.chances(into);
      return;
    }
    const { seats } = simulation;
    for (let place = 0; place < seats.length; place++)
      into[place] = simulation.score(seats[place]!, sight) / scale;
    shares(into, seats.length);
  };
}
