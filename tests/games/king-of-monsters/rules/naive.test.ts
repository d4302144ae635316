import { describe, expect, it } from 'vitest';
import type { Card } from '#king-of-monsters/rules';
import { expectEqual } from '../../../helpers/expect-equal';
import { NaiveGame } from '../../../helpers/king/naive';
import { embattledPlay, randomGame, type Transition } from '../../../helpers/king/random-game';
import { scatteredPlay } from '../../../helpers/king/scattered';
import { isOfTheLaw } from '../../../helpers/king/sketch';

const keyed = (value: object): string =>
  JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

/** What the shuffles came to, in the order in which they happened. */
const ordersOf = ({ events }: Transition): readonly (readonly Card[])[] =>
  events.flatMap((event) => (event.type === 'shuffled' ? [event.secret!.cards] : []));

function agrees(transition: Transition): void {
  const { position, legal, action, events, next } = transition;
  const naive = new NaiveGame(position, ordersOf(transition));
  expectEqual(legal.map(keyed).sort(), naive.legal().map(keyed).sort());
  expectEqual(events.filter(isOfTheLaw), naive.play(action));
  expectEqual({ ...next, rng: '' }, { ...naive.position(), rng: '' });
}

/** What happened, told so that what is rare has a name of its own. */
const happenings = ({ events }: Transition): readonly string[] =>
  events.map((event) => {
    const fields = new Map<string, unknown>(Object.entries(event));
    const told = ['type', 'at', 'by', 'reason', 'state', 'won'].map((name) => fields.get(name));
    return told.filter((what) => what !== undefined).join(' ');
  });

const RARE = [
  ...['grey objective', 'grey duel', 'grey cover', 'covered wild', 'covered brick', 'token'],
  ...['compared false', 'challenge', 'row-refilled', 'frenzy', 'gambled', 'king-pushed', 'toll'],
  ...['replaced', 'traded', 'peeked', 'ibis-dropped', 'airstrip', 'redrawn', 'wild-kept'],
  ...['state lost', 'state rising', 'over reactor', 'over heroes', 'over ocean', 'over time'],
];

describe('the rules, written a second time from their text, come to the same', () => {
  it('over random games of all options', () => {
    for (let seed = 0; seed < 12; seed++) for (const each of randomGame(seed, 200)) agrees(each);
  });

  it('in the midst of battles', () => {
    for (let seed = 0; seed < 40; seed++) for (const each of embattledPlay(seed, 40)) agrees(each);
  });

  it('from positions that play seldom comes to', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 500; seed++) {
      for (const each of scatteredPlay(seed, 6)) {
        agrees(each);
        for (const what of happenings(each)) seen.add(what);
      }
    }
    expect(RARE.filter((what) => !seen.has(what))).toEqual([]);
  });
});
