import { describe, expect, it } from 'vitest';
import {
  type Cast,
  DEFAULT_BROADCAST,
  MAX_DELAY,
  MAX_REQUEST_SIZE,
  MAX_STROKE_LENGTH,
  PROTOCOL,
  parseRequest,
  type Stroke,
} from '#net';

const broadcast = (change: object) =>
  parseRequest({ version: PROTOCOL, do: 'broadcast', broadcast: { ...DEFAULT_BROADCAST, ...change } });
const cast = (change: object) => parseRequest({ version: PROTOCOL, do: 'cast', cast: change });

describe('what a control room asks', () => {
  it('is taken within its limits', () => {
    expect(broadcast({}).ok).toBe(true);
    expect(broadcast({ delay: MAX_DELAY, hands: ['A', 'B'], language: 'fr', camera: 'above' }).ok).toBe(true);
  });

  it.each([
    ['delay', { delay: MAX_DELAY + 1 }],
    ['delay', { delay: -1 }],
    ['delay', { delay: 2.5 }],
    ['hands', { hands: Array(10).fill('A') }],
    ['hands', { hands: 'A' }],
    ['camera', { camera: 'shaky' }],
    ['language', { language: 'tlh' }],
    ['theme', { theme: 'comic' }],
    ['margins', { margins: 60 }],
    ['seed', { seed: 1 }],
  ])('is refused with the field at fault: %s', (field, change) => {
    const asked = broadcast(change);
    expect(asked.ok ? '' : asked.error.field).toContain(field);
  });
});

describe('what a caster does', () => {
  const stroke: Stroke = { id: 's1', tool: 'pen', ink: 0, points: [[0, 0, 0]] };

  it('is taken within its limits, and the longest of it fits in a message', () => {
    const points = Array.from({ length: MAX_STROKE_LENGTH }, (): [number, number, number] => [
      -63.99, -63.99, -63.99,
    ]);
    const longest: Cast = { cast: 'stroke', stroke: { ...stroke, id: 'a'.repeat(24), points } };
    expect(cast(longest).ok).toBe(true);
    expect(JSON.stringify(longest).length).toBeLessThan(MAX_REQUEST_SIZE);
    expect(cast({ cast: 'view', view: null }).ok).toBe(true);
    expect(cast({ cast: 'clear' }).ok).toBe(true);
    expect(cast({ cast: 'replay', match: 0, action: 3 }).ok).toBe(true);
  });

  it.each([
    { cast: 'stroke', stroke: { ...stroke, points: Array(MAX_STROKE_LENGTH + 1).fill([0, 0, 0]) } },
    { cast: 'stroke', stroke: { ...stroke, points: [] } },
    { cast: 'stroke', stroke: { ...stroke, points: [[0, 1e9, 0]] } },
    { cast: 'stroke', stroke: { ...stroke, points: [[0, Number.NaN, 0]] } },
    { cast: 'stroke', stroke: { ...stroke, points: [[0, 0]] } },
    { cast: 'stroke', stroke: { ...stroke, id: '<b>' } },
    { cast: 'stroke', stroke: { ...stroke, ink: 9 } },
    { cast: 'view', view: { x: 0, y: 0, z: 0, azimuth: 0, elevation: 0, distance: 0 } },
    { cast: 'replay', match: 0, action: -1 },
    { cast: 'fireworks' },
  ])('is refused otherwise: %j', (change) => {
    expect(cast(change).ok).toBe(false);
  });
});
