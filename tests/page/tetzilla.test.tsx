import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { partsOf, tetzilla } from '#tetzilla/rules';
import { tokenAt } from '../helpers/tetzilla/sketch';
import { kaiju } from './KaijuPage';
import { act, besideBuilding, find, legal, MAX_ACTIONS, openAt, parameter, position } from './tetzilla';

const tray = (name: string) => within(screen.getByRole('region', { name }));

describe('sliding a tile', () => {
  it('goes by buttons: left, right, turn, drop', async () => {
    await kaiju.openTable({ game: 'tetzilla', seed: '11', bots: 'B:greedy,C:greedy' });
    await kaiju.settle();
    const before = position();
    const { tile } = before;
    await kaiju.press('Turn right');
    await kaiju.press('Turn left');
    for (let column = 0; column < 8; column++) await kaiju.press('Left');
    expect(screen.getByText(/^Lands on a/)).toBeTruthy();
    await kaiju.press('Right');
    expect(screen.getByText(/^Lands on b/)).toBeTruthy();
    expect(position()).toEqual(before);
    await kaiju.press('Drop');
    await kaiju.settle();
    const placed = position().tiles[before.tiles.length];
    expect(placed).toMatch(new RegExp(`^${tile} 0 b`));
  });

  it('goes by keys: arrows, turn, and one key to drop', async () => {
    await kaiju.openTable({ game: 'tetzilla', seed: '11', bots: 'B:greedy,C:greedy' });
    await kaiju.settle();
    const before = position();
    await kaiju.keys('{ArrowLeft>9/}{ArrowRight}');
    expect(screen.getByText(/^Lands on b/)).toBeTruthy();
    await kaiju.keys('q');
    await kaiju.keys('e');
    await kaiju.keys('e');
    await kaiju.keys('q');
    await kaiju.keys('{ArrowDown}');
    await kaiju.settle();
    expect(position().tiles[before.tiles.length]).toMatch(new RegExp(`^${before.tile} 0 b`));
  });
});

describe('a kaiju’s move', () => {
  const start = find(besideBuilding);

  it('shows what each step costs and takes it by a button; what was trampled is the player’s', async () => {
    await openAt(start);
    const { player } = start.turn;
    const step = tetzilla
      .legal(start)
      .find((action) => action.do === 'step' && /^[hbsf]/.test(tokenAt(start, action.to)));
    if (step?.do !== 'step') throw new Error('no building');
    const button = tray('Your move').getByRole('button', { name: new RegExp(` to ${step.to}: `) });
    expect(button.getAttribute('aria-label')).toMatch(/house|block|skyscraper|fuel depot/);
    await kaiju.user.click(button);
    await kaiju.advance(0);
    const taken = position().players[player]!.pile.at(-1)!;
    expect(partsOf(taken).kind).toBe(tokenAt(start, step.to)[0]);
  });

  it('is told why a key makes none', async () => {
    const walled = find(
      (now) => besideBuilding(now) && now.board.some((row) => row.split(' ')[0]!.includes(now.turn.player)),
    );
    await openAt(walled);
    expect(tray('Your move').getByRole('status').textContent).toMatch(/^Step, or pass/);
    await kaiju.keys('{ArrowLeft}');
    expect(position()).toEqual(walled);
    expect(tray('Your move').getByRole('status').textContent).toMatch(/^Step left: the edge of the city/);
  });

  it('passes by a button and by a key', async () => {
    await openAt(start);
    const { player } = start.turn;
    const tokens = start.players[player]!.tokens;
    await kaiju.press(/^Pass/);
    await kaiju.advance(0);
    expect(position().players[player]!.tokens).toBe(tokens - 1);
    kaiju.forget();
    await openAt(start);
    await kaiju.keys('x');
    await kaiju.advance(0);
    expect(position().players[player]!.tokens).toBe(tokens - 1);
  });

  it('is taken back as long as it has shown nothing', async () => {
    const quiet = find(
      (now) =>
        now.turn.stage === 'move' &&
        tetzilla.legal(now).some((action) => action.do === 'step' && /^[#A-E]/.test(tokenAt(now, action.to))),
    );
    await openAt(quiet);
    const step = tetzilla
      .legal(quiet)
      .find((action) => action.do === 'step' && /^[#A-E]/.test(tokenAt(quiet, action.to)))!;
    await act(step);
    await kaiju.advance(0);
    await kaiju.press('Undo');
    await kaiju.advance(0);
    expect(position()).toEqual(quiet);
  });

  it('passes by itself when nothing can be paid for, unless that is switched off', async () => {
    const stuck = find(
      (now) => now.turn.stage === 'move' && tetzilla.legal(now).every(({ do: what }) => what === 'pass'),
    );
    await openAt(stuck);
    const { player } = stuck.turn;
    await waitFor(() =>
      expect(position().players[player]!.tokens).toBeLessThan(stuck.players[player]!.tokens),
    );
    kaiju.forget();
    localStorage.setItem('kaiju.tetzilla.auto-pass', 'off');
    await openAt(stuck);
    await kaiju.settle();
    expect(position()).toEqual(stuck);
    await kaiju.user.click(screen.getByRole('switch', { name: /^Auto-pass/ }));
    await waitFor(() => expect(position()).not.toEqual(stuck));
  });
});

describe('firing', () => {
  const start = find(
    (now) =>
      now.turn.stage === 'fire' &&
      tetzilla.legal(now).some((action) => action.do === 'fire' && action.target !== undefined),
  );

  it('chooses a guard, then a victim', async () => {
    await openAt(start);
    const shot = tetzilla.legal(start).find((action) => action.do === 'fire' && action.target !== undefined)!;
    if (shot.do !== 'fire') throw new Error('no shot');
    await kaiju.user.click(
      tray('Guards').getByRole('button', { name: new RegExp(`Laser at ${shot.guard}: can hit`) }),
    );
    expect(position()).toEqual(start);
    const [first] = tray('Guards').getAllByRole('button', { name: /^Fire: / });
    await kaiju.user.click(first!);
    await kaiju.advance(0);
    expect(position()).not.toEqual(start);
  });
});

describe('a whole game', () => {
  afterEach(() => kaiju.forget());

  /** Presses whatever button does something for the person. */
  async function decide(): Promise<void> {
    const { stage } = position().turn;
    if (stage === 'enter') await kaiju.user.click(screen.getAllByRole('button', { name: /^Enter at/ })[0]!);
    else if (stage === 'move') {
      const [step] = screen
        .queryAllByRole('button', { name: /^(Climb up|Step (left|right)) to/ })
        .filter((button) => button.getAttribute('aria-disabled') === null);
      await kaiju.user.click(step ?? screen.getByRole('button', { name: /^Pass/ }));
    } else if (stage === 'fire') {
      await kaiju.user.click(tray('Guards').getAllByRole('button')[0]!);
      await kaiju.user.click(tray('Guards').getAllByRole('button')[0]!);
    } else await kaiju.press('Drop');
    await kaiju.settle();
  }

  it('is played by buttons to its end, saved, found again, ranked and replayed', async () => {
    await kaiju.openTable({ game: 'tetzilla', seed: '21', bots: 'B:greedy,C:random' });
    await kaiju.settle();
    for (let step = 0; step < MAX_ACTIONS && position().outcome === null; step++) {
      if (step === 12) {
        const before = position();
        await kaiju.reload();
        await kaiju.ready();
        expect(position()).toEqual(before);
      }
      await decide();
    }
    const { outcome, turn } = position();
    expect(outcome).not.toBeNull();
    const dialog = within(screen.getByRole('dialog', { name: /win/ }));
    const rows = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toHaveLength(3);
    const scores = Object.values(outcome!.scores).toSorted((a, b) => b - a);
    for (const [index, score] of scores.entries())
      expect(rows[index]).toMatch(new RegExp(`${String(score).replace('-', '−')} points?:`));
    // The set-up is no turn.
    expect(dialog.getByText(/\d+ actions/).textContent).toMatch(new RegExp(`^${turn.number} turns, `));
    await kaiju.press('Watch the game');
    await kaiju.seek(0);
    expect(screen.getByText(/Action 0 of/)).toBeTruthy();
  }, 120_000);
});

it('a whole game goes by keys alone', async () => {
  await kaiju.openTable({ game: 'tetzilla', seed: '4', bots: 'B:random,C:random' });
  await kaiju.settle();
  for (let step = 0; step < MAX_ACTIONS && position().outcome === null; step++) {
    const { stage } = position().turn;
    const before = JSON.stringify(position());
    if (stage === 'move') {
      await kaiju.keys('{ArrowUp}');
      if (JSON.stringify(position()) === before) await kaiju.keys('x');
    } else if (stage === 'fire') await kaiju.keys('{ArrowRight}{ArrowUp}{Enter}');
    else if (stage === 'enter') await kaiju.keys('{ArrowRight}{Enter}');
    else await kaiju.keys('{ArrowLeft}{ArrowUp} ');
    expect(JSON.stringify(position())).not.toBe(before);
    await kaiju.settle();
  }
  expect(position().outcome).not.toBeNull();
}, 120_000);

describe('the focus of the keyboard', () => {
  const focused = () => document.activeElement as HTMLElement;

  it('goes on from each decision to the next, so that one key after the other plays', async () => {
    await kaiju.openTable({ game: 'tetzilla', seed: '4', bots: 'B:random,C:random' });
    await kaiju.settle();
    screen.getByRole('button', { name: 'Turn right' }).focus();
    await kaiju.keys('{Enter}');
    expect(focused().getAttribute('aria-label')).toBe('Turn right');
    screen.getByRole('button', { name: 'Drop' }).focus();
    const stages = new Set<string>();
    for (let step = 0; step < 24 && !stages.has('slide'); step++) {
      expect(focused().matches('.ui-hud-choices [data-choice]'), focused().outerHTML.slice(0, 200)).toBe(
        true,
      );
      stages.add(position().turn.stage);
      await kaiju.keys('{Enter}');
      await kaiju.settle();
    }
    expect([...stages].toSorted()).toEqual(['enter', 'found', 'move', 'slide']);
  });

  it('is where the arrows are, so that Enter takes what is marked', async () => {
    const start = find(
      (now) =>
        now.turn.stage === 'fire' &&
        tetzilla.legal(now).filter((action) => action.do === 'fire' && action.target !== undefined).length >
          2,
    );
    await openAt(start);
    await kaiju.keys('{ArrowRight}{ArrowUp}{ArrowUp}');
    const shots = tray('Guards').getAllByRole('button', { name: /^Fire: / });
    expect(focused()).toBe(shots.find((shot) => shot.classList.contains('primary')));
  });
});

it('the second click of a double click does nothing, neither on a guard nor on a step', async () => {
  const start = find(
    (now) => now.turn.stage === 'fire' && tetzilla.legal(now).some((action) => action.do === 'fire'),
  );
  await openAt(start);
  await kaiju.user.dblClick(tray('Guards').getAllByRole('button')[0]!);
  await kaiju.advance(0);
  expect(position()).toEqual(start);
});

it('the help tells the keys of the game', async () => {
  await kaiju.openTable({ game: 'tetzilla', seed: '11', bots: 'B:greedy,C:greedy' });
  await kaiju.keys('?');
  const help = within(screen.getByRole('dialog', { name: 'Keyboard' }));
  for (const [does, keys] of [
    ['Drop the hanging tile', 'Down arrowSpace'],
    ['Confirm the marked choice: fire, enter, go on', 'Enter'],
  ] as const)
    expect(help.getByText(does).previousElementSibling?.textContent).toBe(keys);
  expect(help.queryByText(/card from your hand/)).toBeNull();
  expect(help.getByText(/whole board square on/).previousElementSibling?.textContent).toBe('Z');
  expect(help.queryByText(/floor counts/)).toBeNull();
});

it('is told in French', async () => {
  await kaiju.openTable({ game: 'tetzilla', seed: '11', bots: 'B:greedy,C:greedy', lang: 'fr' });
  await kaiju.settle();
  expect(screen.getByRole('button', { name: 'Lâcher' })).toBeTruthy();
  expect(screen.getByText('Lâchez la tuile dans la ville')).toBeTruthy();
});

it('a game is set up in the lobby: players, kaiju, house rules', async () => {
  await kaiju.open('/', { game: 'tetzilla' });
  await kaiju.user.click(await screen.findByRole('radio', { name: '4' }));
  await kaiju.press('Rex’s kaiju: Reptile');
  const picker = within(screen.getByRole('dialog', { name: 'Rex’s kaiju' }));
  expect(picker.getAllByRole('radio')).toHaveLength(8);
  expect(picker.getByRole('radio', { name: /with Mia$/ }).closest('label')?.textContent).toMatch(/^Brute/);
  await kaiju.user.click(picker.getByRole('radio', { name: /^Brute/ }));
  expect(screen.getByRole('button', { name: 'Mia’s kaiju: Reptile' })).toBeTruthy();
  await kaiju.user.click(picker.getByRole('radio', { name: 'Krustazor' }));
  await kaiju.press('Choose Krustazor');
  await kaiju.press(/^Options/);
  await kaiju.user.click(screen.getByRole('radio', { name: 'Custom' }));
  await kaiju.press('Raise the city');
  await kaiju.ready();
  const { players, options } = position();
  expect(Object.keys(players)).toEqual(['A', 'B', 'C', 'D']);
  expect(players.A?.figure).toBe('krustazor');
  expect(options.abilities).toBe('choice');
  await kaiju.settle();
  expect(legal().every(({ do: what }) => what === 'choose')).toBe(true);
  await kaiju.press(/^Swiftness/);
  await kaiju.settle();
  expect(position().players.A?.ability).toBe('swiftness');
});

it('in the photo mode each kaiju can be given a pose, and the game goes on afterwards', async () => {
  await openAt(find((now) => now.turn.stage === 'move'));
  await kaiju.keys('p');
  const panel = within(await screen.findByRole('region', { name: 'Photo' }));
  const poses = panel.getAllByRole('combobox', { name: /^Pose of / });
  expect(poses).toHaveLength(position().board.join(' ').match(/[A-E]/g)!.length);
  await kaiju.user.selectOptions(poses[0]!, 'roar');
  expect(panel.getAllByRole('slider', { name: /moment/i })).toHaveLength(1);
  await kaiju.keys('{Escape}');
  expect(screen.queryByRole('region', { name: 'Photo' })).toBeNull();
  const before = JSON.stringify(position());
  await kaiju.press(/^Pass/);
  expect(JSON.stringify(position())).not.toBe(before);
});

it('on a device that lies between people the page turns to whoever decides, in every stage', async () => {
  localStorage.setItem('kaiju-tabletop.preferences', JSON.stringify({ turnsTable: true, turnsPage: true }));
  const walking = find(({ turn }) => turn.stage === 'move' && turn.number === 1 && turn.start === 'C');
  await kaiju.openTable({ game: 'tetzilla', position: parameter(walking) });
  const turned = () => document.querySelector('[data-turned]') !== null;
  const seen = new Set<string>();
  for (; position().turn.stage !== 'fire'; await act(legal().at(-1)!)) {
    await kaiju.settle();
    const { stage, player } = position().turn;
    seen.add(`${stage} ${player}`);
    expect(turned(), `${stage} ${player}`).toBe(player === 'C');
  }
  expect([...seen].toSorted()).toEqual(
    ['move', 'slide'].flatMap((stage) => [...'ABC'].map((seat) => `${stage} ${seat}`)),
  );
});
