import type { LocalizedText, Ping } from '#core';
import type { Seat, View } from '#king-of-monsters/rules';
import { nameOf, type SeatNames } from '#module';
import type { Badge } from '#stage';
import { columnX, rowZ } from './geometry';
import { chartOf } from './panels/chartModel';
import { type PlayMessages, playMessages } from './panels/messages';
import { marksAt, marksShown, SIGN_LINES, talkPlace } from './panels/talk';
import { emblemOf } from './specs';

/** Stacking of badges from the upper edge of a plate, in badge heights. */
const MARK = { size: 0.72, up: 0.32, next: 0.86, lift: 0.1 } as const;
const MORE = '#ffbf66';

/** Screen-reader text: which seat pings what. */
function said(marks: readonly Ping[], names: SeatNames): LocalizedText {
  const lines = ({ talk }: PlayMessages) =>
    marks.map(({ seat, sign }) => talk.says(nameOf(names, seat), talk.signs[sign])).join(', ');
  return { en: lines(playMessages('en')), fr: lines(playMessages('fr')) };
}

/** Pings above the plates of the chart: the seat's shape and colour, and the sign. */
export function talkBadges(
  marks: readonly Ping[],
  view: View,
  { colours, names }: { readonly colours: Readonly<Record<Seat, string>>; readonly names: SeatNames },
): readonly Badge[] {
  return chartOf(view).flatMap((row) =>
    row.plates.flatMap((plate): readonly Badge[] => {
      const all = marksAt(marks, talkPlace(row, plate));
      const { shown, more } = marksShown(all);
      const at = (index: number): Pick<Badge, 'at' | 'offset' | 'scale'> => ({
        at: [columnX(plate.col - 1), MARK.lift, rowZ(row.row) - MARK.up],
        offset: [0, -MARK.next * index],
        scale: MARK.size,
      });
      const badges = shown.map((mark, index): Badge => {
        const { seat, sign } = mark;
        const colour = colours[seat as Seat];
        return {
          ...at(index),
          emblem: emblemOf(seat as Seat),
          colour,
          text: '',
          lines: SIGN_LINES[sign],
          says: said([mark], names),
        };
      });
      if (more === 0) return badges;
      const says = said(all.slice(0, more), names);
      return [...badges, { ...at(badges.length), colour: MORE, text: `+${more}`, says }];
    }),
  );
}
