import { useMemo } from 'react';
import { Ambience, CityBoard } from '#kaiju';
import type { SceneryProps } from '#module';
import { Floor, QUALITY, TableTop } from '#stage';
import type { ZorglTypes } from '#zorgl/rules';
import { builtBoxes, chimneysOf, seatMats, type Table } from '#zorgl/view';
import { paintFloor } from './floor';

const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const RANKS = ['7', '6', '5', '4', '3', '2', '1'];

/** The ground of the city with its streets, the players' mats, and the steam of the plant. */
export function Scenery(props: SceneryProps<ZorglTypes, Table>) {
  const { opening, table, seats, colours } = props;
  const mats = useMemo(() => seatMats(seats, colours), [seats, colours]);
  const chimneys = useMemo(() => chimneysOf(table), [table]);
  const built = useMemo(() => builtBoxes(opening.board), [opening]);
  return (
    <>
      <Floor paint={paintFloor} />
      <TableTop mats={mats} />
      <CityBoard
        columns={7}
        rows={7}
        columnNames={FILES}
        rowNames={RANKS}
        labels={props.coordinates}
        built={built}
      />
      <Ambience
        chimneys={chimneys}
        specs={props.specs}
        source={props.source}
        richness={QUALITY[props.quality].particles}
        moving={props.moving}
      />
    </>
  );
}
