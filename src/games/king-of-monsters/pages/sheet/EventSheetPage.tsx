import { type KingTypes, king, ZONES } from '#king-of-monsters/rules';
import { gameTable } from '#king-of-monsters/table';
import {
  captionFor,
  presentation,
  SEAT_COLOURS,
  type Table,
  usePlayMessages,
  wholeSubject,
  ZONE,
  zoneX,
} from '#king-of-monsters/view';
import type { PageProps } from '#module';
import { EventSheet, type GalleryGame, type PlayedScene } from '#module/sheet';
import { ANIMATION_GALLERY } from '../routes';
import { SCENES } from './scenes';

export { standIns } from '#king-of-monsters/table';

/** Half-width of the island in close-ups, table units. */
const NEAR = 3.4;
const MAX_X = (ZONE.width * ZONES.length) / 2 - NEAR;

/** Camera subject: the whole table or, in close-up, the King's part of the island and the chart. */
function subject({ tables }: PlayedScene<KingTypes, Table>, close: boolean) {
  const whole = wholeSubject();
  if (!close) return whole;
  const x = Math.max(-MAX_X, Math.min(MAX_X, zoneX(tables[0]!.king)));
  return { ...whole, x: NEAR, middle: { y: 0, z: 0, ...whole.middle, x } };
}

const GAME: GalleryGame<KingTypes, Table> = {
  path: ANIMATION_GALLERY,
  rules: king,
  presentation,
  scenes: SCENES,
  table: gameTable,
  colours: SEAT_COLOURS,
  subject,
  useCaptions() {
    const words = usePlayMessages();
    return (cue) => captionFor(cue, {}, words);
  },
};

/** Animation gallery of King of Monsters. */
export const EventSheetPage = (props: PageProps) => <EventSheet {...props} game={GAME} />;
