import { useMemo } from 'react';
import type { SettingProps } from '#module';
import { TableTop } from '#stage';
import type { TetzillaTypes } from '#tetzilla/rules';
import { seatMats, type Table } from '#tetzilla/view';
import { Frame } from './Frame';

/** The table top is so much wider than the board, for the mats beside it. */
const ROOM = 9;

/** The table with the mats of the players, and the frame with the board on it. */
export function Setting({ table, colours, coordinates }: SettingProps<TetzillaTypes, Table>) {
  const { columns } = table;
  const mats = useMemo(() => seatMats(table, colours), [table, colours]);
  const cloth = useMemo(
    () => ({ width: columns + ROOM, depth: 9.4, corner: 2.3, colour: '#2a2440' }),
    [columns],
  );
  return (
    <>
      <TableTop mats={mats} cloth={cloth} />
      <Frame columns={columns} labels={coordinates} />
    </>
  );
}
