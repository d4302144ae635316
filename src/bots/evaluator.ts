import { type BotLevel, type GameTypes, type Simulation, type Simulator, softmax } from '#core';

/** How likely each seat is to win, in the order of the seats: 0 … 1, together 1, or less where everybody can lose. */
export type Evaluator<T extends GameTypes> = (simulation: Simulation<T>, into: number[]) => void;

/** How well a seat stands as a level sees it who decides for the asker. */
export const scoreOf = <T extends GameTypes>(
  { profile }: Simulator<T>,
  simulation: Simulation<T>,
  seat: T['Seat'],
  level: BotLevel,
  asker: T['Seat'],
): number => profile?.score?.(simulation, seat, level, asker) ?? simulation.score(seat);

/** Chances of winning as the game estimates them: they may have been learned. */
export const winProbability = <T extends GameTypes>(simulation: Simulation<T>, into: number[]): void =>
  simulation.chances(into);

/** The same, with what the character of each seat makes of it. */
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

/** By the scores of the seats; a game that is over is judged by its result. */
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

/** What a level that searches judges by for a seat: chances of winning, unless the game's profile says otherwise. */
export function evaluatorFor<T extends GameTypes>(
  simulator: Simulator<T>,
  level: BotLevel,
  asker: T['Seat'],
): Evaluator<T> {
  const score = fromHeuristic(simulator, level, asker);
  return (simulation, into) =>
    (simulator.profile?.judgesBy?.(simulation, level) === 'score' ? score : winProbability)(simulation, into);
}
