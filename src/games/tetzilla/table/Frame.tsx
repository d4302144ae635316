import { useEffect, useMemo } from 'react';
import { frameLabels, useDisposable, woodTexture } from '#stage';
import { columnName, ROWS } from '#tetzilla/rules';
import { FACE_FOOT, FRAME_COLUMNS, LEAN } from '#tetzilla/view';
import { Fillers } from './Fillers';
import { leaningWood, POST, SILL, standingWood } from './frameWood';
import { skyTexture } from './sky';

export interface FrameProps {
  readonly columns: number;
  /** The names of columns and rows are to be seen. */
  readonly labels: boolean;
}

/** The names of the columns on the sill, of the rows on the post to the west of the board. */
function Names({ columns }: Pick<FrameProps, 'columns'>) {
  const [files, ranks] = useMemo(() => {
    const letters = Array.from({ length: columns }, (_, column) => columnName(column));
    const numbers = Array.from({ length: ROWS }, (_, down) => String(ROWS - down));
    return [frameLabels(letters, POST.width, false), frameLabels(numbers, POST.width, true)] as const;
  }, [columns]);
  useEffect(
    () => () => {
      files.dispose();
      ranks.dispose();
    },
    [files, ranks],
  );
  const front = POST.depth - POST.behind + 0.004;
  return (
    <>
      <mesh position={[0, -SILL / 2, front + 0.1]}>
        <planeGeometry args={[columns, POST.width]} />
        <meshBasicMaterial map={files} transparent />
      </mesh>
      <mesh position={[-columns / 2 - POST.width / 2, ROWS / 2, front]}>
        <planeGeometry args={[POST.width, ROWS]} />
        <meshBasicMaterial map={ranks} transparent />
      </mesh>
    </>
  );
}

/** The frame that stands on the table and leans back, its panel a sky by night; fillers close it beside a narrow board. */
export function Frame({ columns, labels }: FrameProps) {
  const wood = useDisposable(() => woodTexture(11));
  const standing = useDisposable(standingWood);
  const leaning = useMemo(() => leaningWood(columns), [columns]);
  useEffect(() => () => leaning.dispose(), [leaning]);
  const sky = useMemo(() => skyTexture(columns, ROWS), [columns]);
  useEffect(() => () => sky.dispose(), [sky]);
  return (
    <>
      <mesh geometry={standing} castShadow receiveShadow>
        <meshStandardMaterial map={wood} color="#b98f66" roughness={0.5} />
      </mesh>
      <group position={[0, FACE_FOOT.y, FACE_FOOT.z]} rotation-x={-LEAN}>
        <mesh geometry={leaning} castShadow receiveShadow>
          <meshStandardMaterial map={wood} color="#cfae88" roughness={0.5} />
        </mesh>
        <mesh position={[0, ROWS / 2, -0.03]} receiveShadow>
          <planeGeometry args={[columns, ROWS]} />
          <meshStandardMaterial map={sky} roughness={0.85} />
        </mesh>
        {columns < FRAME_COLUMNS && <Fillers columns={columns} />}
        {labels && <Names columns={columns} />}
      </group>
    </>
  );
}
