import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { SCENES } from '../../../../../src/games/zorgl/pages/sheet/scenes';
import { filmScene, playScene } from '../../../../../src/games/zorgl/pages/sheet/takes';

const CALM = { reducedMotion: true };
const LIVELY = { reducedMotion: false };

describe.each(SCENES)('$id', (scene) => {
  it('is legal and can be filmed', () => {
    const played = unwrap(playScene(scene));
    expect(filmScene(played, LIVELY).duration).toBeGreaterThan(0);
    expect(filmScene(played, CALM).duration).toBeGreaterThan(0);
  });
});

it('each scene has a name of its own that fits into a link', () => {
  const ids = SCENES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

it('the sheet shows every kind of fact, every manner of moving and attacking, every combo', () => {
  const seen = new Set<string>();
  for (const scene of SCENES) {
    for (const event of unwrap(playScene(scene)).events.flat()) {
      seen.add(event.type);
      if (event.type === 'move' || event.type === 'attack') seen.add(`${event.type}: ${event.manner}`);
      if (event.type === 'floors') seen.add(`chain of ${event.chain}`);
      if (event.type === 'destroyed' && event.plant) seen.add('the plant destroyed');
    }
  }
  const all = [
    ...[
      'inertia',
      'waiting',
      'card-played',
      'card-discarded',
      'stamp',
      'howl',
      'move',
      'attack',
      'swap',
      'push',
    ],
    ...[
      'follow',
      'shake',
      'missile',
      'sweep',
      'sweep-ended',
      'hand-discarded',
      'hover',
      'ink',
      'cards-discarded',
    ],
    ...[
      'floors',
      'destroyed',
      'flee',
      'crush',
      'army-move',
      'turn-ended',
      'reshuffle',
      'draw',
      'passed-over',
    ],
    ...['turn-started', 'game-over', 'the plant destroyed', 'chain of 1', 'chain of 2', 'chain of 3'],
    ...['step', 'blitz', 'burrow', 'leap', 'land', 'fall'].map((manner) => `move: ${manner}`),
    ...['shove', 'frenzy', 'throw', 'army', 'tail', 'sweep'].map((manner) => `attack: ${manner}`),
  ];
  expect(all.filter((what) => !seen.has(what))).toEqual([]);
});
