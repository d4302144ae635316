import type { PageProps } from '#module';
import { EventSheet, type GalleryGame } from '#module/sheet';
import { SEAT_COLOURS } from '#ui';
import { zorglLessons } from '#zorgl/lessons';
import { type ZorglTypes, zorgl } from '#zorgl/rules';
import { gameTable } from '#zorgl/table';
import { presentation, type Table, zorglWords } from '#zorgl/view';

const GAME: GalleryGame<ZorglTypes, Table> = {
  rules: zorgl,
  presentation,
  lessons: zorglLessons,
  words: zorglWords,
  table: gameTable,
  colours: SEAT_COLOURS,
};

/** Animation gallery of Zorgl-Zilla. */
export const Gallery = (props: PageProps) => <EventSheet {...props} game={GAME} path="/dev/choreography" />;
