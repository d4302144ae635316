import type { CaptionCue } from '#director';
import { type Caption, captionOf, type SeatNames } from '#module';
import type { ZorglMessages } from '../messages';

/** The text of a caption cue; null if its key or power has none. */
export function captionFor(
  cue: Pick<CaptionCue, 'key' | 'params'>,
  names: SeatNames,
  { caption }: ZorglMessages,
): Caption | null {
  const powers: Readonly<Record<string, string>> = caption.powers;
  return captionOf(cue, names, {
    power: { tone: 'power', text: (_, { power }) => powers[String(power)] },
    combo: { tone: 'combo', text: () => caption.combo },
    'mega-combo': { tone: 'mega', text: () => caption.megaCombo },
    stamp: { tone: 'power', seat: 'monster', text: () => caption.stamp },
    howl: { tone: 'power', seat: 'monster', text: () => caption.howl },
    inertia: { tone: 'power', seat: 'monster', text: () => caption.inertia },
    'plant-down': { tone: 'mega', text: () => caption.plant },
    turn: { tone: 'turn', seat: 'player', text: caption.turn },
    'passed-over': { tone: 'turn', seat: 'player', text: caption.passedOver },
    'game-over': { tone: 'combo', seat: 'winner', text: caption.wins },
  });
}
