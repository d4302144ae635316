import { expect, it } from 'vitest';
import type { BotPool, SearchResult } from '#bots';
import type { GameTypes } from '#core';
import { inChances } from '../../../src/features/review/chancesWith';

/** A pool that finds that what is laid is as likely to win as it says itself. */
const POOL = {
  run: ({ action }: { action: { lay: number } }) => Promise.resolve({ chances: { A: action.lay / 10 } }),
} as unknown as BotPool<GameTypes>;
const ASKER = { view: {}, seat: 'A', seed: 1 };

const OWN_TURN = { profile: { plans: 'ownTurn' } } as const;

const THOUGHT = {
  iterations: 9,
  actions: [1, 2, 3, 4, 5].map((lay) => ({ action: { lay }, visits: lay, value: 0.99 })),
  best: { lay: 5 },
  line: [{ lay: 5 }],
} as unknown as SearchResult<GameTypes>;

it('of plans of an own turn the chances with what was tried most are judged, as those of the graph are', async () => {
  const { actions, best } = await inChances(OWN_TURN, POOL, ASKER, THOUGHT, {});
  expect(best).toEqual({ lay: 5 });
  expect(actions.map(({ value }) => value)).toEqual([0.5, 0.4, 0.3, 0.2]);
});

it('what is to be done is judged, too, where others were tried more often', async () => {
  const { actions } = await inChances(
    OWN_TURN,
    POOL,
    ASKER,
    { ...THOUGHT, best: { lay: 1 } } as unknown as SearchResult<GameTypes>,
    {},
  );
  expect(actions.map(({ value }) => value)).toEqual([0.1, 0.5, 0.4, 0.3]);
});

it('other searches tell chances themselves', async () => {
  expect(await inChances({}, POOL, ASKER, THOUGHT, {})).toBe(THOUGHT);
});
