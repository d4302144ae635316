import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { buildSequence, playScene } from '#module/sheet';
import { tetzilla } from '#tetzilla/rules';
import { presentation } from '#tetzilla/view';
import { SCENES } from '../../../../../src/games/tetzilla/pages/sheet/scenes';

const GAME = { rules: tetzilla, presentation };

describe.each(SCENES)('$id', (scene) => {
  it('is legal and can be filmed', () => {
    const played = unwrap(playScene(GAME, scene));
    for (const reducedMotion of [true, false])
      expect(buildSequence(GAME, played, { reducedMotion }).duration).toBeGreaterThan(0);
  });
});

it('each scene has a name of its own that fits into a link', () => {
  const ids = SCENES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

it('the sheet shows every kind of fact, every guard and every marker overrun', () => {
  const seen = new Set<string>();
  for (const scene of SCENES) {
    for (const event of unwrap(playScene(GAME, scene)).events.flat()) {
      seen.add(event.type);
      if (event.type === 'fired') seen.add(`fired ${event.kind}`);
      if (event.type === 'overran') seen.add(`overran ${event.marker[0]}`);
    }
  }
  const facts = [
    'ability-taken',
    'tile-slid',
    'marker-placed',
    'entered',
    'stepped',
    'passed',
    'overran',
    'fired',
  ];
  const more = ['hit', 'died', 'stage-began', 'turn-began', 'tile-drawn', 'tile-aside', 'game-over'];
  const kinds = [
    'fired L',
    'fired M',
    'fired T',
    'overran h',
    'overran b',
    'overran s',
    'overran f',
    'overran T',
  ];
  for (const what of [...facts, ...more, ...kinds]) expect([...seen], what).toContain(what);
});
