import { describe, expect, it } from 'vitest';
import { redact, type Viewer } from '#core';
import { type Action, king, type Seat } from '#king-of-monsters/rules';
import { at, heroFrame, open, opened, played, sketched } from '../../../helpers/king/sketch';

const position = sketched({
  stack: [{ kind: 'trade', seat: 'ninja', offer: { hero: 'grey', card: 'G1' } }],
  king: { zone: 'lines', hand: ['R7', 'W'] },
  heroes: {
    grey: { ...at('hq', ['G1', 'Y4']), stored: 'B8' },
    ninja: at('hq', ['B2']),
    bamf: { state: 'reserve' },
  },
  reserve: ['bamf'],
  chart: { R: 'R1^/R3+1 R5* R9', B: 'W^' },
  known: 'league',
  discards: { king: { combat: ['G9'] } },
});
const see = (viewer: Viewer<Seat>) => king.view(position, viewer);

describe('who knows what', () => {
  it('the King knows his hand and all plates, no hand nor stored card of the League (K3.2)', () => {
    const view = see('king');
    expect(view.king.hand).toEqual(['R7', 'W']);
    expect(view.chart.R.plates.map(({ card }) => card)).toEqual(['R1', 'R5', 'R9']);
    expect(view.heroes.grey).toEqual({ zone: 'hq', state: 'up', hand: { count: 2 }, stored: true });
    expect(view.heroes.ninja).toMatchObject({ hand: { count: 1 }, stored: null });
    expect(view.stack).toEqual([{ kind: 'trade', seat: 'ninja', offer: { hero: 'grey', card: null } }]);
    expect(view.decks.league.action).toEqual({ count: 32 });
  });

  it('the League knows all its cards, and of face-down plates those that Artemis saw (K3.2)', () => {
    for (const seat of ['grey', 'ninja', 'bamf'] as const) {
      const view = see(seat);
      expect(view.king.hand).toEqual({ count: 2 });
      expect(view.chart.R.plates.map(({ card }) => card)).toEqual(['R1', 'R5', null]);
      expect(view.heroes.grey).toMatchObject({ hand: ['G1', 'Y4'], stored: 'B8' });
      expect(view.stack).toEqual(position.stack);
      expect(view.decks.league.action).toEqual({ count: 32, top: 'RD' });
    }
  });

  it('everybody sees discards, numbers of cards, what lies face up, covers, tokens and states (K3.3)', () => {
    const view = see('spectator');
    expect(view.king.hand).toEqual({ count: 2 });
    expect(view.heroes.grey).toMatchObject({ hand: { count: 2 }, stored: true });
    expect(view.chart.R.plates).toEqual([
      { card: 'R1', up: true, cover: { card: 'R3', tokens: 1 } },
      { card: null, up: false, cover: null, seen: true },
      { card: null, up: false, cover: null },
    ]);
    expect(view.decks.king).toMatchObject({ combat: { count: 71 }, combatDiscard: ['G9'], known: false });
    expect(view.decks.league).toMatchObject({ combat: { count: 71 }, action: { count: 32 }, known: true });
    expect(view.reserve).toEqual(['bamf']);
    for (const viewer of ['king', 'grey', 'spectator'] as const)
      expect(see(viewer)).not.toHaveProperty('rng');
  });

  it('offers and stored cards are the League’s secret in actions, too (K3.2)', () => {
    const offer: Action = { do: 'offer', hero: 'grey', card: 'G1' };
    const store: Action = { do: 'end', store: 'G1' };
    for (const viewer of ['king', 'spectator'] as const) {
      expect(king.actionFor(offer, 'ninja', viewer)).toEqual({ ...offer, card: null });
      expect(king.actionFor({ ...offer, do: 'trade' }, 'ninja', viewer)).toEqual({
        do: 'trade',
        hero: 'grey',
        card: null,
      });
      expect(king.actionFor(store, 'grey', viewer)).toEqual({ do: 'end', store: true });
    }
    expect(king.actionFor(offer, 'ninja', 'grey')).toEqual(offer);
    expect(king.actionFor(store, 'grey', 'ninja')).toEqual(store);
    expect(king.actionFor({ do: 'smash', card: 'R7' }, 'king', 'grey')).toEqual({ do: 'smash', card: 'R7' });
  });

  it('facts hide what they must: drawn cards from the other side, the order of piles from all (K3.2)', () => {
    const { events } = played(
      sketched({
        stack: [heroFrame('grey')],
        king: { zone: 'lines' },
        heroes: { grey: at('hq', ['G1', 'G2']) },
      }),
      { do: 'motorpool', card: 'G1' },
      { do: 'end', store: 'G2' },
    );
    const told = (viewer: Viewer<Seat>) =>
      redact(events, viewer).flatMap((event) => ('secret' in event ? [[event.type, event.secret]] : []));
    expect(told('spectator')).toEqual([]);
    expect(told('grey').map(([type]) => type)).toEqual(['drawn', 'stored']);
    // The King draws his five at the end.
    expect(told('king').map(([type]) => type)).toEqual(['drawn']);
    expect(events.some(({ type }) => type === 'shuffled')).toBe(true);
  });

  it('a decision with one choice is asked (K3.5)', () => {
    const bare = sketched({
      stack: [{ kind: 'fight', seat: 'king' }],
      king: { zone: 'lines', hand: ['R7'] },
      heroes: { grey: at('lines') },
      chart: { R: 'x' },
    });
    expect(king.legal(bare)).toEqual([{ do: 'end' }]);
    expect(open(bare)).toEqual(['fight king']);
  });

  it('the sides never decide at once, so that one device can be covered in between (K3.4)', () => {
    expect(king.pending(position)).toEqual([{ seat: 'ninja', kind: 'trade' }]);
    const side = (seat: string) => (seat === 'king' ? 'king' : 'league');
    const opening = opened();
    const last = king.pending(opening).at(-1)!;
    expect(king.teams(opening).filter((team) => team.includes(last.seat))).toHaveLength(1);
    expect(side(last.seat)).toBe(king.teams(opening)[0]!.includes(last.seat) ? 'king' : 'league');
  });

  it('only what nobody could know is revealed, and cannot be taken back (K3)', () => {
    const reveals = (...actions: readonly Action[]) =>
      king.reveals(
        played(
          sketched({
            stack: [heroFrame('artemis')],
            king: { zone: 'lines' },
            heroes: { artemis: at('lines', ['G1', 'R2']) },
            chart: { R: 'R1' },
          }),
          ...actions,
        ).events,
      );
    expect(reveals({ do: 'move', to: 'hq', card: 'G1' })).toBe(false);
    expect(reveals({ do: 'fight' }, { do: 'cover', row: 'R', card: 'R2' })).toBe(false);
    expect(reveals({ do: 'peek', row: 'R', col: 1 })).toBe(true);
    expect(reveals({ do: 'motorpool', card: 'G1' })).toBe(true);
    // What the heroes have stored is open when the Lab falls (K19).
    const falls = (stored: string | null) =>
      king.reveals(
        played(
          sketched({
            stack: [{ kind: 'fight', seat: 'king' }],
            king: { zone: 'lab', hand: ['R1'] },
            heroes: { artemis: { ...at('hq'), stored } },
            laid: { lab: ['R9', 'G9', 'Y9'] },
            turn: { number: 2 },
          }),
          { do: 'end' },
        ).events,
      );
    expect([falls('G1'), falls(null)]).toEqual([true, false]);
  });
});
