import type { Layout } from '#director';
import { endFor, settleAll, turnOf } from '#kaiju/show';
import { type Event, type EventType, GUARDS } from '#tetzilla/rules';
import { kaijuPiece } from '../pieces';
import type { Table } from '../table';
import type { Beat } from './beats';
import type { Scene } from './scene';
import type { SoundKey } from './sounds';

const READING = 0.5;
/** What moves nothing and says nothing takes a moment all the same. */
const MOMENT = 0.12;

const SOUND: Readonly<Partial<Record<EventType, SoundKey>>> = {
  'ability-taken': 'glance',
  'tile-drawn': 'draw',
  'tile-aside': 'draw',
  'tile-slid': 'slab',
  'marker-placed': 'pop',
  entered: 'land',
  stepped: 'step',
  passed: 'clack',
  overran: 'crack',
  hit: 'hit',
  died: 'howl',
  'turn-began': 'turn',
  'game-over': 'fanfare',
};

const GUNS = { laser: 'laser', missile: 'missile', tank: 'cannon' } as const;

const soundOf = (event: Event): SoundKey | undefined =>
  event.type === 'fired' ? GUNS[GUARDS[event.kind].name] : SOUND[event.type];

/** Whose voice or step it is. */
function pieceOf(event: Event): string | undefined {
  if (event.type === 'hit' || event.type === 'died') return kaijuPiece(event.kaiju);
  return event.type === 'stepped' || event.type === 'entered' ? kaijuPiece(event.player) : undefined;
}

/** The words of an event, if it has some. @returns whether it has */
function say(scene: Scene, event: Event, named: boolean, at: number): boolean {
  switch (event.type) {
    case 'turn-began':
      scene.say('turn', at, { player: event.start, number: event.number });
      return true;
    case 'stage-began':
      if (named) scene.say('stage', at, { stage: event.stage });
      return named;
    case 'died':
      scene.say('died', at, { kaiju: event.kaiju });
      return true;
    case 'hit':
      if (event.ignored > 0) scene.say('ignored', at, { kaiju: event.kaiju });
      return event.ignored > 0;
    case 'tile-aside':
      scene.say('aside', at, { player: event.player });
      return true;
    case 'game-over':
      scene.say('game-over', at, { winners: event.winners.join(''), reason: event.reason });
      return true;
    default:
      return false;
  }
}

/** Who hears something else at a turn, or at the end. */
function forWhom(event: Event, { seats }: Table): ReturnType<typeof turnOf> {
  if (event.type === 'turn-began') return turnOf(event.start);
  return event.type === 'game-over' ? endFor(event.winners, seats) : {};
}

/** A beat for those who want little motion: pieces slide or fade to their places, words and sounds stay. */
export function calmly(
  scene: Scene,
  beat: Beat,
  named: boolean,
  before: Table,
  start: Layout,
  destination: Layout,
): void {
  const at = scene.now;
  const heard = new Set<SoundKey>();
  for (const event of beat.events) {
    const sound = soundOf(event);
    if (sound !== undefined && !heard.has(sound)) {
      scene.sound(sound, at, { x: 0 }, 0.7, pieceOf(event), forWhom(event, before));
    }
    if (sound !== undefined) heard.add(sound);
    if (say(scene, event, named, at)) scene.builder.hold(at + READING);
  }
  scene.builder.hold(at + MOMENT);
  settleAll(scene, start, destination, new Set());
}
