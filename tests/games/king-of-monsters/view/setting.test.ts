import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { eyeOf, seenFrom } from '#director';
import { ZONES as BOARD, type Frame, HEROES, type Zone } from '#king-of-monsters/rules';
import { homeSubject, wholeSubject, zoneX } from '#king-of-monsters/view';
import { CARD_SIZE, FIELD_OF_VIEW, homeView, type Subject } from '#stage';
import {
  CHART,
  columnX,
  DUEL as DUEL_CARDS,
  duelX,
  HERO_SIZE,
  HERO_SPOTS,
  ISLAND_Z,
  KING_SPOT,
  LANDMARK_Z,
  rowZ,
  ZONE,
} from '../../../../src/games/king-of-monsters/view/geometry';
import { blowSpot } from '../../../../src/games/king-of-monsters/view/layout';
import {
  castOf,
  heroPiece,
  landmarkPiece,
  partsInPanels,
  pilePiece,
} from '../../../../src/games/king-of-monsters/view/pieces';
import { acrossInsets, handInsets } from '../../../helpers/insets';

const ZONES = ['beach', 'metro', 'reactor'] as const;
const DUEL = { kind: 'duel' } as Frame;
/** The height of the lowest model of a hero. */
const MIN_HERO = 0.57;
/** So many cards of an exchange hang at once. */
const MAX_TIME = 8;
const FIGHT: Frame = { kind: 'fight', seat: 'king' };

const seen = (zone: (typeof ZONES)[number], ...stack: Frame[]) =>
  homeSubject({ stack, king: { zone, hand: 0, tangled: false, pushed: false }, heroes: {} } as never, 1.4);

/** How far the middle of a zone is inside what is seen, table units. */
function inside(zone: (typeof ZONES)[number], ...stack: Frame[]): number {
  const { x, middle } = seen(zone, ...stack);
  return x - Math.abs(zoneX(zone) - (middle?.x ?? 0));
}

describe('the home view', () => {
  it('comes near the King in a duel, and shows his zone wherever he stands', () => {
    for (const zone of ZONES) {
      expect(seen(zone, FIGHT, DUEL).x).toBeLessThan(wholeSubject().x);
      expect(inside(zone, FIGHT, DUEL)).toBeGreaterThan(0.3);
    }
  });

  it('shows the whole table while anything else is decided', () => {
    expect(seen('reactor', { kind: 'discard', seat: 'king' })).toEqual(wholeSubject(1.4));
    expect(seen('reactor', FIGHT, { kind: 'wild', seat: 'king', card: 'W' })).toEqual(wholeSubject(1.4));
    expect(seen('reactor', FIGHT)).toEqual(wholeSubject(1.4));
  });
});

/** Where points of the table are in the picture of a subject beside the panels of a window, CSS pixels. */
function pictured(subjectAt: (aspect: number) => Subject, width: number, height: number) {
  const insets = acrossInsets(width, height);
  const free = { width: width - insets.left - insets.right, height: height - insets.top - insets.bottom };
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, width / height, 0.5, 300);
  const home = homeView(subjectAt(free.width / free.height), { width, height }, insets);
  const { x, y, z } = eyeOf(home);
  camera.position.set(x, y, z);
  camera.lookAt(home.x, home.y, home.z);
  camera.updateMatrixWorld();
  const shift = { x: (insets.right - insets.left) / 2, y: (insets.bottom - insets.top) / 2 };
  const at = (...point: readonly [number, number, number]) => {
    const seen = new Vector3(...point).project(camera);
    return {
      x: ((seen.x + 1) / 2) * width - shift.x,
      y: ((1 - seen.y) / 2) * height - shift.y,
    };
  };
  return { insets, free, at };
}

const HALF = (ZONE.width * 9) / 2;
const FRONT = ISLAND_Z + ZONE.depth / 2;

describe('the whole table in a picture beside the panels', () => {
  /** Room for a line that is told large, CSS pixels; its letters are smaller in a narrow window. */
  const words = (width: number) => Math.min(46, 0.034 * width);

  it.each([
    [1920, 1080],
    [1366, 768],
    [1024, 768],
  ])(
    'is filled by the island from end to end, below what is told large and above the hand: %s × %s',
    (width, height) => {
      const { insets, free, at } = pictured(wholeSubject, width, height);
      const [west, east] = [at(-HALF, 0, FRONT).x, at(HALF, 0, FRONT).x];
      expect(west).toBeGreaterThan(insets.left);
      expect(east).toBeLessThan(width - insets.right);
      expect(east - west).toBeGreaterThan(0.9 * free.width);
      expect(at(zoneX('reactor'), 1.9, LANDMARK_Z).y).toBeGreaterThan(insets.top + words(width));
      const last = rowZ('B') + CHART.cover + (CHART.size * CARD_SIZE[2]) / 2;
      expect(at(columnX(2), 0, last).y).toBeLessThan(height - insets.bottom);
      // No band of bare felt lies below the chart.
      expect(at(columnX(2), 0, last).y).toBeGreaterThan(insets.top + 0.83 * free.height);
    },
  );

  it('has heroes at least 70 px high on a laptop, in both rows of a zone, none of whom hides another', () => {
    const { at } = pictured(wholeSubject, 1366, 768);
    for (const [east, south] of HERO_SPOTS) {
      const [x, z] = [zoneX('metro') + east, ISLAND_Z + south];
      expect(at(x, 0, z).y - at(x, MIN_HERO * HERO_SIZE, z).y).toBeGreaterThanOrEqual(70);
    }
    for (const [index, [east, south]] of HERO_SPOTS.entries())
      for (const [x, z] of HERO_SPOTS.slice(index + 1))
        expect(Math.hypot(x - east, z - south)).toBeGreaterThan(0.4);
  });
});

describe('the home view of a window whose panels tell the chart', () => {
  it.each([
    ['phone', 378, 325],
    ['tablet', 796, 440],
  ])(
    'shows the island nearer, with the one who acts, and nothing south of its cards: %s',
    (_, wide, high) => {
      const insets = { top: 0, right: 0, bottom: 0, left: 0 };
      for (const zone of ['ocean', 'metro', 'reactor'] as const) {
        const subject = homeSubject({ stack: [], king: { zone }, heroes: {} } as never, wide / high, true);
        expect(homeView(subject, { width: wide, height: high }, insets).distance).toBeLessThan(
          homeView(wholeSubject(), { width: wide, height: high }, insets).distance,
        );
        expect(Math.abs(zoneX(zone) - (subject.middle?.x ?? 0))).toBeLessThan(subject.x - ZONE.width / 4);
        expect((subject.middle?.z ?? 0) + subject.z).toBeLessThan(rowZ('R'));
      }
    },
  );
});

it('what panels tell does not shine through them: chart and piles are left out, the island stays', () => {
  const left = partsInPanels({ cast: castOf(HEROES) });
  for (const piece of [pilePiece('league', 'combat'), pilePiece('king', 'actionDiscard'), 'R', 'R1'])
    expect(left).toContain(piece);
  for (const piece of [heroPiece('artemis'), landmarkPiece('lab')]) expect(left).not.toContain(piece);
});

describe('the near views beside the panels', () => {
  const WINDOWS = [
    [1366, 768],
    [1280, 720],
    [1920, 1080],
    [2560, 1080],
    [1200, 900],
  ] as const;
  const near = (zone: Zone, stack: Frame[]) => (aspect: number) =>
    homeSubject({ stack, king: { zone }, heroes: {} } as never, aspect);

  it.each(WINDOWS)(
    'show all cards of an exchange beside the answers, where a zone ends: %s × %s',
    (width, height) => {
      for (const king of ['lines', 'motorpool', 'metro', 'reactor'] as const) {
        const { insets, free, at } = pictured(near(king, [FIGHT, DUEL]), width, height);
        const half = DUEL_CARDS.across * 3;
        const answers = width - handInsets(width, height).right;
        for (const side of [-1, 1]) {
          const { x } = at(duelX(king) + side * half, DUEL_CARDS.up, DUEL_CARDS.z);
          expect(x).toBeGreaterThan(insets.left);
          expect(x).toBeLessThan(answers);
        }
        // What happened is told in a column as wide as that of the answers, over the lower left of the table.
        const first = at(duelX(king) + DUEL_CARDS.first - 0.35, DUEL_CARDS.up, DUEL_CARDS.z).x;
        expect(first).toBeGreaterThan(insets.right - insets.left);
        const beside = [0, 1, 2, 3, 4].map(
          (zones) => insets.left + 0.75 * free.width - at(HALF - zones * ZONE.width, 0, FRONT).x,
        );
        const unit = at(1, 0, FRONT).x - at(0, 0, FRONT).x;
        const nearest = Math.min(...beside.filter((room) => room > 0));
        expect(nearest / unit).toBeLessThan(0.6);
      }
    },
  );

  it.each([
    ...WINDOWS,
    [1024, 768],
    [1180, 820],
    [1366, 625],
    [1536, 730],
    [1280, 593],
    [1920, 940],
  ] as const)('cut no sign of a zone at the east end: %s × %s', (width, height) => {
    for (const king of BOARD) {
      const { at } = pictured(near(king, [FIGHT, DUEL]), width, height);
      for (const zone of BOARD) {
        const [west, east] = [-0.42, 0.43].map((side) => at(zoneX(zone) + side * ZONE.width, 0, FRONT).x);
        expect(west! < width && east! > width, `a duel at ${king} cuts ${zone}`).toBe(false);
      }
    }
  });

  it.each(WINDOWS)('show where the King may be pushed to: %s × %s', (width, height) => {
    for (const [king, to] of [
      ['beach', 'ocean'],
      ['metro', 'motorpool'],
    ] as const) {
      const { insets, at } = pictured(near(king, [FIGHT, DUEL]), width, height);
      expect(at(zoneX(to) + KING_SPOT.aside - 0.3, 0, KING_SPOT.z).x).toBeGreaterThan(insets.left);
    }
  });
});

it('an upright broadcast shows the island from end to end, whoever acts, and comes near for a duel', () => {
  const [width, height] = [1080, 1920];
  const onAir = (...stack: Frame[]) =>
    homeSubject(
      { stack, king: { zone: 'beach' }, heroes: { bamf: { zone: 'hq' } } } as never,
      1.1,
      false,
      true,
    );
  const insets = { top: 300, right: 24, bottom: 640, left: 24 };
  const home = homeView(onAir({ kind: 'hero', seat: 'bamf' } as Frame), { width, height }, insets);
  const ends = [-HALF, HALF].map((x) => seenFrom(home, { x, y: 0, z: FRONT }).right);
  const reach = (Math.tan((FIELD_OF_VIEW / 360) * Math.PI) * (width - insets.left - insets.right)) / height;
  for (const end of ends) expect(Math.abs(end)).toBeLessThan(reach);
  expect(onAir(FIGHT, DUEL).x).toBeLessThan(wholeSubject().x);
});

describe('the home view of a narrow picture', () => {
  const PHONE = 1.1;
  const heroes = { bamf: { zone: 'hq' }, grey: { zone: null } };
  const followed = (...stack: Frame[]) =>
    homeSubject({ stack, king: { zone: 'metro' }, heroes } as never, PHONE);

  it('follows who acts, and the King where nobody does or who acts is not on the island', () => {
    const [hero, away] = ['bamf', 'grey'].map((seat) => followed({ kind: 'hero', seat } as Frame));
    expect(hero!.middle?.x).toBeCloseTo(zoneX('hq'));
    expect(away!.middle?.x).toBeCloseTo(zoneX('metro'));
    expect(followed({ kind: 'discard', seat: 'king' })).toEqual(away);
    expect(hero!.x).toBeLessThan(0.6 * wholeSubject().x);
  });
});

describe('the exchange of a duel', () => {
  it('hangs before the red row of the chart, and leaves it to be seen', () => {
    const farEdge = rowZ('R') - (CHART.size * CARD_SIZE[2]) / 2;
    for (let index = 0; index < MAX_TIME; index++) {
      const { y, z, width } = blowSpot(index, index % 2 === 0 ? 'king' : 'league', 0, 'metro');
      // What hangs by so much over the table is seen about as much farther north.
      expect(z - y + (width * CARD_SIZE[2]) / 2).toBeLessThan(farEdge);
    }
  });
});
