import { cardNumber } from '#core';
import type { Layout } from '#director';
import { endFor, SLIDE, settle, settleAll, turnOf } from '#kaiju/show';
import { shownCardPose } from '../layout';
import { handPiece, monsterPiece, PLAYED_CARD, type Table } from '../table';
import type { Beat, EventOf } from './beats';
import { POWERS } from './cards';
import type { CaptionKey, Scene, SoundKey } from './scene';

const READING = 0.5;
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

/** Who hears something else at a turn, or at the end. */
function forWhom(event: Beat['events'][number], { seats }: Table): ReturnType<typeof turnOf> {
  if (event.type === 'turn-started') return turnOf(event.player);
  return event.type === 'game-over' ? endFor([event.winner], seats) : {};
}

/** A beat for those who want little motion: pieces slide or fade to their places, words and sounds stay. */
export function calmly(scene: Scene, beat: Beat, before: Table, start: Layout, destination: Layout): void {
  const at = scene.now;
  for (const event of beat.events) {
    const sound = SOUND[event.type];
    if (sound !== undefined) {
      const piece = 'monster' in event ? monsterPiece(event.monster) : undefined;
      scene.sound(sound, at, { x: 0 }, 0.7, piece, forWhom(event, before));
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
