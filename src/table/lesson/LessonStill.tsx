import { useEffect, useRef, useState } from 'react';
import { LessonDiagram, type LessonDiagramProps } from './LessonDiagram';

/** How far below what is seen pictures are drawn ahead of it. */
const AHEAD = '600px';

/** The picture of a lesson, drawn when it is about to be seen: a page of a hundred lessons draws few of them. */
export function LessonStill(props: LessonDiagramProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    if (frame.current !== null) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return (
    <span ref={frame} className="lesson-still">
      {near && <LessonDiagram {...props} />}
    </span>
  );
}
