import { settleAll } from '#kaiju/show';
import { RATINGS, type Outcome, type Site } from '#king-of-monsters/rules';
import { damageOf } from '../table';
import type { Beat } from './beat';

/** Seconds that words stay before the next thing happens. */
const READ = 0.35;

/** What is said of a fact where nothing moves about. */
function words({ scene, event, facts, after }: Beat): void {
  const { now } = scene;
  const { hero, row } = facts;
  switch (event.type) {
    case 'phase':
      return scene.say('phase', now, { phase: facts.phase, turn: facts.turn });
    case 'dealt':
      return scene.say('dealt', now, { up: facts.up ? 1 : 0 });
    case 'duel':
      return scene.say('duel', now, { hero, row: row ?? '' });
    case 'duel-over':
      return scene.say('duel-over', now, { hero, winner: facts.winner });
    case 'taken-out':
      return scene.say('taken-out', now, { hero });
    case 'state':
      if (facts.state === 'lost') return scene.say('lost', now, { hero });
      return facts.state === 'up' ? scene.say('back', now, { hero, state: facts.state }) : undefined;
    case 'smashed': {
      const zone = facts.zone as Site;
      return scene.say('smashed', now, { zone, damage: damageOf(after.sites[zone]), rating: RATINGS[zone] });
    }
    case 'zone-destroyed':
      return scene.say('destroyed', now, { zone: facts.zone as Site });
    case 'king-moved':
      return scene.say('advance', now, { zone: facts.to });
    case 'king-pushed':
      return scene.say('pushed', now, { zone: facts.to });
    case 'compared':
      if (!facts.won) return scene.say('held', now, { row });
      return after.rows[row].plates.length === 0 ? scene.say('beaten', now, { row }) : undefined;
    case 'row-disabled':
      return scene.say('disabled', now, { row });
    case 'frenzy':
      return scene.say('frenzy', now, {});
    case 'gambled':
      return scene.say('gambled', now, {});
    case 'toll':
      return scene.say('toll', now, { row });
    case 'reversed':
      return scene.say('reversed', now, { row, of: facts.of });
    case 'grey':
      return scene.say('grey', now, { number: facts.card?.[0] === 'W' ? 9 : Number(facts.card?.[1]) });
    case 'airstrip':
      return scene.say('airstrip', now, { hero });
    case 'redrawn':
      return scene.say('redrawn', now, { hero });
    case 'over':
      return scene.say('game-over', now, { winner: facts.winner, reason: facts.reason as Outcome['reason'] });
    default:
      return;
  }
}

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
  words(beat);
  const sound = SOUND[event.type as keyof typeof SOUND];
  if (sound !== undefined) scene.sound(sound, begins, { x: 0 }, 0.7);
  settleAll(scene, start, destination, new Set());
  if (sound !== undefined && scene.now === begins) scene.now += READ / 2;
}
