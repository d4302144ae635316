import { kingLessons } from '#king-of-monsters/lessons';
import { type KingTypes, king } from '#king-of-monsters/rules';
import { gameTable } from '#king-of-monsters/table';
import { kingWords, presentation, SEAT_COLOURS, type Table } from '#king-of-monsters/view';
import type { PageProps } from '#module';
import { EventSheet, type GalleryGame } from '#module/sheet';

export { standIns } from '#king-of-monsters/table';

const GAME: GalleryGame<KingTypes, Table> = {
  rules: king,
  presentation,
  lessons: kingLessons,
  words: kingWords,
  table: gameTable,
  colours: SEAT_COLOURS,
};

/** Animation gallery of King of Monsters. */
export const Gallery = (props: PageProps) => (
  <EventSheet {...props} game={GAME} path="/dev/king-of-monsters" />
);
