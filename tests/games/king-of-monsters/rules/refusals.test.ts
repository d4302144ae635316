import { describe, expect, it } from 'vitest';
import { type Frame, king, type Position } from '#king-of-monsters/rules';
import { kingProblems } from '#king-of-monsters/words';
import { at, fault, heroFrame, opened, positionFromSketch, type Sketch } from '../../../helpers/king/sketch';

/** A table of two heroes at the Power Lines, where a King with cards is. */
const table = (stack: readonly Frame[], more: Partial<Sketch> = {}): Position =>
  positionFromSketch({
    stack,
    ...more,
    king: { zone: 'lines', hand: ['R7', 'W'], ...more.king },
    heroes: { grey: at('lines', ['G1', 'Y4']), bamf: at('lines', ['B2']), ...more.heroes },
  });

const FIGHT: Frame = { kind: 'fight', seat: 'king' };
const FRENZY: Frame = { kind: 'frenzy', seat: 'king', gambled: false };
const fighting = heroFrame('grey', { step: 'fight', row: 'G' });
const duel = (more: Partial<Extract<Frame, { kind: 'duel' }>> = {}): Frame => ({
  kind: 'duel',
  seat: 'grey',
  hero: 'grey',
  row: null,
  last: { colour: 'G', number: 3 },
  ...more,
});

describe('a position is valid', () => {
  it.each<readonly [string, Position]>([
    ['a fight', table([FIGHT])],
    ['a fight with nothing to hit, which play would not ask for', table([FIGHT], { turn: { held: true } })],
    ['a duel in a fight', table([FIGHT, duel()])],
    ['the King to answer', table([FIGHT, duel({ seat: 'king' })])],
    [
      'The Grey in a fight',
      table([FIGHT, { kind: 'grey', seat: 'grey' }], { laid: { lines: ['R9', 'B9'] } }),
    ],
    ['a frenzy', table([fighting, FRENZY], { turn: { phase: 'hero' }, chart: { R: 'x', G: 'x', Y: 'x' } })],
    ['a duel in a frenzy', table([fighting, FRENZY, duel({ seat: 'bamf', hero: 'bamf' })])],
    [
      'a frenzy that took out the hero below it',
      table([fighting, FRENZY], { heroes: { grey: { state: 'out' } } }),
    ],
    ['a wild of a gamble', table([fighting, FRENZY, { kind: 'wild', seat: 'king', card: 'W4' }])],
    ['a row to be opened', table([fighting, { kind: 'open', seat: 'king', hero: 'grey', row: 'G' }])],
    ['a duel for a row', table([fighting, duel({ row: 'G', seat: 'king' })])],
    ['a whole row of five', table([FIGHT], { chart: { R: 'R1 R2 R3 R4 W^' } })],
    ['others in the queue', table([heroFrame('grey')], { turn: { queue: ['bamf'] } })],
  ])('with %s', (_what, position) => {
    expect(fault(position)).toBe('valid');
    expect(king.legal(position).length).toBeGreaterThan(0);
  });

  it('without the state of a generator, which is then that of seed 0', () => {
    const { rng: _left, ...position } = table([FIGHT]);
    expect(fault(position)).toBe('valid');
    expect(fault({ ...position, rng: 'x' })).toMatch(/^rng: /);
  });
});

describe('what is no position is refused with its field', () => {
  const wild: Frame = { kind: 'wild', seat: 'king', card: 'W4' };
  const trade = (more: object = {}): Frame => ({ kind: 'trade', seat: 'ninja', offer: null, ...more });
  const ninja = { ninja: at('hq', ['B1']) };

  it.each<readonly [string, RegExp, Position]>([
    ['a fight of the Draw phase', /^stack\[0\]: .*\(K3\.5\)$/, table([FIGHT], { turn: { phase: 'draw' } })],
    ['a fight in a fight', /^stack\[1\]: /, table([FIGHT, FIGHT])],
    ['a duel upon nothing', /^stack\[0\]: /, table([duel()])],
    ['a duel in the Move step', /^stack\[0\]: /, table([heroFrame('grey'), duel({ row: 'G' })])],
    ['a duel for a row in a fight', /^stack\[1\]: /, table([FIGHT, duel({ row: 'G' })])],
    ['a duel for no row in a hero’s turn', /^stack\[1\]: /, table([fighting, duel()])],
    ['a duel of another', /^stack\[1\]: /, table([FIGHT, duel({ seat: 'bamf' })])],
    [
      'a duel of one who is out',
      /^stack\[1\]: /,
      table([FIGHT, duel()], { heroes: { grey: { state: 'out' } } }),
    ],
    [
      'a duel for a row with plates',
      /^stack\[1\]: /,
      table([fighting, duel({ row: 'G' })], { chart: { G: 'G1' } }),
    ],
    [
      'a duel for a disabled row',
      /^stack\[1\]: /,
      table([fighting, duel({ row: 'G' })], { chart: { G: 'x' } }),
    ],
    ['a frenzy without a hero', /^stack\[0\]: /, table([FRENZY])],
    ['a frenzy in a frenzy', /^stack\[2\]: /, table([fighting, FRENZY, FRENZY])],
    [
      'an opening for another hero',
      /^stack\[1\]: /,
      table([fighting, { kind: 'open', seat: 'king', hero: 'bamf', row: 'B' }]),
    ],
    ['The Grey where nothing lies', /^stack\[1\]: /, table([FIGHT, { kind: 'grey', seat: 'grey' }])],
    [
      'a wild-four that can go nowhere',
      /^stack: /,
      table([wild], { chart: { R: 'x', G: 'x', Y: 'x', B: 'x' } }),
    ],
    ['Anvil, who does not play', /^stack\[0\]: /, table([{ kind: 'replace', seat: 'anvil' }])],
    [
      'Anvil, who is out',
      /^stack\[0\]: /,
      table([{ kind: 'replace', seat: 'anvil' }], {
        heroes: { anvil: { state: 'out' } },
        chart: { R: 'R1' },
      }),
    ],
    [
      'an offer of a card that is not there',
      /^stack\[0\]: /,
      table([trade({ offer: { hero: 'grey', card: 'R9' } })], { heroes: ninja }),
    ],
    [
      'an offer of one who has exchanged',
      /^stack\[0\]: /,
      table([trade({ offer: { hero: 'grey', card: 'G1' } })], {
        heroes: ninja,
        turn: { traded: ['grey', 'bamf'] },
      }),
    ],
    [
      'an odd number that has exchanged',
      /^turn\.traded: .*\(K7\.4\)$/,
      table([trade()], { heroes: ninja, turn: { traded: ['grey'] } }),
    ],
    [
      'exchanges outside that step',
      /^turn\.traded\[0\]: /,
      table([FIGHT], { turn: { traded: ['grey', 'bamf'] } }),
    ],
    ['a queue in the Rampage', /^turn\.queue\[0\]: /, table([FIGHT], { turn: { queue: ['grey'] } })],
    [
      'the King in the queue of heroes',
      /^turn\.queue\[0\]: .*\(K12\.1\)$/,
      table([heroFrame('grey')], { turn: { queue: ['king'] } }),
    ],
    [
      'who decides in the queue',
      /^turn\.queue\[0\]: /,
      table([heroFrame('grey')], { turn: { queue: ['grey'] } }),
    ],
    [
      'one twice in the queue',
      /^turn\.queue\[1\]: /,
      table([heroFrame('grey')], { turn: { queue: ['bamf', 'bamf'] } }),
    ],
    ['a hero’s turn who is out', /^stack\[0\]: /, table([fighting], { heroes: { grey: { state: 'out' } } })],
    ['a row in the Move step', /^stack\[0\]: /, table([heroFrame('grey', { row: 'G' })])],
    ['no row in the Fight step', /^stack\[0\]: /, table([heroFrame('grey', { step: 'fight' })])],
    [
      'Bamf in one row',
      /^stack\[0\]: /,
      table([heroFrame('bamf', { step: 'fight', row: 'B', free: false })]),
    ],
    ['long moves of another than Bamf', /^stack\[0\]: /, table([heroFrame('grey', { jumps: 1 })])],
    ['a power of another', /^stack\[0\]: /, table([heroFrame('grey', { used: ['token'] })])],
    ['a power used twice', /^stack\[0\]: /, table([heroFrame('grey', { used: ['motorpool', 'motorpool'] })])],
    ['nothing to decide', /^stack: .*\(K17\.1\)$/, table([])],
    [
      'a decision after the end',
      /^stack: /,
      table([FIGHT], { outcome: { winner: 'league', reason: 'time' } }),
    ],
    ['the King in the Ocean', /^king\.zone: .*\(K17\.2\)$/, table([FIGHT], { king: { zone: 'ocean' } })],
    ['a hero in the Ocean', /^heroes\.grey: .*\(K5\.2\)$/, table([FIGHT], { heroes: { grey: at('ocean') } })],
    [
      'one who is out somewhere',
      /^heroes\.grey: /,
      table([FIGHT], { heroes: { grey: { state: 'out', zone: 'hq' } } }),
    ],
    ['one who is up nowhere', /^heroes\.grey: /, table([FIGHT], { heroes: { grey: { zone: null } } })],
    ['a reserve that does not wait', /^heroes\.grey: /, table([FIGHT], { reserve: ['grey'] })],
    [
      'one in reserve who is not named',
      /^heroes\.ibis: /,
      table([FIGHT], { heroes: { ibis: { state: 'reserve' } } }),
    ],
    ['a stranger in the reserve', /^reserve\[0\]: /, table([FIGHT], { reserve: ['ibis'] })],
    ['a disabled row with plates', /^chart\.R: .*\(K14\.5\)$/, disabledWithPlates()],
    [
      'a bare plate before a covered one',
      /^chart\.R\.plates: .*\(K14\.3\)$/,
      table([FIGHT], { chart: { R: 'R1 R2/R3' } }),
    ],
    ['six plates', /^chart\.R\.plates: /, table([FIGHT], { chart: { R: 'R1 R2 R3 R4 R5 R6' } })],
    ['a wild face down', /^chart\.R\.plates\[1\]: .*\(K8\.3\)$/, table([FIGHT], { chart: { R: 'R1 W' } })],
    ['an open plate marked as seen', /^chart\.R\.plates\[0\]: /, seenAndUp()],
  ])('%s', (_what, reason, position) => {
    expect(fault(position)).toMatch(reason);
  });

  it('a card too many, too few, or of the other kind (K1.2)', () => {
    const position = table([FIGHT]);
    const decks = (change: object) => ({
      ...position,
      decks: { ...position.decks, king: { ...position.decks.king, ...change } },
    });
    const { combat, action } = position.decks.king;
    expect(fault(decks({ combat: combat.slice(1) }))).toMatch(/^decks\.king: .*\(K1\.2\)$/);
    expect(fault(decks({ combat: [...combat, 'R1'] }))).toMatch(/^decks\.king: /);
    expect(fault(decks({ combat: ['W', ...combat], action: action.filter((card) => card !== 'W') }))).toMatch(
      /^decks\.king\.combat\[0\]: /,
    );
    expect(fault({ ...position, king: { ...position.king, hand: ['R7', 'W4'] } })).toMatch(
      /^king\.hand\[1\]: /,
    );
  });

  it('in both languages', () => {
    expect(Object.keys(kingProblems.fr)).toEqual(Object.keys(kingProblems.en));
  });

  it('fields that are missing, unknown or of another kind', () => {
    const position = opened();
    expect(fault({ ...position, version: 2 })).toMatch(/^version: /);
    expect(fault({ ...position, more: 1 })).toMatch(/^more: /);
    expect(fault({ ...position, turn: { ...position.turn, phase: 'setup' } })).toMatch(/^turn\.phase: /);
    expect(fault({ ...position, heroes: { ...position.heroes, moss: position.heroes.grey } })).toMatch(
      /^heroes\.moss: /,
    );
    expect(fault({ ...position, reserve: undefined })).toMatch(/^reserve: /);
    expect(fault(null)).not.toBe('valid');
    expect(fault([])).not.toBe('valid');
  });
});

function disabledWithPlates(): Position {
  const position = table([FIGHT], { chart: { R: 'R1' } });
  return { ...position, chart: { ...position.chart, R: { ...position.chart.R, disabled: true } } };
}

function seenAndUp(): Position {
  const position = table([FIGHT], { chart: { R: 'R1*' } });
  const plates = position.chart.R.plates.map((plate) => ({ ...plate, up: true }));
  return { ...position, chart: { ...position.chart, R: { disabled: false, plates } } };
}
