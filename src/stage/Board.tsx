import { cityTexture, frameLabels } from './boardTexture';
import { moulding, type ProfilePoint } from './moulding';
import { woodTexture } from './paint';
import { useDisposable } from './useDisposable';

export interface BoardProps {
  readonly columns: number;
  readonly rows: number;
  /** Names of the columns from west to east, of the rows from north to south. */
  readonly columnNames: readonly string[];
  readonly rowNames: readonly string[];
  /** Whether the names stand on the frame. */
  readonly labels: boolean;
}

const FRAME = 0.34;
const FRAME_HEIGHT = 0.09;
const CORNER = 0.05;
/** A lip around the city, a flat top for the names, a step down to the table. */
const PROFILE: readonly ProfilePoint[] = [
  [0, -0.01],
  [0, 0.06],
  [0.025, FRAME_HEIGHT],
  [FRAME - 0.04, FRAME_HEIGHT],
  [FRAME, 0.05],
  [FRAME, -0.12],
];
/** Width of the strip that a row of names is drawn on, and how far it is moved out from the frame's middle. */
const NAME_STRIP = 0.34;
const NAME_SHIFT = 0.02;

/** A city board of boxes one unit wide around the origin, its surface at height 0, in a wooden frame. */
export function Board({ columns, rows, columnNames, rowNames, labels }: BoardProps) {
  const city = useDisposable(() => cityTexture(columns, rows, 7));
  const wood = useDisposable(() => woodTexture(11));
  const frame = useDisposable(() => moulding(columns, rows, CORNER, PROFILE));
  const files = useDisposable(() => frameLabels(columnNames, NAME_STRIP, false));
  const ranks = useDisposable(() => frameLabels(rowNames, NAME_STRIP, true));
  const x = columns / 2 + FRAME / 2;
  const z = rows / 2 + FRAME / 2;
  return (
    <group>
      <mesh receiveShadow rotation-x={-Math.PI / 2}>
        <planeGeometry args={[columns, rows]} />
        <meshStandardMaterial map={city} roughness={0.92} />
      </mesh>
      <mesh geometry={frame} castShadow receiveShadow>
        <meshStandardMaterial map={wood} color="#d9a066" roughness={0.5} />
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
