import { describe, expect, it } from 'vitest';
import { LANGUAGES, unwrap } from '#core';
import { lobby } from '#king-of-monsters/pages';
import { HEROES, king, SEATS, type Seat, type SetupOptions } from '#king-of-monsters/rules';
import { kingWords, SEAT_COLOURS } from '#king-of-monsters/view';
import { draftToStore, type SetupDraft, withSeat } from '#module';
import { lineupOf, type Occupant, withLineup, withPlayer } from '../../../../src/module/setup/lineup';
import { planSetup, storedSetup } from '../../../../src/module/setup/planned';

const GAME = { rules: king, seats: SEATS, seatColours: SEAT_COLOURS, lobby };
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
type Draft = SetupDraft<Seat>;
const LINEUPS = lobby.setup!.lineups!;
const stored = (draft: unknown) => storedSetup(GAME, draft, 7);
const PROPOSED = stored(null);
const withHero = (draft: Draft, hero: Seat, by: Occupant) => withPlayer(draft, hero, by, king.players.min);
const withTheLineup = (draft: Draft, id: string) =>
  withLineup(draft, LINEUPS.find((lineup) => lineup.id === id)!);
const lineupIn = (draft: Draft) => lineupOf(draft, LINEUPS)?.id;
/** A game of the draft, as far as it can be set up. */
const planned = (draft: Draft) => {
  const plan = planSetup(GAME, draft, NAMES)!;
  unwrap(king.setup(plan.options, plan.seed));
  return plan;
};

describe('a game in the making', () => {
  it('has the kaiju for its King that somebody chose, and remembers it', () => {
    const chosen = withSeat(PROPOSED, 'king', { figure: 'zorgl-d' });
    expect(stored(draftToStore(chosen)).seats.king.figure).toBe('zorgl-d');
    expect(planned(chosen).figures).toEqual(new Map([['king', 'zorgl-d']]));
  });

  it('is a person who plays one hero with bots, by the rules of the book, where nobody has chosen', () => {
    expect(planned(PROPOSED)).toMatchObject({
      options: WRITTEN,
      seed: 7,
      bots: new Map(SEATS.filter((seat) => seat !== 'artemis').map((seat) => [seat, 'greedy'])),
      figures: new Map([['king', 'greatzilla']]),
    });
    expect(lineupIn(PROPOSED)).toBe('hero');
  });

  it.each(LINEUPS.map(({ id }) => id))('shares out its sides in one choice: %s', (lineup) => {
    const draft = withTheLineup(withHero(PROPOSED, 'bamf', 'out'), lineup);
    expect(lineupIn(draft)).toBe(lineup);
    const { bots } = planned(draft);
    expect(bots.has('king')).toBe(['hero', 'league', 'bots'].includes(lineup));
    expect(bots.has('artemis')).toBe(lineup === 'king' || lineup === 'bots');
    expect(bots.has('anvil')).toBe(['hero', 'king', 'bots'].includes(lineup));
    expect(bots.has('bamf')).toBe(false);
  });

  it('knows no such choice where one hero of a side is a bot', () => {
    expect(lineupIn(withHero(withTheLineup(PROPOSED, 'league'), 'grey', 'bot'))).toBeUndefined();
  });

  it('is without the heroes that stay away, keeps one of them, and starts with no more than there are', () => {
    const few = HEROES.slice(3).reduce((draft, hero) => withHero(draft, hero, 'out'), PROPOSED);
    expect(planned(few).options).toMatchObject({ heroes: HEROES.slice(0, 3), start: 3 });
    expect([...planned(few).names.keys()]).toEqual(['king', ...HEROES.slice(0, 3)]);
    expect(lobby.setup!.specs!(few).start).toMatchObject({ most: 3, default: 3 });
    const none = HEROES.reduce((draft, hero) => withHero(draft, hero, 'out'), PROPOSED);
    expect(planned(none).options.heroes).toEqual([HEROES.at(-1)]);
  });

  it('has words for every preset, and its rules', () => {
    const rules = king.options.presets.map(({ values }) => planned({ ...PROPOSED, values }).options);
    expect(rules.map(({ turnLimit, kingHand, leagueHand }) => [turnLimit, kingHand, leagueHand])).toEqual([
      [20, 5, 5],
      [12, 5, 5],
      [20, 5, 6],
      [20, 6, 5],
    ]);
    for (const language of LANGUAGES) {
      const { presets = {}, lineups } = kingWords(language).setup!;
      expect(Object.keys(presets)).toEqual(king.options.presets.map(({ id }) => id));
      for (const { names, does } of [lineups!, lineups!.phones])
        expect([Object.keys(names), Object.keys(does)]).toEqual(
          [LINEUPS, LINEUPS].map((all) => all.map(({ id }) => id)),
        );
    }
  });

  it('is stored, and anything that has no King or no hero is forgotten', () => {
    const draft = withTheLineup({ ...PROPOSED, values: { turns: 12 } }, 'both');
    expect(stored(draftToStore(draft))).toEqual(draft);
    for (const damaged of [null, { ...draft, places: HEROES }, { ...draft, places: ['king'] }])
      expect(stored(damaged)).toEqual(PROPOSED);
  });
});
