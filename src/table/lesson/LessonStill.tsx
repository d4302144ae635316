import { useEffect, useRef, useState } from 'react';
import { LessonDiagram, type LessonDiagramProps } from './LessonDiagram';

/** Pictures are drawn this far before they scroll into view. */
const AHEAD = '600px';

export interface LessonStillProps extends LessonDiagramProps {
  readonly className: string;
}

/** Thumbnail of a lesson, drawn shortly before it scrolls into view, so that a page of a hundred lessons stays fast. */
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
