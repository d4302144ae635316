import { unwrap } from '#core';
import { FIGURES, type Position, tetzilla } from '#tetzilla/rules';

/** Five players in front of a decision for which there is much to choose from. */
export function fiveAt(wanted: (position: Position, choices: number) => boolean): Position {
  const figures = FIGURES.slice(0, 5);
  let now = unwrap(tetzilla.setup({ figures, abilities: 'random', guardPoints: 1, level: true }, 5));
  for (;;) {
    const legal = tetzilla.legal(now);
    if (wanted(now, legal.length)) return now;
    now = unwrap(tetzilla.apply(now, legal.at(-1)!)).position;
  }
}
