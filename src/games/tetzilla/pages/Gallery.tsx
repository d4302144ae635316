import type { PageProps } from '#module';
import { EventSheet, type GalleryGame } from '#module/sheet';
import { tetzillaLessons } from '#tetzilla/lessons';
import { type TetzillaTypes, tetzilla } from '#tetzilla/rules';
import { gameTable } from '#tetzilla/table';
import { presentation, type Table, tetzillaWords } from '#tetzilla/view';
import { SEAT_COLOURS } from '#ui';

export { standIns } from '#tetzilla/table';

const GAME: GalleryGame<TetzillaTypes, Table> = {
  rules: tetzilla,
  presentation,
  lessons: tetzillaLessons,
  words: tetzillaWords,
  table: gameTable,
  colours: SEAT_COLOURS,
};

/** Animation gallery of TetZilla. */
export const Gallery = (props: PageProps) => <EventSheet {...props} game={GAME} path="/dev/tetzilla" />;
