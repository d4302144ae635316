import { useEffect, useMemo } from 'react';
import { PaintedSurface, useMood, useTier } from '#stage';
import { groundGeometry } from './ground/groundGeometry';
import { groundTextures } from './ground/groundTextures';
import { lampLight } from './ground/lampLight';
import type { StreetItem } from './street/item';
import { lampPools } from './street/plan';

/** The city is the same on every table. */
const SEED = 7;
/** Height from the deepest crack to the highest stone of the painted relief, table units. */
const RELIEF = 0.03;

export interface CityGroundProps {
  readonly columns: number;
  readonly rows: number;
  /** The street furniture; its lamps light the ground. */
  readonly items: readonly StreetItem[];
}

/** The painted ground, and the lamplight on it. */
function Paint({ columns, rows, items }: CityGroundProps) {
  const { lampsOnGround } = useMood();
  const { groundDetail } = useTier();
  const { colour, surface } = useMemo(
    () => groundTextures(columns, rows, SEED, groundDetail),
    [columns, rows, groundDetail],
  );
  useEffect(
    () => () => {
      colour.dispose();
      surface?.dispose();
    },
    [colour, surface],
  );
  const light = useMemo(
    () => (items.length === 0 ? null : lampLight(columns, rows, lampPools(items))),
    [columns, rows, items],
  );
  useEffect(() => () => light?.dispose(), [light]);
  const lamps = { lightMap: light, lightMapIntensity: lampsOnGround };
  const lit = light === null ? 'unlit' : 'lit';
  return surface === null ? (
    <meshStandardMaterial key={`plain ${lit}`} map={colour} roughness={0.82} {...lamps} />
  ) : (
    <meshStandardMaterial
      key={`detailed ${lit}`}
      map={colour}
      roughnessMap={surface}
      bumpMap={surface}
      bumpScale={RELIEF}
      {...lamps}
    />
  );
}

/** Streets and pavements of a city of boxes around the origin. */
export function CityGround(props: CityGroundProps) {
  const { columns, rows } = props;
  const geometry = useMemo(() => groundGeometry(columns, rows), [columns, rows]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  return (
    <PaintedSurface geometry={geometry}>
      <Paint {...props} />
    </PaintedSurface>
  );
}
