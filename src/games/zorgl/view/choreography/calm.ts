import { cardNumber } from '#core';
import { CHANNELS, type Layout, type Pose } from '#director';
import { shownCardPose } from '../layout';
import { handPiece, monsterPiece, PLAYED_CARD, type Table } from '../table';
import type { Beat, EventOf } from './beats';
import { POWERS } from './cards';
import type { CaptionKey, Scene, SoundKey } from './scene';

const SLIDE = 0.18;
const PAUSE = 0.12;
const READING = 0.5;
/** A piece that goes farther than to the next box fades out here and in there, so that it passes through nothing. */
const FAR = 1.5;

const differ = (a: Pose, b: Pose) => CHANNELS.some((channel) => a[channel] !== b[channel]);

/** A piece goes from one pose to another: it slides, or it fades where it is and appears where it will be. */
function settle({ builder }: Scene, piece: string, at: number, from: Pose, to: Pose): void {
  const { x, y, z, yaw, pitch, roll, width, height, visibility, variant, glow } = to;
  const far = Math.hypot(x - from.x, y - from.y, z - from.z) > FAR;
  const half = SLIDE / 2;
  if (far || from.visibility !== visibility) {
    builder.tween(piece, at, half, { visibility: 0 }, 'linear');
    builder.jump(piece, at + half, { x, y, z, yaw, pitch, roll, width, height, variant, glow });
    builder.tween(piece, at + half, half, { visibility }, 'linear');
    return;
  }
  builder
    .tween(piece, at, SLIDE, { x, y, z, width, height, glow })
    .turn(piece, at, SLIDE, { yaw, pitch, roll });
  if (from.variant !== variant) builder.jump(piece, at + half, { variant });
}

/** Brings every piece that moves straight to its place. */
export function settleAll(
  scene: Scene,
  start: Layout,
  destination: Layout,
  except: ReadonlySet<string>,
): void {
  let any = false;
  for (const [piece, from] of start) {
    const to = destination.get(piece)!;
    if (except.has(piece) || !differ(from, to)) continue;
    settle(scene, piece, scene.now, from, to);
    any = true;
  }
  if (any) scene.now += SLIDE + PAUSE;
}

/** The played card is shown long enough to be read. */
function showCard(
  scene: Scene,
  event: EventOf<'card-played'>,
  before: Table,
  start: Layout,
  destination: Layout,
): void {
  const { builder, now } = scene;
  const back = handPiece(event.player, (before.hands.get(event.player) ?? 1) - 1);
  const shown = shownCardPose(event.player, cardNumber(event.card) ?? -1);
  builder.jump(PLAYED_CARD, now, { ...shown, visibility: 0 });
  builder.tween(PLAYED_CARD, now, SLIDE, { visibility: 1 }, 'linear');
  builder.jump(back, now, destination.get(back)!);
  scene.now = now + SLIDE + READING;
  const to = destination.get(PLAYED_CARD)!;
  settle(scene, PLAYED_CARD, scene.now, shown, to);
  settleAll(scene, start, destination, new Set([PLAYED_CARD, back]));
}

const SOUND: Readonly<Partial<Record<Beat['events'][number]['type'], SoundKey>>> = {
  'card-played': 'card-lift',
  stamp: 'stamp',
  inertia: 'sag',
  howl: 'howl',
  move: 'step',
  attack: 'hit',
  shake: 'shake',
  missile: 'explosion',
  'sweep-ended': 'shake',
  hover: 'hover',
  ink: 'splash',
  'hand-discarded': 'card-drop',
  'cards-discarded': 'card-drop',
  floors: 'crack',
  destroyed: 'collapse',
  flee: 'flee',
  crush: 'crush',
  'army-move': 'engine',
  reshuffle: 'shuffle',
  draw: 'draw',
  'turn-started': 'turn',
  'game-over': 'fanfare',
};

/** The caption of an event, if it has one. */
function captionOf(
  event: Beat['events'][number],
): { readonly key: CaptionKey; readonly params: Readonly<Record<string, string | number>> } | undefined {
  switch (event.type) {
    case 'card-played':
      return POWERS.has(event.use) ? { key: 'power', params: { power: event.use } } : undefined;
    case 'stamp':
    case 'howl':
    case 'inertia':
      return { key: event.type, params: { monster: event.monster } };
    case 'attack':
      return event.manner === 'tail' ? { key: 'power', params: { power: 'tail' } } : undefined;
    case 'floors':
      if (event.chain < 2) return undefined;
      return { key: event.chain === 2 ? 'combo' : 'mega-combo', params: { floors: event.lost } };
    case 'destroyed':
      return event.plant ? { key: 'plant-down', params: {} } : undefined;
    case 'turn-started':
      return { key: 'turn', params: { player: event.player } };
    case 'passed-over':
      return { key: event.type, params: { player: event.player } };
    case 'game-over':
      return { key: event.type, params: { winner: event.winner, reason: event.reason } };
    default:
      return undefined;
  }
}

/** A beat for those who want little motion: pieces slide or fade to their places, words and sounds stay. */
export function calmly(scene: Scene, beat: Beat, before: Table, start: Layout, destination: Layout): void {
  const at = scene.now;
  for (const event of beat.events) {
    const sound = SOUND[event.type];
    if (sound !== undefined) {
      const piece = 'monster' in event ? monsterPiece(event.monster) : undefined;
      scene.sound(sound, at, { x: 0 }, 0.7, piece);
    }
    const caption = captionOf(event);
    if (caption === undefined) continue;
    scene.caption(caption.key, at, caption.params);
    scene.builder.hold(at + READING);
  }
  const [event] = beat.events;
  if (event?.type === 'card-played') showCard(scene, event, before, start, destination);
  else settleAll(scene, start, destination, new Set());
}
