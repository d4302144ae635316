import { describe, expect, it } from 'vitest';
import { coreProblems, describeProblem, type Language } from '#core';
import { messagesFor } from '#i18n';
import { Previews } from '#session';
import { type Action, type CardId, gainsOf, type Position, simulator, zorgl } from '#zorgl/rules';
import {
  type Choice,
  choose,
  chooseAim,
  chooseCard,
  chooseMode,
  explanationOf,
  highlightTargets,
  monsterPlaces,
  outcomeSigns,
  outcomeWords,
  pieceSpecs,
  presentation,
  rateOf,
  refusalAt,
  refusalBeside,
  ringUse,
  type Selection,
  startSelection,
  zorglMessages,
} from '#zorgl/view';
import { zorglProblems } from '#zorgl/words';
import { QUIET, sketch } from '../../../helpers/positions';

const COLOURS = { A: '#aa0000', B: '#00aa00', C: '#0000aa', D: '#aaaa00' };
const NAMES = { A: 'Rex', B: 'Mia', C: 'Zed' };
const EDGE = '4 4 . 4 . 4 4';

/** A on c2; a shove of B goes into a building, one of C into the box of a unit. */
const CROWD = [
  EDGE,
  '4 . . . . . 4',
  '. . . . . . .',
  '4 . . P8 u . 4',
  '. B . C . . .',
  '4 . A . . . 4',
  EDGE,
];
const crowd = (...hand: Parameters<typeof sketch>[0]['hands']['A'] & {}) =>
  sketch({ board: CROWD, hands: { A: hand, B: ['3D', '8S', '6C'], C: ['4D', '9S', '7C'] } });

function begin(position: Position): Selection {
  const view = zorgl.view(position, 'A');
  const gain = gainsOf(view);
  return startSelection({
    legal: zorgl.legal(view),
    player: 'A',
    places: monsterPlaces(view.board),
    army: true,
    worth: (action) => rateOf(gain(action)),
  });
}

function foresee(position: Position, actions: readonly Action[]) {
  const view = zorgl.view(position, 'A');
  const table = presentation.begin(view);
  const foresight = new Previews({ rules: zorgl, simulator }, presentation, view, 'A', table);
  const outcome = foresight.of(actions)!;
  const changes = foresight.changes(outcome);
  const specs = pieceSpecs(table, COLOURS);
  return {
    words: outcomeWords(outcome, NAMES, { zorgl: zorglMessages('en'), interface: messagesFor('en') }),
    signs: outcomeSigns({ outcome, changes, table, specs, colours: COLOURS }, actions, 1),
  };
}

const marks = (position: Position, selection: Selection) => {
  const view = zorgl.view(position, 'A');
  const worth = { gain: gainsOf(view), seat: 'A', colour: COLOURS.A } as const;
  return new Map(highlightTargets(selection, view.board, worth).map((target) => [target.id, target]));
};

/** What those who point at the signs beside a choice are told. */
const told = (position: Position, selection: Selection) =>
  [...marks(position, selection).values()].flatMap(({ badge }) => (badge === undefined ? [] : [badge.says]));

/** The choice of a step with a value. */
const choiceOf = (selection: Selection, value: string): Choice =>
  selection.choices.find((choice) => choice.value === value)!;

describe('the marks of a choice', () => {
  it('tell a shove that is worth a floor from one that is worth nothing', () => {
    const position = crowd('9H', '2S', '5C');
    const found = marks(position, chooseCard(begin(position), '9H'));
    expect(found.get('monster:B')).toMatchObject({ kind: 'attack', badge: { text: '+1', emblem: 'circle' } });
    expect(found.get('monster:C')).toMatchObject({ kind: 'shove', badge: { text: '?' } });
  });

  it('tell a blow that changes nothing: the edge is behind the target (Z6.2)', () => {
    const board = [
      EDGE,
      '4 . . . . . 4',
      '. . . . . . .',
      '4 . . P8 . . 4',
      'C . . . . . .',
      '4 A . . . . 4',
      EDGE,
    ];
    const position = sketch({ board, hands: { A: ['9H', '2S', '5C'], C: ['3D', '8S', '6C'] } });
    expect(marks(position, chooseCard(begin(position), '9H')).get('monster:C')).toMatchObject({
      kind: 'idle',
    });
  });

  it('tell once what a throw is worth: beside its arrows, not over the head as well', () => {
    const position = crowd('QH', '2S', '5C');
    const found = [...marks(position, chooseMode(chooseCard(begin(position), 'QH'), 'throw')).values()];
    expect(found.filter(({ body }) => body).map(({ badge }) => badge)).toEqual([undefined, undefined]);
    expect(found.filter(({ turn, badge }) => turn !== undefined && badge?.text === '+1')).not.toEqual([]);
  });

  it('tell a step that crushes from one that does not (Z9.3)', () => {
    const street = '. . . . . . .';
    const board = [
      'C . . . . . .',
      street,
      '. . . P8 . . .',
      street,
      '. . . . . . 4',
      '. . . . . A u',
      '. . . . . . 4',
    ];
    const position = sketch({ board, hands: { A: ['9C', '2S', '5C'], C: ['3D', '8S', '6C'] } });
    const found = marks(position, chooseCard(begin(position), '9C'));
    expect(found.get('box:g2')).toMatchObject({ kind: 'crush', badge: { text: '+1' } });
    expect(found.get('box:e2')?.kind).toBe('move');
    expect(found.get('box:e2')?.badge).toBeUndefined();
  });

  it('keep the army unit that was chosen, while its target is asked for', () => {
    const position = crowd('9S', '2S', '5C');
    const army = chooseMode(chooseCard(begin(position), '9S'), 'army-move');
    expect(marks(position, army).get('e4')).toMatchObject({ kind: 'army' });
  });
});

it('every sign beside a choice has words in both languages for those who point at it', () => {
  const position = crowd('9H', 'QH', 'XR', 'AC');
  const chosen = (card: CardId) => told(position, chooseCard(begin(position), card));
  expect(chosen('9H')).toEqual([
    { en: 'Scores 1 floor', fr: 'Rapporte 1 étage' },
    { en: 'The unit flees: you choose where to', fr: expect.stringMatching(/vous choisissez où$/) },
  ]);
  expect(chosen('AC')).toContainEqual({ en: 'Leap', fr: 'Grand saut' });
  for (const card of ['9H', 'QH', 'XR', 'AC'] as const) expect(chosen(card)).not.toContain(undefined);
  const { signs } = foresee(position, [{ do: 'attack', card: '9H', target: 'B' }]);
  expect(signs.badges.map(({ says }) => says?.en)).toEqual(['Scores 1 floor']);
  const thrown = chooseMode(chooseCard(begin(position), 'QH'), 'throw');
  expect(told(position, thrown)).toContainEqual(expect.objectContaining({ en: 'Scores 1 floor' }));
  expect(told(position, thrown)).not.toContain(undefined);
});

describe('the other uses of a card', () => {
  const uses = (position: Position, selection: Selection) =>
    [...marks(position, selection).keys()].map(ringUse).filter((use) => use !== null);

  it('stand around the miniature of an ace, each a target that is clicked like its button', () => {
    const position = crowd('AC', '2S', '5C');
    const chosen = chooseCard(begin(position), 'AC');
    expect(uses(position, chosen)).toEqual(['blitz', 'burrow', 'leap', 'army-move']);
    const badges = [...marks(position, chosen).values()].filter(({ id }) => ringUse(id) !== null);
    expect(new Set(badges.map(({ offset }) => String(offset))).size).toBe(4);
    for (const { at, badge } of badges) {
      expect(at).toMatchObject({ 0: -1, 2: 2 });
      expect(badge?.icon ?? badge?.lines).toBeTruthy();
    }
  });

  it('are gone once a use was chosen, and while no card is', () => {
    const position = crowd('AC', '2S', '5C');
    const chosen = chooseCard(begin(position), 'AC');
    expect(uses(position, chooseMode(chosen, 'leap'))).toEqual([]);
    expect(uses(position, begin(position))).toEqual([]);
  });

  it('of a joker are what is not lit on the board anyway', () => {
    const position = crowd('XR', '2S', '5C');
    const chosen = chooseCard(begin(position), 'XR');
    expect(uses(position, chosen)).not.toContain('move');
    expect(uses(position, chosen)).not.toContain('attack');
    const lit = marks(position, chosen);
    expect(lit.get('monster:B')).toMatchObject({ kind: 'attack' });
    expect(lit.get('box:c1')).toMatchObject({ kind: 'move' });
  });

  it('ask a wasted joker of an inert monster its colour in the same place', () => {
    const wasted = (['S', 'H'] as const).map((suit): Action => ({ do: 'ignore', card: 'XR', suit }));
    const start = startSelection({ legal: wasted, player: 'A', places: { A: 'c2' }, inert: true });
    const asked = chooseMode(chooseCard(start, 'XR'), 'ignore');
    const targets = highlightTargets(asked, CROWD);
    expect(targets.map(({ id }) => id)).toEqual(['suit:S', 'suit:H']);
    expect(targets[0]?.badge?.icon).not.toBe(targets[1]?.badge?.icon);
  });
});

it('what was clicked before a card stays marked', () => {
  const position = crowd('9H', '2S', '5C');
  expect(marks(position, chooseAim(begin(position), 'b3')).get('monster:B')).toMatchObject({ body: true });
  expect(marks(position, chooseAim(begin(position), 'c1')).get('box:c1')).toMatchObject({ kind: 'move' });
});

it('offers what brings most first', () => {
  const position = crowd('9H', '2S', '5C');
  const { choices } = chooseCard(begin(position), '9H');
  expect(choices.map(({ value }) => value)).toEqual(['B', 'C']);
  const mirrored = sketch({
    board: CROWD.with(3, '. . . P8 4 . 4'),
    hands: { A: ['9H', '2S', '5C'], B: ['3D', '8S', '6C'], C: ['4D', '9S', '7C'] },
  });
  expect(chooseCard(begin(mirrored), '9H').choices.map(({ value }) => value)).toEqual(['C', 'B']);
});

describe('an outcome', () => {
  it('shows the floor that falls, where it goes, and says so', () => {
    const { words, signs } = foresee(crowd('9H', '2S', '5C'), [{ do: 'attack', card: '9H', target: 'B' }]);
    expect(words.join(' ')).toBe('Rex shoves Mia into the building at a4: 1 floor.');
    expect(signs.badges).toMatchObject([{ text: '+1', emblem: 'circle', colour: COLOURS.A }]);
    expect(signs.arrows).toMatchObject([{ from: [-3, expect.closeTo(0.9), 0], colour: COLOURS.A }]);
    expect(signs.ghosts.map(({ around }) => around === true)).toEqual([false, true]);
  });

  it('shows the unit that has to flee with all its ways, and who moves whatever is chosen', () => {
    const position = crowd('9H', '2S', '5C');
    const selection = chooseCard(begin(position), '9H');
    const { left } = choose(selection, choiceOf(selection, 'C'));
    const { words, signs } = foresee(position, left);
    expect(words.join(' ')).toBe('Rex shoves Zed to e4. The unit on e4 must flee: you choose where.');
    expect(signs.badges).toMatchObject([{ text: '?', at: [1, expect.any(Number), 0] }]);
    const ways = signs.arrows.filter(({ faint }) => faint).map(({ to }) => [to[0], to[2]]);
    expect(ways).toHaveLength(left.length);
    expect(signs.ghosts.map(({ spec, pose }) => [spec.id, pose.x, pose.z]).toSorted()).toEqual([
      ['monster A', 0, 1],
      ['monster C', 1, 0],
    ]);
  });

  it('tells the end of a turn without the cards that will be drawn', () => {
    const position = crowd('9H', '2S', '5C');
    const ready = { ...position, turn: { ...position.turn, played: 3 } };
    const { words } = foresee(ready, [{ do: 'end' }]);
    expect(words.join(' ')).toBe('Rex draws 2 cards. Mia’s turn.');
  });
});

describe('a click that chooses nothing', () => {
  const reasons = { ...coreProblems.en, ...zorglProblems.en };
  const position = crowd('9S', '9H', '5C');
  const why = (selection: Selection, box: string, known = position, language: Language = 'en') => {
    const view = zorgl.view(known, 'A');
    const refusal = refusalAt(selection, box, { view, names: NAMES, words: zorglMessages(language) });
    if (refusal === null || typeof refusal === 'string') return refusal;
    return 'text' in refusal ? refusal.text : describeProblem(refusal, reasons);
  };
  const start = begin(position);

  it('asks for a card first', () => {
    expect(why(start, 'b3')).toBe('Choose a card first.');
  });

  it('says before any card where none leads', () => {
    const apart = sketch({
      board: QUIET.board,
      hands: { A: ['9C', '2S', '5H'], C: ['3D', '8S', '6H'] },
    });
    const said = (box: string, language: Language = 'en') => why(begin(apart), box, apart, language);
    expect(said('f6')).toBe('None of your cards hits Zed from where you stand.');
    expect(said('f6', 'fr')).toBe('D’ici, aucune de vos cartes ne touche Zed.');
    expect(said('f2')).toBe('No card reaches f2 in one move.');
    expect(said('a1')).toBe('There is a building on a1, and your monster does not climb.');
    expect(said('b2')).toBe('Choose a card first.');
    expect(said('c3')).toBe('Choose a card first.');
  });

  it('says straight from diagonal, near from far, and what is in the way', () => {
    const open = sketch({
      board: CROWD.with(4, '. B . . . . .'),
      hands: { A: ['9S', '2S', '5C'], B: ['3D', '8S', '6C'] },
    });
    const spade = chooseMode(chooseCard(begin(open), '9S'), 'move');
    const said = (box: string) => why(spade, box, open);
    expect(said('c3')).toBe('c3 lies straight ahead; spades step diagonally.');
    expect(said('f6')).toBe('f6 is too far away: a step leads to a box next to your monster.');
    expect(said('b3')).toBe('There is a monster on b3, and a box holds only one.');
    expect(said('c2')).toBe('Your monster is already there.');
    expect(said('b1')).toBe('There is a building on b1, and your monster does not climb.');
    expect(why(spade, 'c3', open, 'fr')).toBe(
      'c3 est en ligne droite\u202f; les piques marchent en diagonale.',
    );
  });

  it('says whom a blow cannot reach', () => {
    const heart = chooseCard(start, '9H');
    expect(why(heart, 'e5')).toBe('There is no monster on e5.');
    expect(why(heart, 'c2')).toBe('Your monster cannot attack itself.');
    const far = sketch({
      board: CROWD.with(4, '. . B . . . .').with(2, '. . . . C . .'),
      hands: { A: ['9H', '2S', '5C'], B: ['3D', '8S', '6C'], C: ['4D', '9S', '7C'] },
    });
    const unit = chooseMode(chooseCard(begin(crowd('9H', '2S', '5C')), '9H'), 'attack');
    expect(why(unit, 'c3', far)).toBe('Mia stands straight ahead; hearts strike diagonally.');
    expect(why(unit, 'e5', far)).toBe('Zed is too far away: you can hit only a monster next to yours.');
  });

  it('answers beside the board too', () => {
    const { refused } = zorglMessages('en');
    expect(refusalBeside(start, refused)).toBe('Choose a card first.');
    expect(refusalBeside(chooseCard(start, '9H'), refused)).toMatch(/pick a highlighted place/);
  });

  it('says where a unit may flee', () => {
    const heart = chooseCard(start, '9H');
    const fleeing = choose(heart, choiceOf(heart, 'C'));
    expect(why(fleeing, 'a1')).toMatch(/^The unit can flee only to .* or ..\.$/);
  });
});

it('gives the reason why a card can only be wasted', () => {
  const board = [
    EDGE,
    '4 . . . . C 4',
    '. . . . . . .',
    '4 . . P8 . . 4',
    '. . . . . . .',
    '4 A . . . . 4',
    EDGE,
  ];
  const position = sketch({ board, hands: { A: ['9H', '2S', '5C'], C: ['3D', '8S', '6C'] } });
  const en = explanationOf('ignore', chooseCard(begin(position), '9H'), zorglMessages('en'));
  expect(en).toContain('There is no monster diagonally next to yours. No unit can use the card either.');
  const fr = explanationOf('ignore', chooseCard(begin(position), '9H'), zorglMessages('fr'));
  expect(fr).toContain('Aucun monstre n’est à côté du vôtre en diagonale.');
});
