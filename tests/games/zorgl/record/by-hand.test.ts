import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { formatRecord, parseRecord } from '#zorgl/record';
import { type Action, zorgl } from '#zorgl/rules';
import { reasonFor } from '../../../helpers/problems';

// Seed 7 deals A, who begins on b2: red joker, 6♦, A♣, 9♣, 3♥; and C on f6: 10♣, 5♦, Q♣, 8♥, A♠.
const ENGLISH = `Kaiju game record 1: Zorgl-Zilla
Player A: Anna
Player C (Zorgl, bot greedy): Krok
Seed: 7

Turn 1 · Anna (A)
  9♣ moves to c2
  A♣ leaps to e6
  6♦ attacks C          ; g6 loses a floor
  ends the turn
Turn 2 · Krok (C)
  5♦ attacks A
  10♣ moves to e7
  A♠ moves to f6
  ends the turn

Result: unfinished
`;

const ACTIONS: readonly Action[] = [
  { do: 'move', card: '9C', to: 'c2' },
  { do: 'leap', card: 'AC', to: 'e6' },
  { do: 'attack', card: '6D', target: 'C' },
  { do: 'end' },
  { do: 'attack', card: '5D', target: 'A' },
  { do: 'move', card: '10C', to: 'e7' },
  { do: 'move', card: 'AS', to: 'f6' },
  { do: 'end' },
];

describe('a record written by hand', () => {
  it('says seats, options and actions', () => {
    const { match, players, seed } = unwrap(parseRecord(ENGLISH));
    expect(match.positionAt(0)).toEqual(
      unwrap(zorgl.setup({ places: ['A', 'C'], army: true, flight: 'english' }, 7)),
    );
    expect(match.record().actions).toEqual(ACTIONS);
    expect(players).toEqual({ A: { name: 'Anna' }, C: { name: 'Krok', bot: 'greedy' } });
    expect(seed).toBe(7);
    expect(match.position.players.A!.floors).toBe(1);
  });

  it('may be typed without signs, accents, capitals and numbers of spaces', () => {
    const text = `\uFEFFKAIJU GAME RECORD 1 : zorgl-zilla
      ; what we played on Sunday
      player a : Anna
      PLAYER C:Krok
      seed:7
      army: YES
      turn 1: anna
      9c  moves to C2 ; a comment
      AC leaps to e6
      6d attacks c
      Ends the turn
      Turn 2 - C
      5♦️ attacks A
      10C moves to e7
      AS moves to f6
      ends the turn`;
    expect(unwrap(parseRecord(text)).match.record().actions).toEqual(ACTIONS);
  });

  it('may be in French, with the French cards', () => {
    const text = `Feuille de partie kaiju 1 : Zorgl-Zilla
Joueur A : Anna
Joueur C : Krok
Graine : 7
Armee : non
Fuite : francaise
Tour 1 · Anna (A)
  9T va en c2
  AT saute en e6
  6K attaque C
  finit le tour
Tour 2 · Krok
  DT creuse jusqu'en d6
  8C ne donne rien
  AP va en c5
  finit le tour
Résultat : partie inachevée`;
    const { match } = unwrap(parseRecord(text));
    expect(match.positionAt(0).options).toEqual({ army: false, flight: 'french', specials: false });
    expect(match.record().actions.slice(4)).toEqual([
      { do: 'burrow', card: 'QC', to: 'd6' },
      { do: 'ignore', card: '8H' },
      { do: 'move', card: 'AS', to: 'c5' },
      { do: 'end' },
    ]);
  });

  it('tells a whole turn aloud, in both languages', () => {
    const game = unwrap(parseRecord(ENGLISH));
    const turn = (text: string) =>
      text
        .split('\n')
        .filter((line) => line.startsWith('  '))
        .slice(0, 4)
        .map((line) => line.replaceAll(/ +/g, ' ').trim());
    expect(turn(formatRecord(game, 'en'))).toEqual([
      '9♣ moves to c2',
      'A♣ leaps to e6',
      '6♦ attacks C ; g6 loses 1 floor, 3 left',
      'ends the turn ; A has 1 of 10 · A draws 3 cards',
    ]);
    expect(turn(formatRecord(game, 'fr'))).toEqual([
      '9♣ va en c2',
      'A♣ saute en e6',
      '6♦ attaque C ; g6 perd 1 étage, reste 3',
      'finit le tour ; A a 1 sur 10 · A pioche 3 cartes',
    ]);
  });
});

describe('a record that is wrong names the line, the field and the reason', () => {
  const change = (line: number, text: string) =>
    ENGLISH.split('\n')
      .map((each, index) => (index === line - 1 ? text : each))
      .join('\n');
  const withPosition = (value: string) => change(4, `Position: ${value}`);
  const opening = JSON.stringify(unwrap(parseRecord(ENGLISH)).match.positionAt(0));

  const wrong: readonly (readonly [string, string, string, RegExp])[] = [
    ['nothing at all', ' \n; only a comment\n', '', /empty/],
    ['another text', 'Dear Anna,', 'line 1, format', /begins with "Kaiju game record 1/],
    ['a later version', change(1, 'Kaiju game record 2: Zorgl-Zilla'), 'line 1, version', /only 1/],
    ['an unknown header', change(3, 'Weather: rain'), 'line 3, header', /Weather: rain/],
    ['a header without a colon', change(3, 'Krok'), 'line 3, header', /Krok/],
    ['a header twice', change(3, 'Seed: 8'), 'line 4, seed', /more than once/],
    ['a player twice', change(3, 'Player A: Krok'), 'line 3, players.A', /more than once/],
    [
      'a colour that is none',
      change(2, 'Player A (colour red): Anna'),
      'line 2, players.A.colour',
      /#rrggbb/,
    ],
    ['a seed that is no number', change(4, 'Seed: lucky'), 'line 4, seed', /lucky/],
    ['neither seed nor position', change(4, ''), 'line 1, seed', /neither/],
    ['an army of sorts', change(5, 'Army: maybe'), 'line 5, army', /maybe.*yes, no/],
    ['another flight', change(5, 'Flight: upwards'), 'line 5, flight', /upwards.*English, French/],
    ['neighbours', change(3, 'Player B: Krok'), 'line 2, places', /opposite/],
    ['an unknown monster', change(2, 'Player A (Yeti): Anna'), 'line 2, monsters', /yeti/],
    ['a position that is not JSON', withPosition('{'), 'line 4, position', /JSON/],
    ['a bad position', withPosition('{"game":"chess"}'), 'line 4, position.game', /zorgl/],
    [
      'a monster that is not there',
      `${withPosition(opening).replace('(Zorgl, ', '(X-Man, ')}`,
      'line 3, players.C.monster',
      /zorgl, not x-man/,
    ],
    [
      'a player that is not there',
      change(5, 'Player B: Bo').replace('Seed: 7', `Position: ${opening}`),
      'line 5, players.B',
      /is not in this game/,
    ],
    [
      'army and position',
      change(5, 'Army: yes').replace('Seed: 7', `Position: ${opening}`),
      'line 5, army',
      /already/,
    ],
    ['a wrong turn number', change(11, 'Turn 3 · Krok (C)'), 'line 11, turn', /3 should be 2/],
    ['a wrong player', change(11, 'Turn 2 · Anna (A)'), 'line 11, player', /Krok \(C\)/],
    ['a stranger', change(11, 'Turn 2 · Zoe'), 'line 11, player', /"zoe" is not a player/],
    ['a turn within a turn', change(8, 'Turn 2 · Krok (C)'), 'line 8, turn', /Anna \(A\)’s turn is not over/],
    ['a missing turn', change(11, ''), 'line 12, turn', /the line that begins Krok \(C\)’s turn/],
    ['an action that is none', change(7, '9♣ waltzes to c2'), 'line 7, action', /waltzes/],
    ['a card that is none', change(7, '11♣ moves to c2'), 'line 7, card', /"11♣" is not a card/],
    ['a box that is none', change(7, '9♣ moves to h9'), 'line 7, to', /"h9" is not a box/],
    [
      'a target that is none',
      change(9, '6♦ attacks Krok'),
      'line 9, target',
      /"Krok" is not one of A, B, C, D/,
    ],
    [
      'a direction that is none',
      change(9, '6♦ throws C upwards'),
      'line 9, dir',
      /"upwards" is not a direction/,
    ],
    ['an illegal action', change(7, '9♣ moves to c3'), 'line 7, to', /straight/],
    [
      'a flight where nobody flees',
      change(7, '9♣ moves to c2, the unit flees to d3'),
      'line 7, flee',
      /no unit/,
    ],
    ['a card that is not in hand', change(7, '9♠ moves to c3'), 'line 7, card', /hand/],
    ['a turn too short', change(9, 'ends the turn'), 'line 9, do', /3/],
    ['a wrong result', change(17, 'Result: Anna (A) wins with ten floors'), 'line 17, result', /not over/],
    ['something after the result', `${ENGLISH}Turn 3 · Anna (A)`, 'line 18, result', /nothing may follow/],
  ];

  it.each(wrong)('%s', (_name, text, field, reason) => {
    const read = parseRecord(text);
    expect(read.ok ? 'fine' : read.error.field).toBe(field);
    expect(read.ok ? 'fine' : reasonFor(read.error)).toMatch(reason);
  });

  it('an illegal action names its clause', () => {
    const read = parseRecord(change(7, '9♣ moves to c3'));
    expect(read.ok ? '' : read.error.clause).toBe('Z4.1');
  });
});
