import { expect, it } from 'vitest';
import { Random, unwrap } from '#core';
import { zorglHints, zorglRulebook } from '#zorgl/lessons';
import { type Action, zorgl } from '#zorgl/rules';
import { expectHintsTold } from '../../../helpers/coachTold';

/** Plays random games of four special monsters, and notes which hints came up and which were acted on. */
function comingUp(games: number): { readonly needed: Set<string>; readonly shown: Set<string> } {
  const needed = new Set<string>();
  const shown = new Set<string>();
  for (let seed = 0; seed < games; seed++) {
    const random = Random.fromSeed(seed);
    const monsters = { A: 'xman', B: 'greatzilla', C: 'nogyab', D: 'krustazor' } as const;
    const options = { places: ['A', 'B', 'C', 'D'], monsters, army: true, flight: 'english' } as const;
    let position = unwrap(zorgl.setup(options, seed));
    for (let turn = 0; turn < 250; turn++) {
      const seat = zorgl.pending(position).at(-1)?.seat;
      if (seat === undefined) break;
      const legal = zorgl.legal(position);
      if (turn % 3 === 0) {
        const moment = { view: zorgl.view(position, seat), seat, legal };
        for (const hint of zorglHints) if (hint.when(moment)) needed.add(hint.id);
      }
      const action: Action = random.pick(legal);
      const next = unwrap(zorgl.apply(position, action));
      for (const { id, shownBy } of zorglHints)
        if (next.events.some((event) => shownBy?.(event, seat) === true)) shown.add(id);
      position = next.position;
    }
  }
  return { needed, shown };
}

it('every hint comes up in games, and is acted on in games unless it is only to be known', () => {
  const ids = zorglHints.map(({ id }) => id);
  const { needed, shown } = comingUp(12);
  expect([...needed].toSorted()).toEqual(ids.toSorted());
  expect([...shown].toSorted()).toEqual(ids.filter((id) => id !== 'win').toSorted());
});

it('hints say in every language what holds, shortly, with a clause that the rules have', () => {
  expectHintsTold(zorglHints, zorglRulebook);
});
