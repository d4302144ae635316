import { useMemo } from 'react';
import type { Quality } from '#core';
import type { CueVisitor, DecalVisitor } from '#director';
import { Ambience, CityBoard, KAIJU_DECALS, KAIJU_EFFECTS } from '#kaiju';
import type { Session } from '#session';
import { Decals, Effects, Lights, MiniatureField, PieceField, QUALITY, TableTop } from '#stage';
import type { SeatColours } from '#ui';
import type { Seat, ZorglTypes } from '#zorgl/rules';
import { builtBoxes, chimneysOf, pieceSpecs, seatMats, type Table } from '#zorgl/view';

const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const RANKS = ['7', '6', '5', '4', '3', '2', '1'];

/** What is to be seen on the table at the moment. */
export interface TableSource {
  /** How fast its time passes; 1 is the pace that everything is made for. */
  readonly speed: number;
  sample(out: Float64Array): void;
  visitActiveCues(visit: CueVisitor): void;
  visitDecals(visit: DecalVisitor): void;
}

export interface TableSceneProps {
  readonly session: Session<ZorglTypes, Table>;
  readonly seats: readonly Seat[];
  readonly colours: SeatColours;
  readonly source: TableSource;
  readonly quality: Quality;
  readonly coordinates: boolean;
  readonly breathing: boolean;
  /** Monsters can be made out behind buildings, which helps players and spoils photos. */
  readonly veiled: boolean;
}

/** Everything that stands and lies on the table of a session, and its light. */
export function TableScene(props: TableSceneProps) {
  const { session, seats, colours, source, quality } = props;
  const { veiled } = props;
  const specs = useMemo(() => {
    const all = pieceSpecs(session.table, colours);
    return veiled ? all : all.map((spec) => ({ ...spec, standsOut: false }));
  }, [session, colours, veiled]);
  const mats = useMemo(() => seatMats(seats, colours), [seats, colours]);
  const chimneys = useMemo(() => chimneysOf(session.table), [session]);
  const built = useMemo(() => builtBoxes(session.opening.board), [session]);
  return (
    <>
      <Lights tier={QUALITY[quality]} />
      <TableTop mats={mats} />
      <CityBoard
        columns={7}
        rows={7}
        columnNames={FILES}
        rowNames={RANKS}
        labels={props.coordinates}
        built={built}
      />
      <Decals source={source} drawings={KAIJU_DECALS} />
      <PieceField specs={specs} source={source} />
      <MiniatureField specs={specs} source={source} breathing={props.breathing} />
      <Ambience
        chimneys={chimneys}
        specs={specs}
        source={source}
        richness={QUALITY[quality].particles}
        moving={props.breathing}
      />
      <Effects source={source} richness={QUALITY[quality].particles} library={KAIJU_EFFECTS} />
    </>
  );
}
