import { settleAll } from '#kaiju/show';
import { numberOf, type Outcome, RATINGS, type Site } from '#king-of-monsters/rules';
import { damageOf } from '../table';
import type { Beat } from './beat';

/** Seconds that words stay before the next thing happens. */
const READ = 0.35;

/** What is said of each kind of fact where nothing moves about. */
const WORDS: Readonly<Record<string, (beat: Beat, at: number) => void>> = {
  phase: ({ scene, facts }, at) => scene.say('phase', at, { phase: facts.phase, turn: facts.turn }),
  cleared({ scene, facts }, at) {
    if (facts.covers.length > 0) scene.say('swept', at, { count: facts.covers.length });
  },
  dealt: ({ scene, facts }, at) => scene.say('dealt', at, { up: facts.up ? 1 : 0 }),
  duel: ({ scene, facts }, at) => scene.say('duel', at, { hero: facts.hero, row: facts.row ?? '' }),
  'duel-over': ({ scene, facts }, at) =>
    scene.say('duel-over', at, { hero: facts.hero, winner: facts.winner }),
  'taken-out': ({ scene, facts }, at) => scene.say('taken-out', at, { hero: facts.hero }),
  state({ scene, facts: { hero, state } }, at) {
    if (state === 'lost') scene.say('lost', at, { hero });
    if (state === 'up') scene.say('back', at, { hero, state });
  },
  smashed({ scene, facts, after }, at) {
    const zone = facts.zone as Site;
    scene.say('smashed', at, { zone, damage: damageOf(after.sites[zone]), rating: RATINGS[zone] });
  },
  'zone-destroyed': ({ scene, facts }, at) => scene.say('destroyed', at, { zone: facts.zone as Site }),
  'king-moved': ({ scene, facts }, at) => scene.say('advance', at, { zone: facts.to }),
  'king-pushed': ({ scene, facts }, at) => scene.say('pushed', at, { zone: facts.to }),
  compared({ scene, facts: { row, won }, after }, at) {
    if (!won) scene.say('held', at, { row });
    else if (after.rows[row].plates.length === 0) scene.say('beaten', at, { row });
  },
  'row-disabled': ({ scene, facts }, at) => scene.say('disabled', at, { row: facts.row }),
  frenzy: ({ scene }, at) => scene.say('frenzy', at, {}),
  gambled: ({ scene }, at) => scene.say('gambled', at, {}),
  toll: ({ scene, facts }, at) => scene.say('toll', at, { row: facts.row }),
  reversed({ scene, facts: { row, of, count } }, at) {
    if (count > 1) scene.say('reversed', at, { row, of });
  },
  grey: ({ scene, facts }, at) => scene.say('grey', at, { number: numberOf(facts.card!) }),
  airstrip: ({ scene, facts }, at) => scene.say('airstrip', at, { hero: facts.hero }),
  redrawn: ({ scene, facts }, at) => scene.say('redrawn', at, { hero: facts.hero }),
  over: ({ scene, facts }, at) =>
    scene.say('game-over', at, { winner: facts.winner, reason: facts.reason as Outcome['reason'] }),
};

const SOUND = {
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
} as const;

/** Shows a fact without motion: what moves slides or fades to its place, words say what happens. */
export function calmly(beat: Beat): void {
  const { scene, event, start, destination } = beat;
  const begins = scene.now;
  WORDS[event.type]?.(beat, begins);
  const sound = SOUND[event.type as keyof typeof SOUND];
  if (sound !== undefined) scene.sound(sound, begins, { x: 0 }, 0.7);
  settleAll(scene, start, destination, new Set());
  if (sound !== undefined && scene.now === begins) scene.now += READ / 2;
}
