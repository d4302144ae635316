import { expect, it } from 'vitest';
import { BOTS } from '#bots';
import { Random, unwrap } from '#core';
import { tetzillaHints, tetzillaRulebook } from '#tetzilla/lessons';
import { FIGURES, simulator, tetzilla } from '#tetzilla/rules';
import { expectHintsTold } from '../../../helpers/coachTold';

/** Plays games of three who walk at random and build wisely, or not that either, and notes which hints came up and which were acted on. */
function comingUp(games: number): { readonly needed: Set<string>; readonly shown: Set<string> } {
  const needed = new Set<string>();
  const shown = new Set<string>();
  const greedy = BOTS.greedy(simulator);
  for (let seed = 0; seed < games; seed++) {
    const random = Random.fromSeed(seed);
    const figures = FIGURES.slice(0, 3);
    const options = { figures, abilities: 'choice', guardPoints: 1, level: false } as const;
    let position = unwrap(tetzilla.setup(options, seed));
    for (;;) {
      const seat = tetzilla.pending(position).at(-1)?.seat;
      if (seat === undefined) break;
      const legal = tetzilla.legal(position);
      const view = tetzilla.view(position, seat);
      for (const hint of tetzillaHints) if (hint.when({ view, seat, legal })) needed.add(hint.id);
      const wise = position.turn.number === 0 || (seed % 2 === 0 && position.turn.stage !== 'move');
      const action = wise ? greedy.choose({ view, legal, seat, seed }) : random.pick(legal);
      const next = unwrap(tetzilla.apply(position, action));
      for (const { id, shownBy } of tetzillaHints)
        if (next.events.some((event) => shownBy?.(event, seat) === true)) shown.add(id);
      position = next.position;
    }
  }
  return { needed, shown };
}

/** What is only to be known. */
const PLAIN = new Set(['dead', 'last', 'high', 'company']);

it('every hint comes up in games, and is acted on in games unless it is only to be known', () => {
  const ids = tetzillaHints.map(({ id }) => id);
  const { needed, shown } = comingUp(8);
  expect([...needed].toSorted()).toEqual(ids.toSorted());
  expect([...shown].toSorted()).toEqual(ids.filter((id) => !PLAIN.has(id)).toSorted());
});

it('hints say in every language what holds, shortly, with a clause that the rules have', () => {
  expectHintsTold(tetzillaHints, tetzillaRulebook);
});
