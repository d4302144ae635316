import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { lobby } from '#king-of-monsters/pages';
import { HEROES, king, SEATS, type Seat, type SetupOptions } from '#king-of-monsters/rules';
import {
  defaultDraft,
  draftToKeep,
  type GameDraft,
  PRESETS,
  planGame,
  presetOf,
  readDraft,
  SIDES_PLAYED,
  sidesOf,
  withSeat,
  withSides,
} from '../../../../src/games/king-of-monsters/pages/lobby/draft';

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
    const chosen = { ...PROPOSED, figure: 'zorgl-d' } as const;
    expect(readDraft(draftToKeep(chosen), PROPOSED).figure).toBe('zorgl-d');
    expect(planned(chosen).figures).toEqual(new Map([['king', 'zorgl-d']]));
    expect(readDraft({ ...draftToKeep(chosen), figure: 'dragon' }, PROPOSED)).toEqual(PROPOSED);
  });

  it('is a person who plays one hero with bots, by the rules of the book, where nobody has chosen', () => {
    expect(planned(PROPOSED)).toMatchObject({
      options: WRITTEN,
      seed: 7,
      bots: new Map(SEATS.filter((seat) => seat !== 'artemis').map((seat) => [seat, 'greedy'])),
      figures: new Map([['king', 'greatzilla']]),
    });
    expect(sidesOf(PROPOSED)).toBe('hero');
    expect(presetOf(PROPOSED)).toBe('book');
  });

  it.each(SIDES_PLAYED)('shares out its sides in one choice: %s', (sides) => {
    const draft = withSides(withSeat(PROPOSED, 'bamf', { by: 'out' }), sides);
    expect(sidesOf(draft)).toBe(sides);
    const { bots } = planned(draft);
    expect(bots.has('king')).toBe(['hero', 'league', 'bots'].includes(sides));
    expect(bots.has('artemis')).toBe(sides === 'king' || sides === 'bots');
    expect(bots.has('anvil')).toBe(['hero', 'king', 'bots'].includes(sides));
    expect(bots.has('bamf')).toBe(false);
  });

  it('knows no such choice where one hero of a side is a bot', () => {
    expect(sidesOf(withSeat(withSides(PROPOSED, 'league'), 'grey', { by: 'bot' }))).toBeNull();
  });

  it('is without the heroes that stay away, keeps one of them, and starts with no more than there are', () => {
    const few = HEROES.slice(3).reduce((draft, hero) => withSeat(draft, hero, { by: 'out' }), PROPOSED);
    expect(planned(few).options).toMatchObject({ heroes: HEROES.slice(0, 3), start: 3 });
    expect([...planned(few).names.keys()]).toEqual(['king', ...HEROES.slice(0, 3)]);
    const none = HEROES.reduce((draft, hero) => withSeat(draft, hero, { by: 'out' }), PROPOSED);
    expect(planned(none).options.heroes).toEqual([HEROES.at(-1)]);
  });

  it('calls seats by what was typed, and by their own names where that is nothing', () => {
    const { names } = planned(withSeat(PROPOSED, 'ninja', { name: '  Ann ' }));
    expect(names.get('ninja')).toBe('Ann');
    expect(names.get('grey')).toBe('the grey');
  });

  it.each(Object.entries(PRESETS))('has the rules of the preset %s', (id, rules) => {
    const draft = { ...PROPOSED, rules };
    expect(presetOf(draft)).toBe(id);
    expect(planned(draft).options).toMatchObject(rules);
  });

  it('is remembered but for a deal that nobody has typed, and anything else is forgotten', () => {
    const draft = withSides({ ...PROPOSED, rules: PRESETS.short }, 'both');
    const kept: unknown = JSON.parse(JSON.stringify(draftToKeep(draft)));
    expect(readDraft(kept, PROPOSED)).toEqual(draft);
    for (const damaged of [null, {}, { ...draft, rules: { ...draft.rules, kingHand: 9 } }]) {
      expect(readDraft(damaged, PROPOSED)).toBe(PROPOSED);
    }
    const noKing = { ...draft, seats: { ...draft.seats, king: { ...draft.seats.king, by: 'out' } } };
    expect(readDraft(noKing, PROPOSED)).toBe(PROPOSED);
  });
});
