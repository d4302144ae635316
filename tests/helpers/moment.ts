import { type Game, type GameTypes, Random, type Simulator, unwrap } from '#core';

/** A game, and who plays it with which options. */
export interface Table {
  readonly rules: Game<GameTypes>;
  readonly simulator: Simulator<GameTypes>;
  readonly players: number;
  readonly values?: Readonly<Record<string, unknown>>;
}

/** A position in which somebody has a choice, after so many actions by chance; the game begins again where it ends. */
export function choiceAfter(
  { rules, simulator, players, values = {} }: Table,
  seed: number,
  after: number,
): unknown {
  const random = Random.fromSeed(seed);
  const opening = () => {
    const options = unwrap(rules.options.parse(values, players));
    return simulator.from(unwrap(rules.setup(options, random.uint32())));
  };
  let simulation = opening();
  const list = simulator.newList();
  for (let count = 0; ; count++) {
    if (simulation.over) simulation = opening();
    simulation.legal(list);
    if (count >= after && list.length > 1) return simulation.position();
    simulation.play(list.at(random.below(list.length)));
  }
}
