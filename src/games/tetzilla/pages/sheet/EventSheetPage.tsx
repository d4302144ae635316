import type { PageProps } from '#module';
import { EventSheet, type GalleryGame, type PlayedScene } from '#module/sheet';
import { type TetzillaTypes, tetzilla } from '#tetzilla/rules';
import { gameTable } from '#tetzilla/table';
import { captionFor, homeSubject, onTable, presentation, type Table, useTetMessages } from '#tetzilla/view';
import { SEAT_COLOURS } from '#ui';
import { ANIMATION_GALLERY } from '../routes';
import { SCENES } from './scenes';

export { standIns } from '#tetzilla/table';

/** A close-up shows the full width of the board, and this many boxes around the middle of the town. */
const AROUND = { across: 4.4, up: 3.4 };

/** The whole city or, for a close-up, the middle of the town. */
function subject({ opening }: PlayedScene<TetzillaTypes, Table>, close: boolean) {
  const home = homeSubject(opening, 1.2);
  if (!close) return home;
  const [, y, z] = onTable({ across: 0, up: 6.5, out: 0.8 });
  return { ...home, x: AROUND.across, height: 2 * AROUND.up, z: 0.5, middle: { y, z } };
}

const GAME: GalleryGame<TetzillaTypes, Table> = {
  path: ANIMATION_GALLERY,
  rules: tetzilla,
  presentation,
  scenes: SCENES,
  table: gameTable,
  colours: SEAT_COLOURS,
  subject,
  useCaptions() {
    const words = useTetMessages();
    return (cue) => captionFor(cue, {}, words);
  },
};

/** The event sheet of TetZilla. */
export const EventSheetPage = (props: PageProps) => <EventSheet {...props} game={GAME} />;
