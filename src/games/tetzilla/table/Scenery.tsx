import { useMemo } from 'react';
import type { SceneryProps } from '#module';
import { TableTop } from '#stage';
import type { TetzillaTypes } from '#tetzilla/rules';
import { FRAME_COLUMNS, seatMats, type Table } from '#tetzilla/view';
import { FaceContacts } from './FaceContacts';
import { FaceSigns } from './FaceSigns';
import { Frame } from './Frame';
import { Room } from './Room';

/** How much wider than the frame the tabletop is, to make room for the mats. */
const ROOM = 9;
const CLOTH = { width: FRAME_COLUMNS + ROOM, depth: 9.4, corner: 2.3, colour: '#2a2440' };

/** The room, the table with the players' mats, and the frame with the board. */
export function Scenery({ table, colours, coordinates, source }: SceneryProps<TetzillaTypes, Table>) {
  const mats = useMemo(() => seatMats(table, colours), [table, colours]);
  return (
    <>
      <Room />
      <TableTop mats={mats} cloth={CLOTH} />
      <Frame table={table} source={source} labels={coordinates} />
      <FaceContacts table={table} source={source} />
      <FaceSigns table={table} source={source} />
    </>
  );
}
