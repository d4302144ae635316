import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { lobby } from '#king-of-monsters/pages';
import { HEROES, king, SEATS, type Seat, type SetupOptions } from '#king-of-monsters/rules';
import { draftToStore, withSeat } from '#module';
import {
  defaultDraft,
  type GameDraft,
  optionsFor,
  planGame,
  SIDES_PLAYED,
  sidesOf,
  storedDraft,
  withPlayer,
  withSides,
} from '../../../../src/games/king-of-monsters/pages/lobby/draft';
import { english } from '../../../../src/games/king-of-monsters/pages/lobby/messages.en';
import { french } from '../../../../src/games/king-of-monsters/pages/lobby/messages.fr';

const WRITTEN: SetupOptions = { heroes: null, start: 4, turnLimit: 20, kingHand: 5, leagueHand: 5 };

describe('once more', () => {
  it.each<SetupOptions>([
    WRITTEN,
    { ...WRITTEN, start: 2, turnLimit: 0, kingHand: 4 },
    { ...WRITTEN, heroes: ['grey', 'bamf', 'anvil'], start: 2, leagueHand: 6 },
  ])('is by the same options: %j', (options) => {
    const opening = unwrap(king.setup(options, 5));
    expect(lobby.again(opening)).toEqual(options);
  });

  it('is not for a game that began in its middle', () => {
    const opening = unwrap(king.setup(WRITTEN, 5));
    expect(lobby.again({ ...opening, turn: { ...opening.turn, number: 3 } })).toBeNull();
  });

  it('begins as written where an address asks for nothing else', () => {
    expect(lobby.fromAddress(new Map())).toEqual(WRITTEN);
  });
});

const NAMES = Object.fromEntries(SEATS.map((seat) => [seat, `the ${seat}`])) as Record<Seat, string>;
const PROPOSED = defaultDraft(7);
/** A game of the draft, as far as it can be set up. */
const planned = (draft: GameDraft) => {
  const plan = planGame(draft, NAMES)!;
  unwrap(king.setup(plan.options, plan.seed));
  return plan;
};

describe('a game in the making', () => {
  it('has the kaiju for its King that somebody chose, and remembers it', () => {
    const chosen = withSeat(PROPOSED, 'king', { figure: 'zorgl-d' });
    expect(storedDraft(draftToStore(chosen), 7).seats.king.figure).toBe('zorgl-d');
    expect(planned(chosen).figures).toEqual(new Map([['king', 'zorgl-d']]));
  });

  it('is a person who plays one hero with bots, by the rules of the book, where nobody has chosen', () => {
    expect(planned(PROPOSED)).toMatchObject({
      options: WRITTEN,
      seed: 7,
      bots: new Map(SEATS.filter((seat) => seat !== 'artemis').map((seat) => [seat, 'greedy'])),
      figures: new Map([['king', 'greatzilla']]),
    });
    expect(sidesOf(PROPOSED)).toBe('hero');
  });

  it.each(SIDES_PLAYED)('shares out its sides in one choice: %s', (sides) => {
    const draft = withSides(withPlayer(PROPOSED, 'bamf', 'out'), sides);
    expect(sidesOf(draft)).toBe(sides);
    const { bots } = planned(draft);
    expect(bots.has('king')).toBe(['hero', 'league', 'bots'].includes(sides));
    expect(bots.has('artemis')).toBe(sides === 'king' || sides === 'bots');
    expect(bots.has('anvil')).toBe(['hero', 'king', 'bots'].includes(sides));
    expect(bots.has('bamf')).toBe(false);
  });

  it('knows no such choice where one hero of a side is a bot', () => {
    expect(sidesOf(withPlayer(withSides(PROPOSED, 'league'), 'grey', 'bot'))).toBeNull();
  });

  it('is without the heroes that stay away, keeps one of them, and starts with no more than there are', () => {
    const few = HEROES.slice(3).reduce((draft, hero) => withPlayer(draft, hero, 'out'), PROPOSED);
    expect(planned(few).options).toMatchObject({ heroes: HEROES.slice(0, 3), start: 3 });
    expect([...planned(few).names.keys()]).toEqual(['king', ...HEROES.slice(0, 3)]);
    expect(optionsFor(3).specs.start).toMatchObject({ most: 3, default: 3 });
    const none = HEROES.reduce((draft, hero) => withPlayer(draft, hero, 'out'), PROPOSED);
    expect(planned(none).options.heroes).toEqual([HEROES.at(-1)]);
    expect(withPlayer(PROPOSED, 'king', 'out')).toBe(PROPOSED);
  });

  it('has words for every preset, and its rules', () => {
    const rules = king.options.presets.map(({ values }) => planned({ ...PROPOSED, values }).options);
    expect(rules.map(({ turnLimit, kingHand, leagueHand }) => [turnLimit, kingHand, leagueHand])).toEqual([
      [20, 5, 5],
      [12, 5, 5],
      [20, 5, 6],
      [20, 6, 5],
    ]);
    for (const { presets } of [english, french])
      expect(Object.keys(presets)).toEqual(king.options.presets.map(({ id }) => id));
  });

  it('is stored, and anything that has no King or no hero is forgotten', () => {
    const draft = withSides({ ...PROPOSED, values: { turns: 12 } }, 'both');
    expect(storedDraft(draftToStore(draft), 7)).toEqual(draft);
    for (const damaged of [null, { ...draft, places: HEROES }, { ...draft, places: ['king'] }])
      expect(storedDraft(damaged, 7)).toEqual(PROPOSED);
  });
});
