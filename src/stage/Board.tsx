import { useEffect, useMemo } from 'react';
import { frameLabels } from './frameLabels';
import { groundGeometry } from './ground/groundGeometry';
import { groundTextures } from './ground/groundTextures';
import { lampLight } from './ground/lampLight';
import { STREET_LEVEL } from './ground/measures';
import { useMood } from './light/MoodContext';
import { moulding, type ProfilePoint } from './moulding';
import { woodTexture } from './paint';
import type { StreetItem } from './street/item';
import { lampPools, someOf, streetPlan } from './street/plan';
import { StreetFurniture } from './street/StreetFurniture';
import { useTier } from './TierContext';
import { useDisposable } from './useDisposable';

export interface BoardProps {
  readonly columns: number;
  readonly rows: number;
  /** Names of the columns from west to east, of the rows from north to south. */
  readonly columnNames: readonly string[];
  readonly rowNames: readonly string[];
  /** Whether the names stand on the frame. */
  readonly labels: boolean;
  /** For each box whether a house stands there at the beginning, row by row from the north-west: furnishes the streets. */
  readonly built?: readonly boolean[];
}

const FRAME = 0.34;
const FRAME_HEIGHT = 0.09;
const CORNER = 0.05;
/** A lip around the city, a flat top for the names, a step down to the table. */
const PROFILE: readonly ProfilePoint[] = [
  [0, STREET_LEVEL],
  [0, 0.06],
  [0.025, FRAME_HEIGHT],
  [FRAME - 0.04, FRAME_HEIGHT],
  [FRAME, 0.05],
  [FRAME, -0.12],
];
/** Width of the strip that a row of names is drawn on, and how far it is moved out from the frame's middle. */
const NAME_STRIP = 0.34;
const NAME_SHIFT = 0.02;

/** The city is the same on every table. */
const SEED = 7;
/** Height between the deepest crack and the highest stone of the painted relief, table units. */
const RELIEF = 0.03;

interface GroundProps {
  readonly columns: number;
  readonly rows: number;
  readonly detailed: boolean;
  readonly items: readonly StreetItem[];
}

/** Streets and pavements. */
function Ground({ columns, rows, detailed, items }: GroundProps) {
  const { streetLight } = useMood();
  const geometry = useDisposable(() => groundGeometry(columns, rows));
  const { colour, surface } = useMemo(
    () => groundTextures(columns, rows, SEED, detailed),
    [columns, rows, detailed],
  );
  useEffect(
    () => () => {
      colour.dispose();
      surface?.dispose();
    },
    [colour, surface],
  );
  const light = useMemo(() => lampLight(columns, rows, lampPools(items)), [columns, rows, items]);
  useEffect(() => () => light.dispose(), [light]);
  const lamps = { lightMap: light, lightMapIntensity: streetLight };
  return (
    <mesh geometry={geometry} receiveShadow>
      {surface === null ? (
        <meshStandardMaterial key="plain" map={colour} roughness={0.82} {...lamps} />
      ) : (
        <meshStandardMaterial
          key="detailed"
          map={colour}
          roughnessMap={surface}
          bumpMap={surface}
          bumpScale={RELIEF}
          {...lamps}
        />
      )}
    </mesh>
  );
}

/** A city board of boxes one unit wide around the origin, its surface at height 0, in a wooden frame. */
export function Board({ columns, rows, columnNames, rowNames, labels, built }: BoardProps) {
  const { groundDetail, furniture } = useTier();
  const items = useMemo(
    () => (built === undefined ? [] : someOf(streetPlan(columns, rows, built), furniture)),
    [columns, rows, built, furniture],
  );
  const wood = useDisposable(() => woodTexture(11));
  const frame = useDisposable(() => moulding(columns, rows, CORNER, PROFILE));
  const files = useDisposable(() => frameLabels(columnNames, NAME_STRIP, false));
  const ranks = useDisposable(() => frameLabels(rowNames, NAME_STRIP, true));
  const x = columns / 2 + FRAME / 2;
  const z = rows / 2 + FRAME / 2;
  return (
    <group>
      <Ground columns={columns} rows={rows} detailed={groundDetail} items={items} />
      {items.length > 0 && <StreetFurniture items={items} />}
      <mesh geometry={frame} castShadow receiveShadow>
        <meshStandardMaterial map={wood} color="#cfae88" roughness={0.5} />
      </mesh>
      {labels && (
        <>
          <mesh rotation-x={-Math.PI / 2} position={[0, FRAME_HEIGHT + 0.002, z + NAME_SHIFT]}>
            <planeGeometry args={[columns, NAME_STRIP]} />
            <meshBasicMaterial map={files} transparent />
          </mesh>
          <mesh rotation-x={-Math.PI / 2} position={[-x - NAME_SHIFT, FRAME_HEIGHT + 0.002, 0]}>
            <planeGeometry args={[NAME_STRIP, rows]} />
            <meshBasicMaterial map={ranks} transparent />
          </mesh>
        </>
      )}
    </group>
  );
}
