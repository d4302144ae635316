import type { CaptionCue } from '#director';
import { type Caption, captionOf, nameOf, type SeatNames } from '#module';
import type { DecidingStage } from '#tetzilla/rules';
import type { TetMessages } from '../messages';

/** The text of a caption cue; null if its key has none. */
export function captionFor(
  cue: Pick<CaptionCue, 'key' | 'params'>,
  names: SeatNames,
  { caption }: TetMessages,
): Caption | null {
  return captionOf(cue, names, {
    turn: { tone: 'turn', seat: 'player', text: (name, { number }) => caption.turn(name, Number(number)) },
    stage: { tone: 'turn', text: (_, { stage }) => caption.stage[stage as DecidingStage] },
    died: { tone: 'mega', seat: 'kaiju', text: caption.died },
    ignored: { tone: 'power', seat: 'kaiju', text: () => caption.ignored },
    crash: { tone: 'combo', text: () => caption.crash },
    row: { tone: 'mega', text: (_, { row }) => caption.row(Number(row)) },
    aside: { tone: 'mega', text: () => caption.fullUp },
    'game-over': {
      tone: 'combo',
      text: (_, { winners = '' }) => {
        const called = [...String(winners)].map((seat) => nameOf(names, seat));
        return called.length > 1 ? caption.share(called) : called.map(caption.wins)[0];
      },
    },
  });
}
