// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { type Broadcast, DEFAULT_BROADCAST } from '#net';
import { BroadcastForm } from '../../../../src/features/online/broadcast/BroadcastForm';
import { byName, cleanUp, click, render, type } from '../../../ui/render';

afterEach(cleanUp);

const NOW = 1_800_000_000_000;

function form(broadcast: Broadcast) {
  const asked: Broadcast[] = [];
  const names = [
    { seat: 'A', name: 'Rex' },
    { seat: 'B', name: 'Mia' },
  ];
  const { container } = render(
    <BroadcastForm
      now={() => NOW}
      broadcast={broadcast}
      names={names}
      onChange={(changed) => void asked.push(changed)}
    />,
  );
  return { asked, container };
}

it('each setting is asked for with all others as they are', () => {
  const { asked, container } = form({ ...DEFAULT_BROADCAST, hands: ['B'], delay: 30 });
  const [starts, delay, margins] = [...container.querySelectorAll('select')];
  type(starts!, '5');
  type(delay!, '60');
  type(margins!, '8');
  click(byName('Show Rex’s hand'));
  click(byName('Show Mia’s hand'));
  const choose = (text: string) =>
    click([...container.querySelectorAll('label')].find((each) => each.textContent === text)!);
  choose('calm');
  choose('Ink');
  choose('Français');
  choose('left');
  const before = { ...DEFAULT_BROADCAST, hands: ['B'], delay: 30 };
  expect(asked).toEqual([
    { ...before, starts: NOW + 300_000 },
    { ...before, delay: 60 },
    { ...before, margins: 8 },
    { ...before, hands: ['A', 'B'] },
    { ...before, hands: [] },
    { ...before, camera: 'calm' },
    { ...before, theme: 'ink' },
    { ...before, language: 'fr' },
    { ...before, webcam: 'left' },
  ]);
});

it('whoever shows hands without a delay is warned', () => {
  const warned = (broadcast: Broadcast) => form(broadcast).container.querySelector('[role=status]') !== null;
  expect(warned({ ...DEFAULT_BROADCAST, hands: ['A'] })).toBe(true);
  cleanUp();
  expect(warned({ ...DEFAULT_BROADCAST, hands: ['A'], delay: 5 })).toBe(false);
  cleanUp();
  expect(warned(DEFAULT_BROADCAST)).toBe(false);
});
