import type { CaptionCue } from '#director';
import { type Caption, nameOf, type SeatNames } from '#module';
import type { BannerTone } from '#ui';
import { SEATS } from '#zorgl/rules';
import type { ZorglMessages } from '../messages';

/** The words of a caption cue; null for a key or a power that has none. */
export function captionFor(
  cue: Pick<CaptionCue, 'key' | 'params'>,
  names: SeatNames,
  { caption }: ZorglMessages,
): Caption | null {
  const seatOf = (param: string) => SEATS.find((seat) => seat === cue.params[param]);
  const about = (param: string, words: (name: string) => string, tone: BannerTone): Caption | null => {
    const seat = seatOf(param);
    return seat === undefined ? null : { text: words(nameOf(names, seat)), tone, seat };
  };
  switch (cue.key) {
    case 'power': {
      const powers: Readonly<Record<string, string>> = caption.powers;
      const text = powers[String(cue.params.power)];
      return text === undefined ? null : { text, tone: 'power' };
    }
    case 'combo':
      return { text: caption.combo, tone: 'combo' };
    case 'mega-combo':
      return { text: caption.megaCombo, tone: 'mega' };
    case 'stamp':
      return about('monster', () => caption.stamp, 'power');
    case 'howl':
      return about('monster', () => caption.howl, 'power');
    case 'inertia':
      return about('monster', () => caption.inertia, 'power');
    case 'plant-down':
      return { text: caption.plant, tone: 'mega' };
    case 'turn':
      return about('player', caption.turn, 'turn');
    case 'passed-over':
      return about('player', caption.passedOver, 'turn');
    case 'game-over':
      return about('winner', caption.wins, 'combo');
    default:
      return null;
  }
}
