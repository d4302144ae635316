import { type BotLevel, type GameTypes, type Simulation, type Simulator, softmax } from '#core';

/**
 * Writes each seat's probability to win, in seat order: 0 … 1, with a sum of 1, or less where everybody can
 * lose.
 */
export type Evaluator<T extends GameTypes> = (simulation: Simulation<T>, into: number[]) => void;

/** The score of a seat, as a bot of a level sees it when it decides for `asker`. */
export const scoreOf = <T extends GameTypes>(
  { profile }: Simulator<T>,
  simulation: Simulation<T>,
  seat: T['Seat'],
  level: BotLevel,
  asker: T['Seat'],
): number => profile?.score?.(simulation, seat, level, asker) ?? simulation.score(seat);

/** Win probabilities as the game estimates them, possibly learned. */
export const winProbability = <T extends GameTypes>(simulation: Simulation<T>, into: number[]): void =>
  simulation.chances(into);

/** Adds the bonus for each seat's character to an evaluator. */
export function withPersonality<T extends GameTypes>(
  { profile }: Simulator<T>,
  judge: Evaluator<T>,
): Evaluator<T> {
  return (simulation, into) => {
    judge(simulation, into);
    const { seats } = simulation;
    for (let index = 0; index < seats.length; index++) {
      const fond = profile?.character?.(simulation, seats[index]!) ?? 0;
      into[index] = Math.min(1, Math.max(0, into[index]! + fond));
    }
  };
}

/** Win probabilities from heuristic scores (softmax); the result once the game is over. */
export function fromHeuristic<T extends GameTypes>(
  simulator: Simulator<T>,
  level: BotLevel,
  asker: T['Seat'],
): Evaluator<T> {
  return (simulation, into) => {
    if (simulation.over) {
      simulation.chances(into);
      return;
    }
    const { seats } = simulation;
    for (let index = 0; index < seats.length; index++)
      into[index] = scoreOf(simulator, simulation, seats[index]!, level, asker) / simulator.scale;
    softmax(into, seats.length);
  };
}

/** The evaluator of a searching level: win probabilities, unless the game's profile asks for scores. */
export function evaluatorFor<T extends GameTypes>(
  simulator: Simulator<T>,
  level: BotLevel,
  asker: T['Seat'],
): Evaluator<T> {
  const score = fromHeuristic(simulator, level, asker);
  return (simulation, into) =>
    (simulator.profile?.judgesBy?.(simulation, level) === 'score' ? score : winProbability)(simulation, into);
}
