import { type Layout, type Pose, REST_POSE } from '#director';
import { squash } from '#kaiju/show';
import { FACE_FOOT, onTable } from '../geometry';
import { type KaijuPlace, TABLE_LEVEL } from '../layout';
import { hitsPiece, kaijuPiece, tokensPiece } from '../pieces';
import type { Table } from '../table';
import type { EventOf } from './beats';
import { beside, carry, turnTo } from './figure';
import { jolt } from './jolt';
import { ripple } from './ripple';
import { type Scene, seenAt, seenWithin, WALL } from './scene';
import { FIGURE_GRAVITY, fallTime, playImpact } from './style';

/** It staggers, roars, sways at the brink. */
const STAGGER = 0.5;
const ROAR = 0.85;
const SWAY = 0.42;
/** How far in front of the foot of the board it lands. */
const THROWN = 2.15;
/** Height of a body lying face down, relative to its size. */
const LYING = 0.34;
/** How long it lies there before it vanishes. */
const REST = 0.75;
/** One somersault for this many rows. */
const ROWS_PER_TUMBLE = 7;

/** From this height on, in rows, it somersaults. */
const TUMBLES_FROM = 2.2;

/** Where it ends up on the table in front of the board: on its back, or face down after a short fall. */
function landingPose({ at, size }: KaijuPlace): Pose {
  return {
    ...REST_POSE,
    x: at.across,
    y: TABLE_LEVEL + LYING * size,
    z: FACE_FOOT.z + THROWN,
    pitch: at.up < TUMBLES_FROM ? Math.PI / 2 : -Math.PI / 2,
    width: size,
    height: size,
  };
}

/** It reels, throws back its head and roars one last time. @returns when the roar is over */
function lastRoar(scene: Scene, { kaiju }: EventOf<'died'>, at: number, place: KaijuPlace): number {
  const piece = kaijuPiece(kaiju);
  const { builder } = scene;
  const brink = beside(place, { out: 0.22 });
  turnTo(scene, kaiju, at, STAGGER * 0.6, 0);
  carry(scene, kaiju, at, STAGGER, brink);
  builder.addOffset(piece, 'roll', at, STAGGER + 0.2, 'wobble', 0.3, 2);
  scene.clip('hit', piece, at, STAGGER);
  const roars = at + STAGGER;
  scene.clip('roar', piece, roars, ROAR + 0.15);
  scene.glow(piece, roars, ROAR + SWAY);
  builder.addOffset(piece, 'glow', roars, ROAR, 'swell', 0.5);
  builder.addOffset(piece, 'height', roars, ROAR, 'swell', 0.14);
  scene.sound('howl', roars + 0.05, { x: place.at.across }, 1, piece);
  const head = { ...brink.at, up: brink.at.up + 0.85 * place.size, out: brink.at.out + 0.25 };
  for (let ring = 0; ring < 3; ring++) {
    scene.faceEffect('pulse', roars + 0.1 + 0.16 * ring, head, { tilt: WALL, intensity: 0.7 + 0.25 * ring });
  }
  return roars + ROAR;
}

/** It falls down the face, bounces off it once, and lands in front of the board. @returns when it lands */
function plunge(scene: Scene, { kaiju }: EventOf<'died'>, at: number, place: KaijuPlace, lies: Pose): number {
  const piece = kaijuPiece(kaiju);
  const { builder } = scene;
  const [x, top] = onTable(beside(place, { out: 0.22 }).at);
  // It sways over the brink, slower and slower, and falls.
  builder.turn(piece, at, SWAY, { pitch: 0.75, yaw: 0, roll: 0 }, 'in');
  scene.sound('teeter', at, { x });
  scene.stop(at + SWAY * 0.55, 0.14, 0.3);
  const falls = at + SWAY;
  const rows = Math.max(0.4, top - lies.y);
  const duration = Math.max(0.3, fallTime(rows, FIGURE_GRAVITY));
  const lands = falls + duration;
  builder.tween(piece, falls, duration, { y: lies.y }, 'in');
  builder.tween(piece, falls, duration, { z: lies.z }, 'linear');
  // Landing on the back takes most of a forward turn already.
  const tumbles = lies.pitch > 0 ? 0 : 1 + Math.floor(rows / ROWS_PER_TUMBLE);
  builder.turn(piece, falls, duration, { pitch: lies.pitch }, 'linear', tumbles);
  builder.addOffset(piece, 'z', falls, duration * 0.7, 'hop', 0.3);
  scene.clip('defeat', piece, falls, duration + 0.8);
  if (rows > 2.5) {
    const knocks = falls + duration * 0.6;
    const scar = { across: place.at.across, up: place.at.up - (place.at.up * 0.36 + 0.2), out: 0.85 };
    scene.faceEffect('debris', knocks, scar, { tilt: WALL, tone: 'brick', intensity: 1.6 });
    scene.faceEffect('dust', knocks, scar, { tone: 'brick', intensity: 1.4 });
    scene.sound('crack', knocks, { x });
    scene.shake(knocks, 0.25, 0.2);
    builder.addOffset(piece, 'roll', knocks, lands - knocks, 'swell', 0.5);
  }
  return lands;
}

/**
 * A kaiju dies (T8.1): it staggers, roars, topples off its box and falls down the face of the city onto the
 * table, where it lies in the dust until it is moved to its mat.
 * @param place where it stands
 * @param at when it is hit
 * @returns when all is over
 */
export function die(
  scene: Scene,
  event: EventOf<'died'>,
  at: number,
  place: KaijuPlace,
  before: Table,
  destination: Layout,
): number {
  const { kaiju } = event;
  const piece = kaijuPiece(kaiju);
  const { builder } = scene;
  const lies = landingPose(place);
  const foot = { x: lies.x, z: lies.z, y: 0 };
  // A close-up of its last roar, late enough to be separate from the shot that killed it; then the fall.
  scene.camera(at + 0.42, seenAt(place.at, { half: 0.8, tall: 1.5 }), {
    intensity: 1,
    duration: STAGGER + ROAR * 0.7,
  });
  const sways = lastRoar(scene, event, at + 0.12, place);
  scene.camera(sways + SWAY * 0.8, [...seenWithin(place.at), { ...foot, half: 0.5, tall: 0.6 }], {
    intensity: 1,
    duration: SWAY + 1.6,
  });
  for (const counter of [hitsPiece(kaiju), tokensPiece(kaiju)]) {
    const { visibility, variant: _shown, ...away } = destination.get(counter)!;
    builder.tween(counter, sways, 0.15, { visibility }, 'linear');
    builder.jump(counter, sways + 0.15, away);
  }
  builder.jump(tokensPiece(kaiju), sways + 0.15, { variant: destination.get(tokensPiece(kaiju))!.variant });
  const lands = plunge(scene, event, sways, place, lies);

  playImpact(scene, lands, 'death');
  // Not earlier: above the board the caption would cover the falling kaiju.
  scene.say('died', lands, { kaiju }, 1.6);
  scene.camera(lands, foot, { role: 'impact', intensity: 1, duration: 0.9 });
  scene.effect('flash', lands, foot, { y: 0.3, intensity: 3, duration: 0.3 });
  for (const side of [-1, 1]) {
    scene.effect('billow', lands, foot, { yaw: (side * Math.PI) / 2, intensity: 2.4 });
  }
  scene.effect('dust', lands, foot, { intensity: 2.6, duration: 1.6 });
  scene.effect('stamp', lands, foot, { intensity: 2.2 });
  scene.effect('shock-ring', lands, foot, { intensity: 2, duration: 0.9 });
  scene.effect('debris', lands, foot, { tone: 'earth', intensity: 1.8, duration: 1.4 });
  scene.sound('land', lands, lies);
  scene.sound('collapse', lands, lies, 0.8);
  squash(scene, piece, lands, 1.6);
  builder.addOffset(piece, 'y', lands + 0.03, 0.26, 'hop', 0.34);
  const under = [{ across: lies.x, up: 0 }];
  jolt(scene, before, lands, under, 1, new Set([piece]));
  ripple(scene, before, lands, under, 0.8);

  const fades = lands + 0.3 + REST;
  scene.effect('smoke', fades - 0.15, foot, { y: 0.2, intensity: 1.8, duration: 2 });
  scene.effect('ash', fades, foot, { intensity: 0.5, duration: 2.4 });
  builder.tween(piece, fades, 0.28, { visibility: 0 }, 'in');
  const gone = fades + 0.28;
  const { visibility, ...mat } = destination.get(piece)!;
  builder.jump(piece, gone, mat);
  builder.tween(piece, gone + 0.02, 0.24, { visibility }, 'back');
  scene.effect('dust', gone, mat, { y: mat.y, intensity: 0.8 });
  return gone + 0.3;
}
