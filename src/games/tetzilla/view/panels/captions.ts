import type { CaptionCue } from '#director';
import { type Caption, nameOf, type SeatNames } from '#module';
import { DECIDING_STAGES, SEATS, type Seat } from '#tetzilla/rules';
import type { BannerTone } from '#ui';
import type { TetMessages } from '../messages';

/** The words of a caption cue; null for a key that has none. */
export function captionFor(
  cue: Pick<CaptionCue, 'key' | 'params'>,
  names: SeatNames,
  { caption }: TetMessages,
): Caption | null {
  const seatOf = (param: string): Seat | undefined => SEATS.find((seat) => seat === cue.params[param]);
  const about = (param: string, words: (name: string) => string, tone: BannerTone): Caption | null => {
    const seat = seatOf(param);
    return seat === undefined ? null : { text: words(nameOf(names, seat)), tone, seat };
  };
  switch (cue.key) {
    case 'turn':
      return about('player', (name) => caption.turn(name, Number(cue.params.number)), 'turn');
    case 'stage': {
      const stage = DECIDING_STAGES.find((each) => each === cue.params.stage);
      return stage === undefined ? null : { text: caption.stage[stage], tone: 'turn' };
    }
    case 'died':
      return about('kaiju', caption.died, 'mega');
    case 'ignored':
      return about('kaiju', () => caption.ignored, 'power');
    case 'crash':
      return { text: caption.crash, tone: 'combo' };
    case 'row':
      return { text: caption.row(Number(cue.params.row)), tone: 'mega' };
    case 'aside':
      return { text: caption.fullUp, tone: 'mega' };
    case 'game-over': {
      const winners = String(cue.params.winners ?? '')
        .split('')
        .flatMap((letter) => SEATS.filter((seat) => seat === letter));
      const called = winners.map((seat) => nameOf(names, seat));
      const [first] = called;
      if (first === undefined) return null;
      return { text: called.length === 1 ? caption.wins(first) : caption.share(called), tone: 'combo' };
    }
    default:
      return null;
  }
}
