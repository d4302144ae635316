import type { CaptionCue } from '#director';
import { type Hero, isZone, type Side } from '#king-of-monsters/rules';
import { type Caption, nameOf, type SeatNames } from '#module';
import type { PlayMessages } from './messages';

/**
 * The words of a caption cue; null for a key that has none. The greatest are so large that only a word or two of them
 * fits beside the panels.
 */
export function captionFor(
  { key, params }: Pick<CaptionCue, 'key' | 'params'>,
  names: SeatNames,
  words: PlayMessages,
): Caption | null {
  const { story, rows, zones } = words;
  const hero = String(params.hero ?? '') as Hero;
  const name = nameOf(names, hero);
  const row = rows[params.row as 'R'] ?? '';
  const zone = String(params.zone ?? '');
  const where = isZone(zone) ? zones[zone] : zone;
  switch (key) {
    case 'phase':
      return {
        text: story.turn(Number(params.turn), story.phase[params.phase as 'draw']),
        tone: 'turn',
      };
    case 'swept':
      return { text: story.swept(Number(params.count)), tone: 'power' };
    case 'dealt':
      return { text: story.dealt(Number(params.up) === 1), tone: 'turn' };
    case 'duel':
      return {
        text: row === '' ? story.short.attack(name) : story.short.duel(name, row),
        tone: 'power',
        seat: hero,
      };
    case 'blows':
      return { text: story.blows(Number(params.count)), tone: 'combo' };
    case 'duel-over':
      return {
        text: story.short.duelOver(params.winner === 'king' ? nameOf(names, 'king') : name),
        tone: 'turn',
      };
    case 'taken-out':
      return { text: story.short.takenOut(name), tone: 'power', seat: hero };
    case 'back':
      return { text: story.short.back(name), tone: 'turn', seat: hero };
    case 'lost':
      return { text: story.short.lost(name), tone: 'power', seat: hero };
    case 'destroyed':
      return { text: story.short.destroyed, tone: 'mega' };
    case 'advance':
      return { text: story.kingMoved(where), tone: 'power' };
    case 'pushed':
      return { text: story.short.pushed, tone: 'mega' };
    case 'held':
      return { text: story.short.held, tone: 'turn' };
    case 'beaten':
      return { text: story.short.beaten(row), tone: 'power' };
    case 'disabled':
      return { text: story.short.disabled(row), tone: 'combo' };
    case 'frenzy':
      return { text: story.short.frenzy, tone: 'mega' };
    case 'gambled':
      return { text: story.gambled, tone: 'power' };
    case 'toll':
    case 'airstrip':
    case 'redrawn':
      return { text: story.short[key], tone: 'turn' };
    case 'smashed':
      return { text: story.short.smashed(Number(params.damage), Number(params.rating)), tone: 'power' };
    case 'grey':
      return { text: story.short.grey(Number(params.number)), tone: 'power', seat: 'grey' };
    case 'reversed':
      return { text: story.short.reversed(row), tone: 'turn' };
    case 'game-over':
      return { text: words.won[params.winner as Side], tone: 'combo' };
    default:
      return null;
  }
}
