import { useMemo } from 'react';
import { Badges, type DecalPlane, Markers, OutcomeSigns } from '#stage';
import { type DrawnMarks, LESSON_MARKERS, marksOff } from './marks';
import { FLAT_BOARD, onPlane } from './plane';

export interface LessonMarksProps {
  readonly marks: DrawnMarks;
  /** The plane of the marks; the ground if left out. */
  readonly plane?: DecalPlane | undefined;
}

/** The marks of a lesson on the table: boxes, arrows and letters. */
export function LessonMarks({ marks, plane = FLAT_BOARD }: LessonMarksProps) {
  const lying = useMemo(
    () =>
      marks.targets.map((target) => {
        const [x, off, z] = onPlane(plane, target.at);
        return { ...target, at: [x, Math.max(off, marksOff({ plane }, [[x, off, z]])), z] as const };
      }),
    [marks.targets, plane],
  );
  return (
    <>
      <group position={plane.at} rotation-x={plane.tilt}>
        <Markers targets={lying} focused={null} styles={LESSON_MARKERS} />
        <OutcomeSigns ghosts={[]} arrows={marks.arrows} />
      </group>
      <Badges badges={marks.badges} />
    </>
  );
}
