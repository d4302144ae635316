import { useMemo } from 'react';
import { useMessages } from '#i18n';
import { CityBoard, KAIJU_DECALS, KAIJU_EFFECTS, registerKaijuModels } from '#kaiju';
import type { PageProps } from '#module';
import { EventSheet, type GalleryGame, type GroundProps } from '#module/sheet';
import { TableTop } from '#stage';
import { SEAT_COLOURS } from '#ui';
import { type ZorglTypes, zorgl } from '#zorgl/rules';
import {
  captionFor,
  homeSubject,
  pieceSpecs,
  placeOf,
  presentation,
  seatMats,
  type Table,
  tableCards,
  useZorglMessages,
} from '#zorgl/view';
import { EVENT_SHEET } from '../routes';
import { SCENES } from './scenes';

registerKaijuModels();

const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const RANKS = ['7', '6', '5', '4', '3', '2', '1'];

/** The boxes around the middle. */
const CLOSE_UP = { x: 2.3, z: 1.35, height: 1.1 };

function Ground({ scene: { opening } }: GroundProps<ZorglTypes, Table>) {
  const mats = useMemo(() => seatMats(opening.order, SEAT_COLOURS), [opening]);
  return (
    <>
      <TableTop mats={mats} />
      <CityBoard columns={7} rows={7} columnNames={FILES} rowNames={RANKS} labels={false} />
    </>
  );
}

const [first, ...others] = SCENES;

const GAME: GalleryGame<ZorglTypes, Table> = {
  path: EVENT_SHEET,
  rules: zorgl,
  presentation,
  scenes: [first!, ...others],
  effects: KAIJU_EFFECTS,
  drawings: KAIJU_DECALS,
  specs: (table) => pieceSpecs(table, SEAT_COLOURS),
  decals: ({ decals }) => decals,
  subject: ({ opening }, close) => (close ? CLOSE_UP : homeSubject(opening.board)),
  placeOf,
  Ground,
  useCards() {
    const words = useZorglMessages();
    const { cards } = useMessages();
    return useMemo(() => tableCards(words, cards), [words, cards]);
  },
  useCaptions() {
    const words = useZorglMessages();
    return (cue) => captionFor(cue, {}, words);
  },
};

/** The event sheet of Zorgl-Zilla. */
export const EventSheetPage = (props: PageProps) => <EventSheet {...props} game={GAME} />;
