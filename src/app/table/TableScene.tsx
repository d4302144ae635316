import { useCallback, useMemo } from 'react';
import type { Quality } from '#core';
import type { TableSource } from '#module';
import {
  Decals,
  Effects,
  Lights,
  MiniatureField,
  PieceField,
  QUALITY,
  type SeenPlace,
  withMedallions,
} from '#stage';
import type { TableParts } from './parts';

export interface TableSceneProps {
  readonly parts: TableParts;
  readonly source: TableSource;
  readonly quality: Quality;
  readonly coordinates: boolean;
  readonly breathing: boolean;
  /** Panels take the place of what lies on the table: see `home` of the game. */
  readonly told?: boolean;
  /** Figures can be made out behind what hides them, which helps players and spoils photos. */
  readonly veiled: boolean;
  /** What must be seen, whatever stands before it. */
  readonly seen?: readonly SeenPlace[];
}

/** Everything that stands and lies on the table of a session, and its light. */
export function TableScene(props: TableSceneProps) {
  const { parts, source, quality, veiled, seen } = props;
  const { table, session, colours, figures } = parts;
  const { Setting } = table;
  const specs = useMemo(() => {
    const all = table.specs(session.table, colours, figures);
    return veiled ? all : all.map((spec) => ({ ...spec, standsOut: false }));
  }, [table, session, colours, figures, veiled]);
  const marked = useMemo(() => withMedallions(specs, source), [specs, source]);
  const [first] = useMemo(() => [session.table], [session]);
  const restless = useCallback(() => {
    const { thinking } = session;
    return thinking === null ? null : table.figureOf(thinking, session.table);
  }, [session, table]);
  const { particles } = QUALITY[quality];
  return (
    <>
      <Lights tier={QUALITY[quality]} lamp={table.lamp} />
      <Setting
        opening={session.opening}
        table={first}
        seats={parts.seats}
        colours={colours}
        specs={specs}
        source={source}
        quality={quality}
        coordinates={props.coordinates}
        language={parts.language}
        moving={props.breathing}
        told={props.told === true}
      />
      <Decals source={source} drawings={table.drawings} plane={table.decalPlane} />
      <PieceField
        {...marked}
        {...(seen === undefined ? {} : { seen })}
        {...(props.breathing && { restless })}
      />
      <MiniatureField specs={specs} source={source} breathing={props.breathing} restless={restless} />
      <Effects source={source} richness={particles} library={table.effects} />
    </>
  );
}
