// @vitest-environment happy-dom
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  ActionLine,
  clockTime,
  OpenHand,
  PlaybackBar,
  type PlaybackBarProps,
  ReplayBar,
  type ReplayBarHandle,
  type ReplayBarProps,
  UndoButton,
} from '#ui';
import { byName, cleanUp, click, render, type } from './render';

afterEach(cleanUp);

const STORY = ['Rex walks to c3.', 'Rex shoves Mia.', 'Mia leaps to g7.', 'Mia wins!'];

function calls() {
  return {
    onPlay: vi.fn(),
    onPause: vi.fn(),
    onStepBack: vi.fn(),
    onStepForward: vi.fn(),
    onSeek: vi.fn(),
    onPreviousMoment: vi.fn(),
    onNextMoment: vi.fn(),
    onSpeed: vi.fn(),
    onCaptions: vi.fn(),
    onFilm: vi.fn(),
    onBranch: vi.fn(),
    onBack: vi.fn(),
  };
}

function show(change: Partial<ReplayBarProps> = {}) {
  const called = calls();
  const { container } = render(
    <ReplayBar
      finished={false}
      running={false}
      moving={false}
      shown={2}
      step={null}
      line={new ActionLine([1, 1, 1, 1])}
      seconds={67}
      turns={[
        { from: 0, seat: 'A' },
        { from: 2, seat: 'B' },
      ]}
      moments={[
        { action: 1, kind: 'combo', label: 'Combo' },
        { action: 3, kind: 'end', label: 'The end of the game' },
      ]}
      wordsOf={(action) => STORY[action] ?? ''}
      caption="Rex shoves Mia."
      speed={1}
      {...called}
      {...change}
    />,
  );
  const slider = byName('Actions of the game') as HTMLInputElement;
  return { ...called, container, slider };
}

describe('the slider of a replay', () => {
  it('says which action it stands at, what happened and why it stands out', () => {
    const { slider } = show();
    expect(slider.type).toBe('range');
    expect([slider.min, slider.max, slider.value]).toEqual(['0', '4', '2']);
    expect(slider.getAttribute('aria-valuetext')).toBe('Action 2 of 4: Rex shoves Mia. (Combo)');
    cleanUp();
    expect(show({ shown: 0 }).slider.getAttribute('aria-valuetext')).toBe('Before the first action');
    cleanUp();
    expect(show({ shown: 3 }).slider.getAttribute('aria-valuetext')).toBe('Action 3 of 4: Mia leaps to g7.');
  });

  it('goes to any action', () => {
    const { slider, onSeek } = show();
    type(slider, '4');
    expect(onSeek).toHaveBeenCalledWith(4, 0);
  });

  it('shows turns by colour and shape, and moments by shape, each at its place', () => {
    const { container } = show();
    const turns = [...container.querySelectorAll<HTMLElement>('.ui-timeline-turn')];
    expect(turns.map(({ style }) => [style.left, style.width])).toEqual([
      ['0%', '50%'],
      ['50%', '50%'],
    ]);
    const shapes = turns.map((turn) => turn.querySelector('path')?.getAttribute('d'));
    expect(new Set(shapes).size).toBe(2);
    const moments = [...container.querySelectorAll<HTMLElement>('.ui-timeline-moment')];
    expect(moments.map(({ style }) => style.left)).toEqual(['50%', '100%']);
    expect(new Set(moments.map((moment) => moment.innerHTML)).size).toBe(2);
  });

  it('goes step by step through an action that is told in several, which is as much longer', () => {
    const line = new ActionLine([1, 3, 1, 1]);
    const wordsOf = (action: number, step?: number) =>
      step === undefined ? (STORY[action] ?? '') : `Step ${step + 1} of ${STORY[action]}`;
    const { slider, onSeek, container } = show({
      shown: 1,
      step: { number: 3 },
      moving: true,
      line,
      wordsOf,
    });
    expect([slider.min, slider.max, slider.value]).toEqual(['0', '6', '3']);
    expect(slider.getAttribute('aria-valuetext')).toBe('Action 2 of 4, step 2: Step 2 of Rex shoves Mia.');
    expect(container.textContent).toContain('Action 2 of 4, step 3');
    type(slider, '2');
    type(slider, '4');
    expect(onSeek.mock.calls).toEqual([
      [1, 1],
      [2, 0],
    ]);
    const turns = [...container.querySelectorAll<HTMLElement>('.ui-timeline-turn')];
    expect(turns.map(({ style }) => Math.round(Number.parseFloat(style.width)))).toEqual([67, 33]);
    const moments = [...container.querySelectorAll<HTMLElement>('.ui-timeline-moment')];
    expect(moments.map(({ style }) => Math.round(Number.parseFloat(style.left)))).toEqual([67, 100]);
  });

  it('has its thumb moved between actions without being rendered again', () => {
    const handle = createRef<ReplayBarHandle>();
    const { container } = show({ handle });
    const timeline = container.querySelector<HTMLElement>('.ui-timeline');
    expect(timeline?.style.getPropertyValue('--moment')).toBe('0.5');
    handle.current?.show(2.6, 41.9);
    expect(timeline?.style.getPropertyValue('--moment')).toBe('0.65');
    expect(container.querySelector('.ui-replay-clock')?.textContent).toBe('0:41 of 1:07');
  });
});

describe('the bar of a replay', () => {
  it('steps, jumps, branches and goes back', () => {
    const called = show();
    click(byName('One action back'));
    click(byName('One action forward'));
    click(byName('Previous combo or big moment'));
    click(byName('Next combo or big moment'));
    click(byName('To the beginning'));
    click(byName('To the end'));
    click(byName('Continue'));
    click(byName('Make a film'));
    click(byName('Play on from here'));
    click(byName('Back to the game'));
    expect(called.onSeek.mock.calls).toEqual([[0], [4]]);
    for (const name of ['onStepBack', 'onStepForward', 'onPreviousMoment', 'onNextMoment'] as const) {
      expect(called[name]).toHaveBeenCalledOnce();
    }
    for (const name of ['onPlay', 'onFilm', 'onBranch', 'onBack'] as const)
      expect(called[name]).toHaveBeenCalledOnce();
  });

  it('pauses while it runs, and names the action on its way', () => {
    const { onPause, container } = show({ running: true, moving: true });
    click(byName('Pause'));
    expect(onPause).toHaveBeenCalledOnce();
    expect(container.textContent).toContain('Action 3 of 4');
  });

  it('offers at the end of a finished game to watch it again, and no present to go back to', () => {
    const { onPlay, onStepForward, container } = show({ shown: 4, finished: true, onBranch: null });
    click(byName('Watch again'));
    expect(onPlay).toHaveBeenCalledOnce();
    click(byName('One action forward'));
    expect(onStepForward).not.toHaveBeenCalled();
    expect(byName('Play on from here').getAttribute('aria-disabled')).toBe('true');
    expect(container.textContent).not.toContain('Back to the game');
  });

  it('does nothing if there is no moment to jump to', () => {
    show({ onPreviousMoment: null, onNextMoment: null });
    for (const name of ['Previous combo or big moment', 'Next combo or big moment']) {
      expect(byName(name).getAttribute('aria-disabled')).toBe('true');
    }
  });

  it('tells what happens as long as captions are on', () => {
    const { container, onCaptions } = show();
    expect(container.querySelector('.ui-replay-caption')?.textContent).toBe('Rex shoves Mia.');
    click(byName('Captions'));
    expect(onCaptions).toHaveBeenCalledWith(false);
    cleanUp();
    const off = show({ caption: null });
    expect(off.container.querySelector('.ui-replay-caption')).toBeNull();
    click(byName('Captions'));
    expect(off.onCaptions).toHaveBeenCalledWith(true);
  });

  it('tells time in minutes and seconds', () => {
    expect([0, 9.9, 60, 754.2].map(clockTime)).toEqual(['0:00', '0:09', '1:00', '12:34']);
  });
});

describe('the playback bar', () => {
  function playback(busy: boolean, begun: boolean, step: PlaybackBarProps['step'] = null) {
    const called = {
      onPlay: vi.fn(),
      onPause: vi.fn(),
      onSkip: vi.fn(),
      onSkipAll: vi.fn(),
      onStepBack: vi.fn(),
      onReplay: vi.fn(),
      onSpeed: vi.fn(),
    };
    render(
      <PlaybackBar playing busy={busy} step={step} begun={begun} speed={1} onAdvice={null} {...called} />,
    );
    return called;
  }

  it('leads into the past once there is one', () => {
    const before = playback(false, false);
    click(byName('One action back'));
    click(byName('Replay'));
    expect(before.onStepBack).not.toHaveBeenCalled();
    expect(before.onReplay).not.toHaveBeenCalled();
    cleanUp();
    const after = playback(false, true);
    click(byName('One action back'));
    click(byName('Replay'));
    expect(after.onStepBack).toHaveBeenCalledOnce();
    expect(after.onReplay).toHaveBeenCalledOnce();
  });

  it('skips only what is still to be shown', () => {
    const idle = playback(false, true);
    click(byName('Skip this action'));
    expect(idle.onSkip).not.toHaveBeenCalled();
    cleanUp();
    const busy = playback(true, true);
    click(byName('Skip this action'));
    click(byName('Skip to now'));
    expect(busy.onSkip).toHaveBeenCalledOnce();
    expect(busy.onSkipAll).toHaveBeenCalledOnce();
  });

  it('says which step of a long action it skips', () => {
    const { onSkip } = playback(true, true, { name: 'Clean-up', number: 2, count: 3 });
    click(byName('Skip “Clean-up” (step 2 of 3)'));
    expect(onSkip).toHaveBeenCalledOnce();
  });

  it('changes the speed', () => {
    const { onSpeed } = playback(false, true);
    type(document.querySelector('select')!, '2');
    expect(onSpeed).toHaveBeenCalledWith(2);
  });
});

describe('undo', () => {
  it('takes back', () => {
    const onUndo = vi.fn();
    render(<UndoButton blocked={null} onUndo={onUndo} />);
    click(byName('Undo'));
    expect(onUndo).toHaveBeenCalledOnce();
  });

  it('says why it cannot, also to those who only hear it', () => {
    const onUndo = vi.fn();
    render(<UndoButton blocked="Vous avez vu une information cachée." onUndo={onUndo} />, 'fr');
    const button = byName('Annuler');
    click(button);
    expect(onUndo).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const note = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toContain('Vous avez vu une information cachée.');
  });
});

it('an open hand names its owner and its cards, and cannot be played', () => {
  const { container } = render(
    <OpenHand seat="B" owner="Mia" cards={[{ card: 'QH', name: 'queen of hearts', art: [] }]} />,
  );
  expect(container.querySelector('ul')?.getAttribute('aria-label')).toBe('Hand of Mia');
  expect(container.querySelector('li')?.textContent).toContain('queen of hearts');
  expect(container.querySelector('button')).toBeNull();
});

it('a course of thousands of turns is a few hundred bands', () => {
  const turns = Array.from({ length: 3000 }, (_, from) => ({ from, seat: from % 2 === 0 ? 'A' : 'B' }));
  show({
    turns,
    moments: turns.map(({ from }) => ({ action: from, kind: 'combo', label: '' })),
    line: new ActionLine(Array(3000).fill(1)),
  });
  expect(document.querySelectorAll('.ui-timeline-turn')).toHaveLength(300);
  expect(document.querySelectorAll('.ui-timeline-moment')).toHaveLength(150);
});
