import {
  crouch,
  fly,
  greatMoment,
  hitBy,
  landing,
  lean,
  MOMENTS,
  type SeenThing,
  shift,
  squash,
} from '#kaiju/show';
import { damageAt, numberOf, RATINGS, type Site } from '#king-of-monsters/rules';
import { faceOf } from '../faces';
import { ISLAND_Z, KING_SPOT, LANDMARK_Z, zoneX } from '../geometry';
import { damagePiece, KING_PIECE, landmarkPiece } from '../pieces';
import { pieceLaid, viewOf } from '../table';
import type { Beat } from './beat';
import { rest, throwAway } from './piles';
import { type Scene, seenZone } from './scene';
import { landBlow } from './style';

const NORTH = Math.PI;
/** How far the King steps north to strike what is behind him, and aside to keep it in view, table units. */
const STRIKE = 0.5;
const ASIDE = { strike: -0.3, fall: -0.6 };

/** Wind-up before a strike, seconds. */
const DRAWS_BACK = 0.4;
/** Delay before the camera moves, seconds: the King roars first. */
const COMES = 0.5;

/** The King's attack by target: breath, stamp or claws. */
type Weapon = 'claws' | 'breath' | 'stamp';
const WEAPONS: readonly Weapon[] = ['claws', 'breath', 'stamp'];

/** Debris colours of each objective. */
const TONES = {
  lines: 'metal',
  motorpool: 'brick',
  metro: 'metal',
  airstrip: 'concrete',
  hq: 'pastel',
  lab: 'glass',
  reactor: 'concrete',
} as const;

/** The King turns and strikes the objective behind him. @returns time of impact */
function strikeAt(scene: Scene, weapon: Weapon, at: number, zone: Site): number {
  const x = zoneX(zone);
  const landmark = { x, z: LANDMARK_Z };
  const king = { x: x + KING_SPOT.aside, z: KING_SPOT.z };
  const mouth = { x: king.x, y: 1.25, z: king.z - 0.15 };
  const yaw = NORTH - 0.3;
  scene.builder.turn(KING_PIECE, at, 0.28, { yaw });
  if (weapon === 'breath') {
    scene.clip('throw', KING_PIECE, at + 0.1, 1.1);
    scene.glow(KING_PIECE, at, 1.3);
    scene.effect('charge', at + 0.1, mouth, { y: mouth.y, intensity: 0.9 });
    const hit = at + 0.75;
    const path = [{ x, y: 0.55, z: LANDMARK_Z }];
    scene.effect('beam', hit, mouth, { y: mouth.y, path, intensity: 1.1 });
    scene.effect('sizzle', hit, landmark, { y: 0.5, intensity: 1.1 });
    scene.sound('laser', hit, king, 1, KING_PIECE);
    return hit;
  }
  if (weapon === 'stamp') {
    scene.clip('leap', KING_PIECE, at + 0.2, 0.7);
    crouch(scene, KING_PIECE, at + 0.05, 0.35, 0.14);
    scene.builder.addOffset(KING_PIECE, 'y', at + 0.3, 0.5, 'hop', 0.85);
    shift(scene, KING_PIECE, at + 0.3, 0.75, 'swell', NORTH, 0.3);
    const hit = at + 0.8;
    landing(scene, KING_PIECE, hit, king, 3);
    scene.effect('shock-ring', hit, king, { intensity: 0.9 });
    return hit;
  }
  scene.clip('attack', KING_PIECE, at + 0.15, 0.85);
  shift(scene, KING_PIECE, at + 0.2, 0.7, 'swell', NORTH, STRIKE);
  lean(scene, KING_PIECE, at + 0.25, 0.55, 'swell', yaw, NORTH, 0.28);
  scene.sound('lunge', at + 0.2, king, 1, KING_PIECE);
  return at + 0.52;
}

/** A card is played against the objective: the King strikes and the damage rises. */
export function smashed(beat: Beat<'smashed'>): void {
  const { scene, event, after, start, destination } = beat;
  const zone = event.zone;
  const { now } = scene;
  const site = viewOf(after).zones[zone];
  const damage = damageAt(site);
  const rating = RATINGS[zone];
  const landmark = landmarkPiece(zone);
  const foot = start.get(landmark)!;
  const card = pieceLaid(zone, site.cards.length - 1);
  const number = numberOf(event.card);
  const full = damage >= rating;
  scene.camera(now, seenZone(zone), { intensity: full ? 0.6 : 0.4, duration: 1.7 + DRAWS_BACK });
  scene.builder.addOffset(KING_PIECE, 'x', now, 1.5 + DRAWS_BACK, 'swell', ASIDE.strike);
  const hit = strikeAt(scene, WEAPONS[site.cards.length % WEAPONS.length]!, now + DRAWS_BACK, zone);
  crouch(scene, KING_PIECE, now, DRAWS_BACK + 0.15, 0.1);
  landBlow(scene, hit, full ? 'doom' : number > 5 ? 'blast' : 'hit');
  scene.sound(number > 5 ? 'crush' : hitBy(scene.figureOf(KING_PIECE)), hit, foot);
  const tone = TONES[zone];
  const hard = 0.5 + number * 0.12;
  scene.effect('debris', hit, { x: foot.x, z: foot.z + 0.2 }, { y: 0.6, intensity: hard, tone });
  scene.effect('dust', hit, { x: foot.x, z: foot.z + 0.3 }, { intensity: hard });
  scene.builder.addOffset(landmark, 'roll', hit, 0.7, 'wobble', 0.03 + 0.012 * number, 3);
  scene.builder.addOffset(landmark, 'height', hit, 0.4, 'recoil', -0.06 - 0.01 * number);
  const stage = destination.get(landmark)!.variant;
  if (foot.variant !== stage) {
    scene.builder.jump(landmark, hit + 0.02, { variant: stage });
    scene.effect('smoke', hit + 0.1, foot, { y: 0.8, intensity: 1 });
    scene.sound('crack', hit, foot);
  }
  const except = [landmark, damagePiece(zone), KING_PIECE];
  if (card !== undefined) {
    except.push(card);
    const to = destination.get(card)!;
    fly(scene, card, hit, 0.5, scene.inHand('king', start, faceOf(event.card, 'king')), to, {
      height: 0.7,
      spin: 1,
    });
    scene.sound('clack', hit + 0.5, to, 0.6);
  }
  const shown = destination.get(damagePiece(zone))!;
  scene.builder.jump(damagePiece(zone), hit + 0.3, shown);
  scene.builder.addOffset(damagePiece(zone), 'width', hit + 0.3, 0.5, 'recoil', 0.5);
  scene.builder.addOffset(damagePiece(zone), 'y', hit + 0.3, 0.5, 'recoil', 0.3);
  scene.say('smashed', hit, { zone, damage, rating }, 1.3);
  scene.builder.turn(KING_PIECE, hit + 0.35, 0.35, { yaw: destination.get(KING_PIECE)!.yaw });
  rest(beat, hit + 0.3, { except, until: hit + 1.4 });
}

/** Camera targets of a falling objective: its zone, and the King stepping aside. */
const seenFall = (zone: Site): readonly SeenThing[] => [
  seenZone(zone),
  { x: zoneX(zone) + KING_SPOT.aside + ASIDE.fall, z: KING_SPOT.z, half: 0.5, tall: 1.7 },
];

/** An objective falls: the King roars; it bursts at the base, leans and collapses in dust. */
export function destroyed(beat: Beat<'zone-destroyed'>): void {
  const { scene, event, start, destination } = beat;
  const zone = event.zone;
  const landmark = landmarkPiece(zone);
  const foot = start.get(landmark)!;
  const reactor = zone === 'reactor';
  const { now } = scene;
  const tone = TONES[zone];
  scene.camera(now + COMES, seenFall(zone), {
    intensity: MOMENTS.zone.near,
    great: true,
    duration: (reactor ? 5 : 3.2) - COMES,
    role: reactor ? 'finale' : 'action',
  });
  scene.builder.turn(KING_PIECE, now, 0.25, { yaw: NORTH - 0.4 });
  scene.builder.addOffset(KING_PIECE, 'x', now, reactor ? 3.6 : 2.8, 'swell', ASIDE.fall);
  scene.clip('roar', KING_PIECE, now + 0.1, 1.1);
  scene.sound('howl', now + 0.15, foot, 1, KING_PIECE);
  scene.effect('pulse', now + 0.3, { x: foot.x, z: KING_SPOT.z - 0.3 }, { y: 1.1, intensity: 1, yaw: NORTH });
  const cracks = now + 0.6;
  scene.builder.addOffset(landmark, 'x', cracks, 0.8, 'shiver', 0.04, 9);
  for (const [index, aside] of [-0.4, 0.35, 0].entries()) {
    const at = cracks + 0.24 * index;
    scene.effect(
      'debris',
      at,
      { x: foot.x + aside, z: foot.z },
      { y: 0.3 + 0.35 * index, intensity: 0.8, tone },
    );
    scene.sound('crack', at, foot, 0.8);
  }
  const falls = cracks + 0.8;
  scene.say('destroyed', falls, { zone }, 2.2);
  if (reactor) {
    scene.effect('charge', falls - 0.6, foot, { y: 0.9, intensity: 2 });
    scene.effect('meltdown', falls, foot, { y: 0.6, intensity: 2 });
    scene.sound('meltdown', falls, foot);
    scene.sound('erupt', falls + 0.2, foot);
  } else {
    scene.effect('fireball', falls, foot, { y: 0.5, intensity: 1.2 });
    scene.sound('explosion', falls, foot);
  }
  greatMoment(scene, 'zone', falls, { ...foot, y: 0.6 }, seenFall(zone));
  scene.builder.tween(landmark, falls, 0.55, { height: 0.25 }, 'in');
  scene.builder.turn(landmark, falls, 0.55, { roll: 0.16, pitch: 0.12 }, 'in');
  const down = falls + 0.55;
  scene.builder.jump(landmark, down, destination.get(landmark)!);
  scene.sound('collapse', falls + 0.2, foot);
  scene.effect('slam', down, foot, { intensity: 1.4, tone });
  scene.effect('dust', down, foot, { intensity: 2 });
  scene.effect('smoke', down + 0.1, foot, { y: 0.2, intensity: 1.6 });
  if (reactor) scene.effect('ash', down, foot, { y: 1, intensity: 2 });
  scene.builder.turn(KING_PIECE, down + 0.3, 0.4, { yaw: destination.get(KING_PIECE)!.yaw });
  rest(beat, down + 0.1, { except: [landmark, KING_PIECE], until: down + (reactor ? 2 : 1.5) });
}

/** Heavy footsteps. */
function stomps(scene: Scene, from: number, to: number, at: number, lasts: number): void {
  const steps = 3;
  for (let step = 1; step <= steps; step++) {
    const when = at + (lasts * step) / steps;
    const x = from + ((to - from) * step) / steps;
    scene.sound('stamp', when, { x }, 0.7, KING_PIECE);
    scene.effect('dust', when, { x, z: KING_SPOT.z + 0.1 }, { intensity: 0.8 });
    scene.shake(when, 0.16, 0.2);
    scene.builder.addOffset(
      KING_PIECE,
      'roll',
      when - lasts / steps,
      lasts / steps,
      'swell',
      step % 2 === 0 ? 0.07 : -0.07,
    );
  }
}

/** The King advances; the heroes in the zone make room. */
export function moved(beat: Beat<'king-moved'>): void {
  const { scene, event, start, destination } = beat;
  const { from, to, card } = event;
  const { now } = scene;
  const [a, b] = [start.get(KING_PIECE)!, destination.get(KING_PIECE)!];
  const begins = card === null ? now : throwAway(beat, 'king', card, now) - 0.2;
  const lasts = 1.5;
  scene.camera(begins, [seenZone(to), seenZone(from)], { intensity: 0.45, duration: 1.8 });
  scene.builder.turn(KING_PIECE, begins, 0.25, { yaw: Math.PI / 2 });
  scene.clip('walk', KING_PIECE, begins + 0.1, lasts);
  scene.builder.tween(KING_PIECE, begins + 0.15, lasts, { x: b.x, y: b.y, z: b.z }, 'in-out');
  stomps(scene, a.x, b.x, begins + 0.15, lasts);
  scene.builder.turn(KING_PIECE, begins + lasts, 0.35, { yaw: b.yaw });
  scene.sound('advance', begins + 0.1, b, 0.9);
  scene.say('advance', begins + lasts * 0.6, { zone: to }, 1.6);
  squash(scene, KING_PIECE, begins + 0.15 + lasts, 1);
  rest(beat, begins + 0.3, { except: [KING_PIECE], until: begins + lasts + 0.4 });
}

/** The King is pushed back: he is lifted off his feet, tumbles, and ploughs up the ground. */
export function pushed(beat: Beat<'king-pushed'>): void {
  const { scene, event, start, destination } = beat;
  const { from, to } = event;
  const { now } = scene;
  const [a, b] = [start.get(KING_PIECE)!, destination.get(KING_PIECE)!];
  const ocean = to === 'ocean';
  scene.camera(now, [{ ...a, half: 0.7, tall: 1.6 }, seenZone(from), seenZone(to)], {
    intensity: MOMENTS.row.near,
    great: true,
    duration: 3,
  });
  scene.clip('hit', KING_PIECE, now, 0.5);
  scene.effect('charge', now, { x: a.x + 0.6, z: a.z + 0.5 }, { y: 0.4, intensity: 1.2 });
  const hit = now + 0.55;
  landBlow(scene, hit, 'doom');
  scene.sound('combo', hit, a);
  scene.sound('hit', hit, a, 1, KING_PIECE);
  scene.effect('flash', hit, a, { y: 0.8, intensity: 1.2 });
  scene.effect('shock-ring', hit, a, { y: 0.4, intensity: 1.6 });
  const lands = hit + 0.75;
  // After the landing, because a caption this large would hide the flight.
  scene.say('pushed', lands, { zone: to }, 1.4);
  scene.builder.tween(KING_PIECE, hit, 0.75, { x: b.x - (ocean ? 0.2 : 0.35), z: b.z }, 'out');
  scene.builder.addOffset(KING_PIECE, 'y', hit, 0.75, 'hop', 1.5);
  scene.builder.addOffset(KING_PIECE, 'roll', hit, 1.5, 'swell', 1.15);
  scene.builder.turn(KING_PIECE, hit, 0.3, { yaw: Math.PI / 2 - 0.3 });
  scene.builder.turn(KING_PIECE, lands + 0.5, 0.5, { yaw: b.yaw });
  landBlow(scene, lands, 'blast');
  if (ocean) {
    for (const aside of [-0.3, 0, 0.3])
      scene.effect('splash', lands, { x: b.x + aside, z: b.z }, { intensity: 2 });
    scene.sound('splash', lands, b);
  } else {
    scene.effect('slam', lands, b, { intensity: 1.2 });
    scene.effect(
      'mound',
      hit + 0.5,
      { x: a.x - 0.3, z: b.z },
      { path: [{ x: b.x - 0.3, z: b.z }], intensity: 1.2 },
    );
    scene.effect('debris', lands, b, { intensity: 1.3, tone: 'earth' });
    scene.sound('land', lands, b);
    scene.sound('scrape', lands, b);
  }
  scene.builder.tween(KING_PIECE, lands + 0.3, 0.55, { x: b.x }, 'in-out');
  scene.clip('defeat', KING_PIECE, lands, 0.9);
  rest(beat, hit + 0.2, { except: [KING_PIECE], until: lands + 1.4 });
}

/** Frenzy: the King's eyes light up, he roars all around and the ground shakes. */
export function frenzy(beat: Beat): void {
  const { scene, start } = beat;
  const king = start.get(KING_PIECE)!;
  const { now } = scene;
  scene.camera(now, { x: king.x, z: ISLAND_Z, tall: 1.8, half: 1 }, { intensity: 0.85, duration: 2.4 });
  scene.glow(KING_PIECE, now, 2.2);
  scene.clip('roar', KING_PIECE, now + 0.2, 1.6);
  scene.say('frenzy', now + 0.3, {}, 2.2);
  scene.sound('howl', now + 0.3, king, 1, KING_PIECE);
  scene.builder.addOffset(KING_PIECE, 'width', now + 0.2, 1.6, 'swell', 0.22);
  scene.builder.addOffset(KING_PIECE, 'height', now + 0.2, 1.6, 'swell', 0.3);
  scene.builder.addOffset(KING_PIECE, 'yaw', now + 0.3, 1.5, 'wobble', 0.6, 2);
  for (const at of [0.4, 0.8, 1.2]) {
    scene.effect('pulse', now + at, king, { y: 1.1, intensity: 1.3, yaw: king.yaw });
    scene.effect('stamp', now + at, king, { intensity: 1.2 });
    scene.shake(now + at, 0.5, 0.4);
    scene.sound('stamp', now + at, king, 0.8, KING_PIECE);
  }
  scene.effect('fireball', now + 0.45, king, { y: 1.3, intensity: 0.5 });
  rest(beat, now + 0.5);
  scene.now = now + 2;
}
