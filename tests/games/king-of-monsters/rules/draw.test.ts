import { describe, expect, it } from 'vitest';
import { redact, unwrap } from '#core';
import { type Action, king } from '#king-of-monsters/rules';
import {
  at,
  choices,
  open,
  played,
  refusal,
  rowText,
  type Sketch,
  sketched,
} from '../../../helpers/king/sketch';

const discard = (card: string): Action => ({ do: 'discard', card });
const DRAW: Action = { do: 'draw' };

/** The King is asked, then Artemis, Bamf and Dr. Ibis. */
const drawing = (more: Partial<Sketch> = {}) =>
  sketched({
    stack: [{ kind: 'discard', seat: 'king' }],
    ...more,
    turn: { queue: ['artemis', 'ibis', 'bamf'], ...more.turn },
    king: { zone: 'lines', hand: ['R7', 'R7', 'W'], ...more.king },
    heroes: {
      artemis: at('hq', ['G3']),
      ibis: at('hq', ['Y1', 'Y2', 'Y3', 'Y4', 'Y5', 'Y6']),
      bamf: at('hq'),
      ...more.heroes,
    },
  });

describe('the Draw phase', () => {
  it('has each discard one at a time, then draw to the hand size (K7.1)', () => {
    const position = drawing({ top: { king: { combat: ['B1', 'B2', 'B3'] } } });
    expect(choices(position)).toEqual(['discard R7', 'discard W', 'draw']);
    const less = played(position, discard('R7'));
    expect(less.events).toEqual([{ type: 'discarded', seat: 'king', card: 'R7' }]);
    expect(open(less.position)).toEqual(['discard king']);
    const drawn = played(less.position, DRAW);
    expect(drawn.events).toEqual([
      { type: 'drawn', seat: 'king', count: 3, secret: { to: ['king'], cards: ['B1', 'B2', 'B3'] } },
    ]);
    expect(drawn.position.king.hand).toEqual(['R7', 'W', 'B1', 'B2', 'B3']);
    expect(open(drawn.position)).toEqual(['discard artemis']);
    expect(drawn.position.turn.queue).toEqual(['ibis', 'bamf']);
  });

  it('asks nobody with an empty hand, also who has just discarded the last card (K7.1)', () => {
    const position = drawing({ king: { zone: 'lines', hand: ['W'] } });
    const { position: next, events } = played(position, discard('W'));
    expect(events.map(({ type }) => type)).toEqual(['discarded', 'drawn']);
    expect(next.king.hand).toHaveLength(5);
    const { position: later, events: others } = played(next, DRAW, discard('Y1'), DRAW);
    expect(others.map((event) => [event.type, 'seat' in event ? event.seat : undefined])).toEqual([
      ['drawn', 'artemis'],
      ['discarded', 'ibis'],
      ['drawn', 'bamf'],
      ['phase', undefined],
      ['action-card', 'king'],
    ]);
    expect(later.heroes.bamf?.hand).toHaveLength(5);
  });

  it('with more cards than the hand size one must first discard (K7.1)', () => {
    const position = drawing({ turn: { queue: [] }, stack: [{ kind: 'discard', seat: 'ibis' }] });
    expect(choices(position)).not.toContain('draw');
    expect(refusal(position, DRAW)).toMatch(/^do: .*\(K7\.1\)$/);
    expect(choices(played(position, discard('Y1')).position)).toContain('draw');
  });

  it('with as many as the hand size, one keeps them all and draws none (K7.1)', () => {
    const full = drawing({ king: { zone: 'lines', hand: ['R1', 'R2', 'R3', 'R4', 'R5'] } });
    const { position, events } = played(full, DRAW);
    expect(events).toEqual([]);
    expect(open(position)).toEqual(['discard artemis']);
  });

  it('goes by the roster, with those who lie and rise, without the lost and the reserve (K5.2, K5.3, K7.1)', () => {
    const position = sketched({
      stack: [{ kind: 'ibis', seat: 'ibis', deck: null }],
      heroes: {
        ninja: { state: 'reserve' },
        brick: { state: 'lost' },
        dynamo: { state: 'rising', zone: 'lines' },
        ibis: at('hq', ['R1']),
        bamf: at('hq', ['R1']),
      },
      reserve: ['ninja'],
      destroyed: ['hq'],
      king: { zone: 'lines', hand: ['B1'] },
    });
    const { position: next } = played(position, { do: 'pass' });
    expect([open(next), next.turn.queue]).toEqual([['discard king'], ['dynamo', 'ibis', 'bamf']]);
  });

  it('entangles the King once after he came into the Power Lines while they stood (K7.2)', () => {
    const turn = { number: 1, phase: 'rampage' } as const;
    const walks = (more: Partial<Sketch>) =>
      played(
        sketched({
          stack: [{ kind: 'fight', seat: 'king' }],
          turn,
          king: { zone: 'beach', hand: ['R1'] },
          heroes: { bamf: at('beach'), anvil: { state: 'lost' } },
          destroyed: ['hq'],
          ...more,
        }),
        { do: 'end' },
      ).position;
    expect(walks({}).king).toMatchObject({ zone: 'lines', tangled: true });
    const gone = { destroyed: ['hq', 'lines'] } as const;
    expect(walks(gone).king).toMatchObject({ zone: 'lines', tangled: false });
    expect(walks({ ...gone, king: { zone: 'beach', hand: ['R1'], tangled: true } }).king.tangled).toBe(true);
    const tangled = drawing({ king: { zone: 'lines', hand: ['R7', 'R7', 'W'], tangled: true } });
    const { position } = played(tangled, DRAW);
    expect(position.king.hand).toHaveLength(4);
    expect(position.king.tangled).toBe(false);
    const full = drawing({ king: { zone: 'lines', hand: ['R1', 'R2', 'R3', 'R4', 'R5'], tangled: true } });
    expect(choices(full)).not.toContain('draw');
  });
});

describe('Anvil', () => {
  const anvil = (more: Partial<Sketch> = {}) =>
    sketched({
      stack: [{ kind: 'replace', seat: 'anvil' }],
      king: { zone: 'lines', hand: ['R1'] },
      heroes: { anvil: at('metro', ['Y2']) },
      chart: { R: 'R1^/R4+1=7 R6*', B: 'W^' },
      top: { king: { combat: ['G5'] } },
      ...more,
    });

  it('has one plate replaced by the top card, facing as it did; the row keeps its colour, the cover stays (K7.3)', () => {
    const position = anvil();
    expect(choices(position)).toEqual(['replace R 1', 'replace R 2', 'replace B 1', 'pass']);
    const shown = played(position, { do: 'replace', row: 'R', col: 1 });
    expect(shown.events[0]).toEqual({ type: 'replaced', row: 'R', col: 1, old: 'R1', card: 'G5' });
    expect(rowText(shown.position, 'R')).toBe('G5^/R4+1=7 R6*');
    expect(shown.position.decks.king.combatDiscard).toContain('R1');
    const hidden = played(position, { do: 'replace', row: 'R', col: 2 });
    expect(hidden.events[0]).toEqual({
      type: 'replaced',
      row: 'R',
      col: 2,
      old: 'R6',
      secret: { to: ['king'], card: 'G5' },
    });
    // The League has not seen the new one.
    expect(rowText(hidden.position, 'R')).toBe('R1^/R4+1=7 G5');
  });

  it('has a wild go to its own pile, be the other one shuffled or not, as its facts tell (K1.3, K1.5, K7.3)', () => {
    for (const spent of [[], ['king-combat']] as const) {
      const position = anvil({ spent, top: {} });
      const { position: next, events } = unwrap(king.apply(position, { do: 'replace', row: 'B', col: 1 }));
      expect(events[0]?.type).toBe(spent.length > 0 ? 'shuffled' : 'replaced');
      expect(next.decks.king.actionDiscard).toContain('W');
      for (const viewer of [...king.seats(position), 'spectator'] as const)
        expect(king.advance(king.view(position, viewer), redact(events, viewer))).toEqual(
          king.view(next, viewer),
        );
    }
  });

  it('is asked after the last who draws, if there is a plate and he is up (K7.3)', () => {
    const last = (more: Partial<Sketch>) =>
      open(
        played(
          sketched({
            stack: [{ kind: 'discard', seat: 'anvil' }],
            heroes: { anvil: at('hq', ['Y2']) },
            king: { zone: 'lines', hand: [] },
            top: { king: { action: ['RD'] } },
            ...more,
          }),
          DRAW,
        ).position,
      );
    expect(last({ chart: { B: 'W^' } })).toEqual(['replace anvil']);
    expect(last({})).toEqual(['two king']);
    const lies = { anvil: { state: 'rising', zone: 'hq', hand: ['Y2'] } } as const;
    expect(last({ chart: { B: 'W^' }, heroes: { anvil: { ...lies.anvil, hand: ['Y2'] } } })).toEqual([
      'two king',
    ]);
  });
});

describe('Science Ninja', () => {
  const ninja = (more: Partial<Sketch> = {}) =>
    sketched({
      stack: [{ kind: 'trade', seat: 'ninja', offer: null }],
      king: { zone: 'lines', hand: ['R1'] },
      heroes: {
        grey: at('hq', ['G1', 'G2']),
        bamf: at('lab', ['B1']),
        ibis: at('hq'),
        ninja: at('metro', ['R9']),
      },
      top: { king: { action: ['RD'] } },
      ...more,
    });

  it('lets two heroes exchange a card each: first the one, then the other (K7.4)', () => {
    const position = ninja();
    expect(choices(position)).toEqual([
      'offer grey G1',
      'offer grey G2',
      'offer bamf B1',
      'offer ninja R9',
      'pass',
    ]);
    const offered = played(position, { do: 'offer', hero: 'bamf', card: 'B1' });
    expect(offered.position.stack).toEqual([
      { kind: 'trade', seat: 'ninja', offer: { hero: 'bamf', card: 'B1' } },
    ]);
    expect(offered.position.heroes.bamf?.hand).toEqual(['B1']);
    expect(choices(offered.position)).toEqual(['trade grey G1', 'trade grey G2', 'trade ninja R9']);
    expect(refusal(offered.position, { do: 'pass' })).toMatch(/\(K7\.4\)$/);
    const traded = played(offered.position, { do: 'trade', hero: 'grey', card: 'G1' });
    expect(traded.events[0]).toEqual({
      type: 'traded',
      heroes: ['bamf', 'grey'],
      secret: { to: ['grey', 'ibis', 'bamf', 'ninja'], cards: ['B1', 'G1'] },
    });
    expect(traded.position.heroes.grey?.hand).toEqual(['G2', 'B1']);
    expect(traded.position.heroes.bamf?.hand).toEqual(['G1']);
    // Only Ninja is left who has a card and has not.
    expect(open(traded.position)).toEqual(['two king']);
    expect(traded.position.turn.traded).toEqual([]);
  });

  it('and again, but no hero exchanges twice in a turn (K7.4)', () => {
    const position = ninja({
      heroes: {
        grey: at('hq', ['G1']),
        bamf: at('hq', ['B1']),
        ibis: at('hq', ['Y1']),
        ninja: at('hq', ['R9']),
      },
    });
    const { position: next } = played(
      position,
      { do: 'offer', hero: 'bamf', card: 'B1' },
      { do: 'trade', hero: 'grey', card: 'G1' },
    );
    expect(next.turn.traded).toEqual(['bamf', 'grey']);
    expect(choices(next)).toEqual(['offer ibis Y1', 'offer ninja R9', 'pass']);
    expect(open(played(next, { do: 'pass' }).position)).toEqual(['two king']);
  });

  it('offers nothing that nobody could take (K7.4)', () => {
    expect(choices(ninja({ heroes: { ninja: at('metro', ['R9']), bamf: at('lab') } }))).toEqual(['pass']);
  });

  it('is not asked where he is not up, or fewer than two have cards (K7.4)', () => {
    const askedNext = (heroes: Sketch['heroes']) =>
      open(
        played(
          sketched({
            stack: [{ kind: 'discard', seat: 'bamf' }],
            king: { zone: 'lines', hand: ['R1'] },
            heroes: { bamf: at('hq', ['B1', 'B2', 'B3', 'B4', 'B5']), ...heroes },
            destroyed: ['hq'],
            top: { king: { action: ['RD'] } },
          }),
          DRAW,
        ).position,
      );
    expect(askedNext({ ninja: at('hq', ['R9']) })).toEqual(['trade ninja']);
    expect(askedNext({ ninja: at('hq') })).toEqual(['two king']);
    expect(askedNext({ ninja: { state: 'lost' }, grey: at('hq', ['G1']) })).toEqual(['two king']);
  });
});
