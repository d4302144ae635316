import type { TalkMark } from '#core';
import type { Seat, View } from '#king-of-monsters/rules';
import type { Badge } from '#stage';
import { columnX, rowZ } from './geometry';
import { chartOf } from './panels/chartModel';
import { marksAt, marksShown, SIGN_LINES, talkPlace } from './panels/talk';
import { emblemOf } from './specs';

/** Marks stand one below the other from the upper edge of a plate on; heights of a badge. */
const MARK = { size: 0.72, up: 0.32, next: 0.86, lift: 0.1 } as const;
const MORE = '#ffbf66';

/** What the heroes say of the plates of the chart, over them: whose it is by shape and colour, and the sign. */
export function talkBadges(
  marks: readonly TalkMark[],
  view: View,
  colours: Readonly<Record<Seat, string>>,
): readonly Badge[] {
  return chartOf(view).flatMap((row) =>
    row.plates.flatMap((plate): readonly Badge[] => {
      const { shown, more } = marksShown(marksAt(marks, talkPlace(row, plate)));
      const at = (index: number): Pick<Badge, 'at' | 'offset' | 'scale'> => ({
        at: [columnX(plate.col - 1), MARK.lift, rowZ(row.row) - MARK.up],
        offset: [0, -MARK.next * index],
        scale: MARK.size,
      });
      const said = shown.map(({ seat, sign }, index): Badge => {
        const colour = colours[seat as Seat];
        return { ...at(index), emblem: emblemOf(seat as Seat), colour, text: '', lines: SIGN_LINES[sign] };
      });
      return more === 0 ? said : [...said, { ...at(said.length), colour: MORE, text: `+${more}` }];
    }),
  );
}
