import type { CaptionCue } from '#director';
import { isZone, type Side } from '#king-of-monsters/rules';
import { type Caption, captionOf, nameOf, type SeatNames } from '#module';
import type { PlayMessages } from './messages';

/**
 * Text of a caption cue; null for a key without one. The largest captions fit only a word or two beside the
 * panels.
 */
export function captionFor(
  { key, params }: Pick<CaptionCue, 'key' | 'params'>,
  names: SeatNames,
  words: PlayMessages,
): Caption | null {
  const { story, rows, zones } = words;
  const { short } = story;
  const row = rows[params.row as 'R'] ?? '';
  const zone = String(params.zone ?? '');
  // Only The Grey discards numbers, so the cue does not name the hero.
  const about = key === 'grey' ? { ...params, hero: 'grey' } : params;
  return captionOf({ key, params: about }, names, {
    phase: {
      tone: 'turn',
      text: (_, { turn, phase }) => story.turn(Number(turn), story.phase[phase as 'draw']),
    },
    swept: { tone: 'power', text: (_, { count }) => story.swept(Number(count)) },
    dealt: { tone: 'turn', text: (_, { up }) => story.dealt(Number(up) === 1) },
    duel: {
      tone: 'power',
      seat: 'hero',
      text: (name) => (row === '' ? short.attack(name) : short.duel(name, row)),
    },
    blows: { tone: 'combo', text: (_, { count }) => story.blows(Number(count)) },
    'duel-over': {
      tone: 'turn',
      text: (_, { winner, hero }) => short.duelOver(nameOf(names, winner === 'king' ? 'king' : String(hero))),
    },
    'taken-out': { tone: 'power', seat: 'hero', text: short.takenOut },
    back: { tone: 'turn', seat: 'hero', text: short.back },
    lost: { tone: 'power', seat: 'hero', text: short.lost },
    destroyed: { tone: 'mega', text: () => short.destroyed },
    advance: { tone: 'power', text: () => story.kingMoved(isZone(zone) ? zones[zone] : zone) },
    pushed: { tone: 'mega', text: () => short.pushed },
    held: { tone: 'turn', text: () => short.held },
    beaten: { tone: 'power', text: () => short.beaten(row) },
    disabled: { tone: 'combo', text: () => short.disabled(row) },
    frenzy: { tone: 'mega', text: () => short.frenzy },
    gambled: { tone: 'power', text: () => story.gambled },
    toll: { tone: 'turn', text: () => short.toll },
    airstrip: { tone: 'turn', text: () => short.airstrip },
    redrawn: { tone: 'turn', text: () => short.redrawn },
    smashed: {
      tone: 'power',
      text: (_, { damage, rating }) => short.smashed(Number(damage), Number(rating)),
    },
    grey: { tone: 'power', seat: 'hero', text: (_, { number }) => short.grey(Number(number)) },
    reversed: { tone: 'turn', text: () => short.reversed(row) },
    'game-over': { tone: 'combo', text: (_, { winner }) => words.won[winner as Side] },
  });
}
