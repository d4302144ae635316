import { useEffect, useRef, useState } from 'react';
import { LessonDiagram, type LessonDiagramProps } from './LessonDiagram';

/** How far below what is seen pictures are drawn ahead of it. */
const AHEAD = '600px';

export interface LessonStillProps extends LessonDiagramProps {
  readonly className: string;
}

/** The picture of a lesson, drawn when it is about to be seen: a page of a hundred lessons draws few of them. */
export function LessonStill({ className, ...diagram }: LessonStillProps) {
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
    <span ref={frame} className={className}>
      {near && <LessonDiagram {...diagram} />}
    </span>
  );
}
