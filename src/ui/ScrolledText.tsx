import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

export interface ScrolledTextProps {
  readonly className: string;
  /** Told as soon as it changes. */
  readonly live?: boolean;
  readonly children: ReactNode;
}

/** Words in a place of a fixed height: where there are more of them than have room, the keyboard scrolls them as well. */
export function ScrolledText({ className, live = false, children }: ScrolledTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const box = place.current;
    if (box === null) return;
    const measure = () => setScrolls(box.scrollHeight > box.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    for (const each of [box, ...box.children]) observer.observe(each);
    return () => observer.disconnect();
  });
  return (
    <div
      ref={place}
      className={className}
      {...(live && { role: 'status' })}
      {...(scrolls && { tabIndex: 0 })}
    >
      {children}
    </div>
  );
}
