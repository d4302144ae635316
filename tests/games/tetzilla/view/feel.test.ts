import { describe, expect, it } from 'vitest';
import type { EffectCue, Timeline } from '#director';
import { facePose, kaijuPiece, tilePiece } from '#tetzilla/view';
import { SCENES } from '../../../helpers/tetzilla/eventScenes';
import { course, cuesOf } from '../../../helpers/timelines';
import { shown } from './scenes';

const effectsOf = ({ cues }: Timeline, effect: string) =>
  cues.filter((cue): cue is EffectCue => cue.kind === 'effect' && cue.effect === effect);

describe('a climb', () => {
  it('leans back to reach, hangs from the ledge, leans over it, and settles', () => {
    const { table, timeline } = shown('climb');
    const [pitch, yaw, y] = (['pitch', 'yaw', 'y'] as const).map((each) =>
      course(table, timeline, kaijuPiece('A'), each),
    );
    const upright = facePose({ across: 0, up: 0, out: 0 }, { heading: -Math.PI });
    // While it turns to the wall and back it tilts as the board does: that is no leaning.
    const leans = pitch!.map((each, index) =>
      Math.cos(yaw![index]! - upright.yaw) > 0.999 ? each - upright.pitch : 0,
    );
    const back = leans.indexOf(Math.min(...leans));
    const over = leans.indexOf(Math.max(...leans));
    expect(leans[back]).toBeLessThan(-0.15);
    expect(leans[over]).toBeGreaterThan(0.15);
    expect(back).toBeLessThan(over);
    // Between reaching and pulling its weight draws it down again.
    const up = y!.slice(back, over);
    expect(up.some((each, index) => index > 0 && each < up[index - 1]! - 0.001)).toBe(true);
  });
});

describe('rubble', () => {
  it('has the time to fall down the face to the table, from wherever it breaks off', () => {
    const falling = SCENES.flatMap(({ id }) => effectsOf(shown(id).timeline, 'debris')).filter(
      ({ y }) => y > 1,
    );
    expect(falling.length).toBeGreaterThan(20);
    for (const { y, duration } of falling) expect(0.75 * duration).toBeGreaterThan(Math.sqrt((2 * y) / 7));
  });
});

describe('the shot of a tank', () => {
  it('bursts at everybody whom it hits, one after the other', () => {
    const { timeline } = shown('tank');
    const bursts = effectsOf(timeline, 'fireball').map(({ at }) => at);
    expect(bursts).toHaveLength(2);
    expect(bursts[1]! - bursts[0]!).toBeGreaterThan(0.34);
  });

  it('bursts at the end of its line where nobody stands, and tears up dust on its way', () => {
    const { timeline } = shown('tank-diagonal');
    expect(effectsOf(timeline, 'fireball').length).toBeGreaterThan(0);
    expect(effectsOf(timeline, 'dust').length).toBeGreaterThan(2);
  });
});

describe('the salvo of a missile', () => {
  it('bursts with fire wherever a rocket comes down, one after the other', () => {
    const { timeline } = shown('missile');
    const rockets = effectsOf(timeline, 'rocket');
    const bursts = effectsOf(timeline, 'fireball').map(({ at }) => at);
    expect(rockets.length).toBeGreaterThan(2);
    expect(bursts).toHaveLength(rockets.length);
  });
});

describe('a death', () => {
  it('is seen from near by while it roars, then from where the way down to the table can be seen', () => {
    const { table, timeline } = shown('death');
    const [roar] = cuesOf(timeline, 'clip').filter(({ clip }) => clip === 'roar');
    const heights = course(table, timeline, kaijuPiece('A'), 'y', 400);
    const lands = (timeline.duration * heights.findIndex((y) => y < 0.6)) / 400;
    const shots = cuesOf(timeline, 'camera').filter(({ role }) => role === 'action');
    const near = shots.filter(({ at }) => at < roar!.at).at(-1)!;
    expect(near.at + near.duration).toBeGreaterThan(roar!.at);
    expect(near.subjects.every(({ y }) => y > 3)).toBe(true);
    const down = shots.filter(({ at }) => at > roar!.at && at < lands);
    expect(down.some(({ subjects }) => subjects.some(({ y }) => y === 0))).toBe(true);
  });

  it('shakes the whole wall', () => {
    const { table, timeline } = shown('death');
    const thrown = [...table.tiles.keys()].filter((tile) => {
      const z = course(table, timeline, tilePiece(tile), 'z', 240);
      return Math.max(...z) - z[0]! > 0.02;
    });
    expect(thrown.length).toBeGreaterThan(4);
  });
});

describe('the landing of a tile', () => {
  const thrown = (id: string, which: (piece: string) => boolean) => {
    const { table, timeline } = shown(id);
    return [...table.tiles.keys()]
      .map(tilePiece)
      .filter(which)
      .map((piece) => {
        const z = course(table, timeline, piece, 'z', 240);
        return Math.max(...z) - z[0]!;
      });
  };

  it('throws the tiles out of the wall for a moment, those near it farthest', () => {
    const moved = thrown('fall', () => true).toSorted((a, b) => b - a);
    expect(moved[0]).toBeGreaterThan(0.08);
    expect(moved.filter((far) => far > 0.02).length).toBeGreaterThan(5);
    expect(moved.at(-1)).toBeLessThan(moved[0]! / 3);
  });

  it('presses dust out to both sides, and is seen by the camera when it falls as far as usual', () => {
    const { timeline } = shown('fall');
    const sides = effectsOf(timeline, 'billow').map(({ yaw }) => Math.sign(Math.sin(yaw)));
    expect(sides.filter((side) => side < 0).length).toBe(sides.filter((side) => side > 0).length);
    expect(sides.length).toBeGreaterThan(1);
    expect(cuesOf(timeline, 'camera').some(({ role }) => role === 'impact')).toBe(true);
  });

  it('has a word of its own only after a fall far down', () => {
    const words = (id: string) => cuesOf(shown(id).timeline, 'caption').map(({ key }) => key);
    expect(words('fall-deep')).toContain('crash');
    expect(words('fall')).not.toContain('crash');
    expect(words('found')).not.toContain('crash');
  });

  it('says its word when the dust is up, not before', () => {
    const { timeline } = shown('fall-deep');
    const [word] = cuesOf(timeline, 'caption').filter(({ key }) => key === 'crash');
    const lands = effectsOf(timeline, 'slam')[0]!.at;
    expect(word!.at).toBeGreaterThan(lands + 0.25);
  });

  it('lights up the wall in a wave, the brightest near by', () => {
    const { table, timeline } = shown('fall-deep');
    const lit = [...table.tiles.keys()].map((tile) =>
      Math.max(...course(table, timeline, tilePiece(tile), 'glow', 240)),
    );
    expect(Math.max(...lit)).toBeGreaterThan(0.4);
    expect(Math.min(...lit)).toBeLessThan(0.2);
  });

  it('is what the camera is there for: it is asked for before the tile lands', () => {
    const { timeline } = shown('fall');
    const lands = effectsOf(timeline, 'slam')[0]!.at;
    const first = cuesOf(timeline, 'camera').find(({ role }) => role === 'action')!;
    expect(first.at).toBeLessThan(lands - 0.3);
    expect(first.at + first.duration).toBeGreaterThan(lands + 0.5);
  });
});

describe('the end of a game', () => {
  it('is seen out under fireworks, over the winner', () => {
    const { timeline } = shown('game-over');
    const bursts = effectsOf(timeline, 'firework');
    const [words] = cuesOf(timeline, 'caption').filter(({ key }) => key === 'game-over');
    expect(bursts.length).toBeGreaterThan(3);
    for (const { at } of bursts) {
      expect(at).toBeGreaterThan(words!.at);
      expect(at + 0.9).toBeLessThanOrEqual(timeline.duration);
    }
  });

  it('shakes the city with each jump of the winner', () => {
    const { table, timeline } = shown('game-over');
    const lit = [...table.tiles.keys()].map((tile) =>
      Math.max(...course(table, timeline, tilePiece(tile), 'glow', 240)),
    );
    expect(Math.max(...lit)).toBeGreaterThan(0.1);
  });
});
