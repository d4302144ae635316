import { useMemo } from 'react';
import { HERO_COLOURS, HEROES, type KingTypes, king, SEATS, type Seat, ZONES } from '#king-of-monsters/rules';
import { gameTable } from '#king-of-monsters/table';
import {
  captionFor,
  PAINTS,
  presentation,
  type Table,
  tableCards,
  usePlayMessages,
  wholeSubject,
  ZONE,
  zoneX,
} from '#king-of-monsters/view';
import type { PageProps } from '#module';
import { EventSheet, type GalleryGame, type GroundProps, type PlayedScene } from '#module/sheet';
import { ANIMATION_GALLERY } from '../routes';
import { SCENES } from './scenes';

export { standIns } from '#king-of-monsters/table';

const { effects, drawings, placeOf, decals, Setting } = gameTable;

const COLOURS = Object.fromEntries([
  ['king', '#e8553c'],
  ...HEROES.map((hero) => [hero, PAINTS[HERO_COLOURS[hero]].ground]),
]) as Readonly<Record<Seat, string>>;

function Ground({ scene, specs, source, quality }: GroundProps<KingTypes, Table>) {
  const [table] = scene.tables;
  return (
    <Setting
      opening={king.view(scene.opening, 'spectator')}
      table={table!}
      seats={SEATS}
      colours={COLOURS}
      specs={specs}
      source={source}
      quality={quality}
      coordinates={false}
      language="en"
      moving={false}
    />
  );
}

/** How much of the island is seen from near by, to either side. */
const NEAR = 3.4;
const MAX_X = (ZONE.width * ZONES.length) / 2 - NEAR;

/** The whole table; or, close, the part of the island where the King stands, with the chart. */
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
  effects,
  drawings,
  ...(gameTable.lamp === undefined ? {} : { lamp: gameTable.lamp }),
  specs: (table) => gameTable.specs(table, COLOURS),
  decals,
  subject,
  placeOf,
  Ground,
  useCards: () => useMemo(() => tableCards(), []),
  useCaptions() {
    const words = usePlayMessages();
    return (cue) => captionFor(cue, {}, words);
  },
};

/** The event sheet of King of Monsters. */
export const EventSheetPage = (props: PageProps) => <EventSheet {...props} game={GAME} />;
