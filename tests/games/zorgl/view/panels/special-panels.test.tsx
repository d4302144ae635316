// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { messagesFor } from '#i18n';
import { type Action, type CardId, MONSTERS, type View } from '#zorgl/rules';
import {
  chooseCard,
  handCards,
  PlayersPanel,
  startSelection,
  summarisePlayers,
  zorglMessages,
} from '#zorgl/view';
import { byName, cleanUp, click, render } from '../../../../ui/render';
import { signsOn } from './face';
import { begin, names, player, showPicker } from './picker';

const zorglTexts = zorglMessages('en');
afterEach(cleanUp);

it('cards tell what they are to a special monster', () => {
  const hand = (monster: string, inert: boolean) =>
    handCards(['9S', 'XB', '9H'], {
      playable: ['9S', 'XB', '9H'],
      army: true,
      traits: MONSTERS.get(monster)!,
      inert,
      zorgl: zorglTexts,
      interface: messagesFor('en'),
    });
  const [spade, joker] = hand('krustazor', false);
  expect(spade?.name).toBe('9 of spades');
  expect(signsOn(spade?.art)).toBe('straight');
  expect(spade?.hint).toContain('Moves one box straight.');
  expect(joker?.hint).toContain('Or its mega-power: Ink.');
  const [lost, , red] = hand('greatzilla', true);
  expect(lost?.hint).toBe('The first black card of the turn has no effect.');
  expect(red?.hint).toContain('Attacks diagonally.');
});

describe('special monsters in the picker', () => {
  it('warns what a blow with the tail costs, beside the cards', () => {
    const legal: Action[] = [
      { do: 'attack', card: '9H', target: 'B' },
      { do: 'tail', target: 'B' },
      { do: 'end' },
    ];
    const { container, onMode } = showPicker(begin(legal));
    const tail = container.querySelector('[data-mode=tail]')!;
    expect(container.querySelector('.zorgl-picker-note')?.textContent).toContain(
      'It costs your whole hand and ends your turn',
    );
    click(tail);
    expect(onMode).toHaveBeenCalledWith('tail');
  });

  it('lets cards go once enough are chosen', () => {
    const legal = [
      ['9H', '8C', '7D'],
      ['9H', '8C', '6S'],
      ['9H', '7D', '6S'],
      ['8C', '7D', '6S'],
    ].map((cards): Action => ({ do: 'discard', cards: cards as CardId[] }));
    const few = chooseCard(begin(legal), '9H');
    const shown = showPicker(few);
    expect(shown.container.textContent).toContain('Discard 3 cards');
    click(byName('Discard (1 of 3)'));
    expect(shown.onConfirm).not.toHaveBeenCalled();
    cleanUp();
    const { onConfirm } = showPicker(chooseCard(chooseCard(few, '6S'), '8C'));
    click(byName('Discard (3 of 3)'));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('says of a card of an inert monster that it comes to nothing', () => {
    const legal: Action[] = [{ do: 'ignore', card: '9S' }];
    const start = startSelection({ legal, player: 'A', places: {}, inert: true });
    const { container } = showPicker(chooseCard(start, '9S'));
    expect(container.textContent).toContain('The first black card of the turn has no effect.');
  });
});

it('the players’ panel tells the special monsters, who is in the air, and what units are worth', () => {
  const view: Pick<View, 'options' | 'order' | 'players' | 'turn' | 'outcome'> = {
    options: { army: true, flight: 'english', specials: true },
    order: ['A', 'B', 'C'],
    turn: { player: 'A', played: 0, quota: 3, inert: false },
    outcome: null,
    players: {
      A: { ...player('krustazor', 5), floors: 3, units: 2 },
      B: { ...player('nogyab', 5), aloft: true },
      C: player('zorgl', 5),
    },
  };
  const { container } = render(<PlayersPanel players={summarisePlayers(view, names, [])} />);
  const [rex, mia, zed] = container.querySelectorAll('li');
  expect(rex?.textContent).toContain('3 floors and 2 units: 7 of 10');
  expect(rex?.querySelectorAll('.pip.more')).toHaveLength(4);
  expect(rex?.querySelector('details')?.textContent).toContain('Each unit in its pile is worth two floors.');
  expect(mia?.textContent).toContain('in the air');
  expect(zed?.textContent).toContain('Zorgl');
  expect(zed?.querySelector('details')).toBeNull();
});
