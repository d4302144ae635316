// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DIRECTIONS, unwrap } from '#core';
import { messagesFor } from '#i18n';
import { type Action, MONSTERS, type Position, type View, zorgl } from '#zorgl/rules';
import {
  type Choice,
  captionFor,
  chooseCard,
  chooseMode,
  endBlock,
  handCards,
  PlayersPanel,
  summarisePlayers,
  TurnPanel,
  zorglMessages,
} from '#zorgl/view';
import { byName, cleanUp, click, press, render } from '../../../../ui/render';
import { signsOn, wordsOn } from './face';
import { begin, names, player, showPicker } from './picker';

const zorglTexts = zorglMessages('en');
afterEach(cleanUp);

describe('the action picker', () => {
  const legal: Action[] = [
    { do: 'attack', card: 'QH', target: 'B' },
    ...DIRECTIONS.map((dir): Action => ({ do: 'throw', card: 'QH', target: 'B', dir })),
    { do: 'army-attack', card: 'QH', unit: 'c4', target: 'B' },
    { do: 'end' },
  ];

  it('asks for a card first and leaves ending the turn to the turn panel', () => {
    const { container } = showPicker(begin(legal));
    expect(container.textContent).toBe('Choose a card');
  });

  it('offers every use of the card', () => {
    const { container, onMode } = showPicker(chooseCard(begin(legal), 'QH'));
    const modes = [...container.querySelectorAll<HTMLElement>('[data-mode]')];
    expect(modes.map((mode) => [mode.textContent, mode.getAttribute('aria-pressed')])).toEqual([
      ['AttackH', 'true'],
      ['ThrowT', 'false'],
      ['Army attacksQ', 'false'],
    ]);
    expect(byName('Throw').getAttribute('aria-keyshortcuts')).toBe('T');
    click(modes[1]!);
    expect(onMode).toHaveBeenCalledWith('throw');
  });

  it('has a button for each target on the board', () => {
    const { onChoice, onPreview } = showPicker(chooseCard(begin(legal), 'QH'));
    const target: Choice = { kind: 'monster', value: 'B', box: 'a1' };
    const button = byName('Mia at a1');
    button.focus();
    expect(onPreview).toHaveBeenLastCalledWith(target);
    click(button);
    expect(onChoice).toHaveBeenCalledWith(target);
  });

  it('throws off the board by a button, and names the exchange', () => {
    showPicker(chooseMode(chooseCard(begin(legal), 'QH'), 'throw'));
    expect(byName('south-west, against the edge')).toBeTruthy();
    expect(byName('Change places').dataset.choice).toBe('NE');
    expect(byName('north, towards a2')).toBeTruthy();
  });

  it('takes a step back with Escape once something is chosen', () => {
    const idle = showPicker(begin(legal));
    press('Escape');
    expect(idle.onBack).not.toHaveBeenCalled();
    cleanUp();
    const chosen = showPicker(chooseCard(begin(legal), 'QH'));
    press('Escape');
    expect(chosen.onBack).toHaveBeenCalledOnce();
    click(byName('Cancel'));
    expect(chosen.onCancel).toHaveBeenCalledOnce();
  });

  it('offers to leave a frenzy at one attack', () => {
    const { container, onMode } = showPicker(begin([{ do: 'frenzy-on', target: 'B' }, { do: 'stop' }]));
    click(container.querySelector('[data-mode=stop]')!);
    expect(onMode).toHaveBeenCalledWith('stop');
  });
});

describe('the end of a turn', () => {
  const view = {
    turn: { player: 'A', played: 2, quota: 3, inert: false },
    pending: null,
    outcome: null,
    players: { A: player('zorgl', 3), B: player('zorgl', 2) },
  } as const;
  const at = { view, legal: [], mine: true, moving: false };

  it('says what is still missing', () => {
    expect(endBlock(at)).toEqual({ why: 'more', cards: 1 });
    expect(endBlock({ ...at, view: { ...view, pending: { kind: 'blitz', card: 'JS' } } })).toEqual({
      why: 'power',
    });
    expect(endBlock({ ...at, mine: false })).toEqual({ why: 'waiting', seat: 'A' });
    expect(endBlock({ ...at, moving: true })).toEqual({ why: 'moving' });
    expect(endBlock({ ...at, view: { ...view, outcome: { winner: 'A', reason: 'floors' } } })).toEqual({
      why: 'over',
    });
    expect(endBlock({ ...at, legal: [{ do: 'end' }] })).toBeNull();
  });

  it('says who decides on the rest of an effect, and what keeps a special monster', () => {
    const waits = (pending: View['pending']) => endBlock({ ...at, view: { ...view, pending }, mine: false });
    expect(waits({ kind: 'discard', queue: ['B'] })).toEqual({ why: 'discard', seat: 'B', cards: 2 });
    expect(waits({ kind: 'fall', by: 'B' })).toEqual({ why: 'fall', seat: 'B' });
    expect(endBlock({ ...at, view: { ...view, pending: { kind: 'land' } } })).toEqual({ why: 'land' });
    const onRoof = { ...view, turn: { ...view.turn, played: 3 } };
    expect(endBlock({ ...at, view: onRoof })).toEqual({ why: 'roof' });
    const { container } = render(
      <TurnPanel
        seat="A"
        names={names}
        mine={false}
        played={2}
        quota={3}
        block={{ why: 'discard', seat: 'B', cards: 2 }}
        onEnd={() => {}}
        undo={null}
        replay={false}
      />,
    );
    expect(container.textContent).toContain('Mia must discard 2 cards.');
  });

  it('gives the reason with the button', () => {
    const onEnd = vi.fn();
    const onUndo = vi.fn();
    const undo = { blocked: null, onUndo };
    const turn = { seat: 'A', names, mine: true, played: 2, quota: 3 } as const;
    const panel = { ...turn, onEnd, undo, replay: false };
    const { container, show } = render(<TurnPanel {...panel} block={{ why: 'more', cards: 1 }} />);
    const button = byName('End turn');
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Play 1 more card.');
    click(button);
    expect(onEnd).not.toHaveBeenCalled();
    show(<TurnPanel {...panel} block={null} />);
    click(byName('End turn'));
    expect(onEnd).toHaveBeenCalledOnce();
    click(byName('Undo'));
    expect(onUndo).toHaveBeenCalledOnce();
    show(<TurnPanel {...panel} block={null} replay />);
    expect(container.querySelector('button')).toBeNull();
  });
});

it('the players’ panel tells the piles in words', () => {
  const setup = unwrap(zorgl.setup({ places: ['A', 'C'], army: true, flight: 'english' }, 1));
  const position: Position = {
    ...setup,
    order: ['A', 'C'],
    turn: { ...setup.turn, player: 'C' },
    players: {
      A: { ...setup.players.A!, floors: 6, units: 2 },
      C: { ...setup.players.C!, hand: [], floors: 1 },
    },
  };
  const summaries = summarisePlayers(position, names, ['C']);
  expect(summaries.map(({ active, bot, cards }) => ({ active, bot, cards }))).toEqual([
    { active: false, bot: false, cards: 5 },
    { active: true, bot: true, cards: 0 },
  ]);
  expect(summaries.map(({ figure }) => figure)).toEqual(['zorgl-a', 'zorgl-c']);
  const { container } = render(<PlayersPanel players={summaries} />);
  const [rex, zed] = container.querySelectorAll('li');
  expect(rex?.textContent).toContain('6 floors and 2 units: 8 of 10');
  expect(rex?.querySelectorAll('.pip.set')).toHaveLength(6);
  expect(rex?.querySelectorAll('.pip.more')).toHaveLength(2);
  expect(zed?.getAttribute('aria-current')).toBe('true');
  expect(zed?.textContent).toContain('1 floor of 10');
});

it('cards tell what they can do', () => {
  const options = {
    playable: ['AS'],
    army: false,
    traits: MONSTERS.get('zorgl')!,
    inert: false,
    zorgl: zorglTexts,
    interface: messagesFor('en'),
  } as const;
  const [ace, queen, joker, seven] = handCards(['AS', 'QD', 'XB', '7C'], options);
  expect(ace).toMatchObject({
    name: 'ace of spades',
    playable: true,
    hint: 'Moves one box diagonally. Or one of the powers: Blitz, Burrow and Leap.',
  });
  expect(signsOn(ace?.art)).toBe('diagonal');
  expect(queen?.playable).toBe(false);
  expect(wordsOn(queen?.art)).toEqual(['Q', 'Throw']);
  expect(signsOn(queen?.art)).toBe('straight');
  expect(queen?.hint).toBe('Attacks straight. Or its power: Throw. You can’t play it right now.');
  expect(joker?.name).toBe('black joker');
  expect(wordsOn(joker?.art)).toEqual(['JOKER', 'Any suit']);
  expect(signsOn(joker?.art)).toBeNull();
  expect(wordsOn(seven?.art)).toEqual(['7']);
  expect(handCards(['7C'], { ...options, army: true })[0]?.hint).toContain('command a unit');
});

it('captions have words for their cues', () => {
  const say = (key: string, params: Record<string, string | number> = {}) =>
    captionFor({ key, params }, names, zorglTexts);
  expect(say('combo', { floors: 2 })).toEqual({ text: 'COMBO!', tone: 'combo' });
  expect(say('mega-combo')?.tone).toBe('mega');
  expect(say('turn', { player: 'C' })).toEqual({ text: 'Zed’s turn', tone: 'turn', seat: 'C' });
  expect(say('power', { power: 'shake' })?.text).toBe('Shake!');
  expect(say('game-over', { winner: 'B', reason: 'plant' })?.text).toBe('Mia wins!');
  expect(say('power', { power: 'ink' })?.text).toBe('Ink!');
  expect(say('inertia', { monster: 'B' })).toMatchObject({ text: 'Huh?', seat: 'B' });
  expect(say('power', { power: 'move' })).toBeNull();
  expect(say('nonsense')).toBeNull();
});

it('a card that can be wasted or given to a unit says why the monster itself does nothing with it', () => {
  const legal: Action[] = [
    { do: 'army-attack', card: '7D', unit: 'c3', target: 'B' },
    { do: 'ignore', card: '7D' },
    { do: 'end' },
  ];
  const { container } = showPicker(chooseCard(begin(legal), '7D'));
  expect(container.querySelector('.zorgl-picker-note')?.textContent).toBe(
    'There is no monster straight next to yours.',
  );
});
