import type { PageProps } from '#module';
import { EventSheet, type GalleryGame } from '#module/sheet';
import { SEAT_COLOURS } from '#ui';
import { type ZorglTypes, zorgl } from '#zorgl/rules';
import { gameTable } from '#zorgl/table';
import { captionFor, homeSubject, presentation, type Table, useZorglMessages } from '#zorgl/view';
import { ANIMATION_GALLERY } from '../routes';
import { SCENES } from './scenes';

/** The boxes around the centre. */
const CLOSE_UP = { x: 2.3, z: 1.35, height: 1.1 };

const [first, ...others] = SCENES;

const GAME: GalleryGame<ZorglTypes, Table> = {
  path: ANIMATION_GALLERY,
  rules: zorgl,
  presentation,
  scenes: [first!, ...others],
  table: gameTable,
  colours: SEAT_COLOURS,
  subject: ({ opening }, close) => (close ? CLOSE_UP : homeSubject(opening.board)),
  useCaptions() {
    const words = useZorglMessages();
    return (cue) => captionFor(cue, {}, words);
  },
};

/** The event sheet of Zorgl-Zilla. */
export const EventSheetPage = (props: PageProps) => <EventSheet {...props} game={GAME} />;
