import { settleAll } from '#kaiju/show';
import { type EventType, numberOf, RATINGS } from '#king-of-monsters/rules';
import { damageOf } from '../table';
import type { Beat } from './beat';
import { verdict } from './ending';
import type { SoundKey } from './sounds';

/** Seconds that words stay before the next thing happens. */
const READ = 0.35;

/** What is said of each kind of fact where nothing moves about. */
const WORDS: { readonly [Type in EventType]?: (beat: Beat<Type>, at: number) => void } = {
  phase: ({ scene, event }, at) => scene.say('phase', at, { phase: event.phase, turn: event.turn }),
  cleared({ scene, event }, at) {
    if (event.covers.length > 0) scene.say('swept', at, { count: event.covers.length });
  },
  dealt: ({ scene, event }, at) => scene.say('dealt', at, { up: event.up ? 1 : 0 }),
  duel: ({ scene, event }, at) => scene.say('duel', at, { hero: event.hero, row: event.row ?? '' }),
  'duel-over': ({ scene, event }, at) =>
    scene.say('duel-over', at, { hero: event.hero, winner: event.winner }),
  'taken-out': ({ scene, event }, at) => scene.say('taken-out', at, { hero: event.hero }),
  state({ scene, event: { hero, state } }, at) {
    if (state === 'lost') scene.say('lost', at, { hero });
    if (state === 'up') scene.say('back', at, { hero, state });
  },
  smashed({ scene, event, after }, at) {
    const zone = event.zone;
    scene.say('smashed', at, { zone, damage: damageOf(after.sites[zone]), rating: RATINGS[zone] });
  },
  'zone-destroyed': ({ scene, event }, at) => scene.say('destroyed', at, { zone: event.zone }),
  'king-moved': ({ scene, event }, at) => scene.say('advance', at, { zone: event.to }),
  'king-pushed': ({ scene, event }, at) => scene.say('pushed', at, { zone: event.to }),
  compared({ scene, event: { row, won }, after }, at) {
    if (!won) scene.say('held', at, { row });
    else if (after.rows[row].plates.length === 0) scene.say('beaten', at, { row });
  },
  'row-disabled': ({ scene, event }, at) => scene.say('disabled', at, { row: event.row }),
  frenzy: ({ scene }, at) => scene.say('frenzy', at, {}),
  gambled: ({ scene }, at) => scene.say('gambled', at, {}),
  toll: ({ scene, event }, at) => scene.say('toll', at, { row: event.row }),
  reversed({ scene, event: { row, of, count } }, at) {
    if (count > 1) scene.say('reversed', at, { row, of });
  },
  grey: ({ scene, event }, at) => scene.say('grey', at, { number: numberOf(event.card) }),
  airstrip: ({ scene, event }, at) => scene.say('airstrip', at, { hero: event.hero }),
  redrawn: ({ scene, event }, at) => scene.say('redrawn', at, { hero: event.hero }),
  over: ({ scene, event }, at) => scene.say('game-over', at, { winner: event.winner, reason: event.reason }),
};

const SOUND: Readonly<Partial<Record<EventType, SoundKey>>> = {
  drawn: 'draw',
  discarded: 'card-drop',
  'action-card': 'card-lift',
  shuffled: 'shuffle',
  smashed: 'hit',
  'zone-destroyed': 'collapse',
  duel: 'hit',
  answered: 'hit',
  covered: 'clack',
  compared: 'crack',
  'row-disabled': 'crush',
  'king-moved': 'stamp',
  'king-pushed': 'land',
  'hero-moved': 'step',
  dealt: 'shuffle',
};

function say<Type extends EventType>(type: Type, beat: Beat<Type>): void {
  WORDS[type]?.(beat, beat.scene.now);
}

/** Shows a fact without motion: what moves slides or fades to its place, words say what happens. */
export function calmly(beat: Beat): void {
  const { scene, event, start, destination } = beat;
  const begins = scene.now;
  say(event.type, beat);
  const sound = SOUND[event.type];
  if (sound !== undefined) scene.sound(sound, begins, { x: 0 }, 0.7);
  if (event.type === 'over') verdict({ ...beat, event }, begins);
  settleAll(scene, start, destination, new Set());
  if (sound !== undefined && scene.now === begins) scene.now += READ / 2;
}
