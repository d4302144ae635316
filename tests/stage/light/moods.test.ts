import { Color } from 'three';
import { describe, expect, it } from 'vitest';
import { MOOD_NAMES } from '#core';
import { MOODS } from '../../../src/stage/light/moods';
import { disposeRoom, reflectedRoom } from '../../../src/stage/light/reflectedRoom';
import { SHADOW_FAR, SHADOW_NEAR } from '../../../src/stage/light/softShadows';

/** Half the extents of the board with its mats. */
const TABLE = { x: 5.7, z: 4.5 };

describe.each(MOOD_NAMES)('%s', (name) => {
  const mood = MOODS[name];
  const { lamp, rim, fill, reflected, room, lens } = mood;

  it('names its colours as CSS does', () => {
    const colours = [
      lamp.colour,
      rim.colour,
      fill.sky,
      fill.ground,
      reflected.walls,
      reflected.photograph.tint,
      ...reflected.softBoxes.map(({ colour }) => colour),
      room.above,
      room.below,
      ...room.glimmers,
      lens.shadows,
      lens.highlights,
    ];
    for (const colour of colours) {
      expect(colour).toMatch(/^#[0-9a-f]{6}$/);
      expect(`#${new Color(colour).getHexString()}`).toBe(colour);
    }
  });

  it('has its lamp above the table, in the south-west, where shadows fall away from the viewer', () => {
    const [x, y, z] = lamp.at;
    expect(x).toBeLessThan(0);
    expect(z).toBeGreaterThan(0);
    expect(y).toBeGreaterThan(6);
  });

  it('lights the board and all mats, and nothing there is out of reach of its shadows', () => {
    const [x, y, z] = lamp.at;
    const length = Math.hypot(x, y, z);
    for (const east of [-TABLE.x, TABLE.x]) {
      for (const south of [-TABLE.z, TABLE.z]) {
        const [dx, dy, dz] = [east - x, -y, south - z];
        const distance = Math.hypot(dx, dy, dz);
        const along = -(dx * x + dy * y + dz * z) / length;
        expect(Math.acos(along / distance)).toBeLessThan(lamp.opening);
        expect(along).toBeLessThan(SHADOW_FAR);
        expect(along).toBeGreaterThan(SHADOW_NEAR);
      }
    }
  });

  it('makes a room of light', () => {
    const scene = reflectedRoom(mood, null);
    expect(scene.children).toHaveLength(reflected.softBoxes.length + 1);
    disposeRoom(scene);
  });
});
