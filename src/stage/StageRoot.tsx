import { createRoot, extend, type ReconcilerRoot, type RenderProps } from '@react-three/fiber';
import {
  type ReactNode,
  Suspense,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { CATALOGUE } from './catalogue';
import { takeCanvas } from './graphics';

extend(CATALOGUE);

/** Position and size of a canvas on the page, in CSS pixels. */
type Size = Pick<DOMRect, 'top' | 'left' | 'width' | 'height'>;

export interface StageRootProps {
  readonly settings: Omit<RenderProps<HTMLCanvasElement>, 'size'>;
  readonly label: string;
  /** The scene. The page's React contexts do not reach it. */
  readonly children: ReactNode;
}

const FILLING = { position: 'relative', width: '100%', height: '100%', overflow: 'hidden' } as const;

function sizeOf(element: Element): Size {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top, left, width, height };
}

/**
 * A canvas that fills its container, with a scene of its own. It mounts together with the page around it and reuses the
 * canvas of the WebGL check. Errors in the scene are rethrown in render.
 */
export function StageRoot({ settings, label, children }: StageRootProps) {
  const place = useRef<HTMLDivElement>(null);
  const root = useRef<ReconcilerRoot<HTMLCanvasElement> | null>(null);
  const size = useRef<Size | null>(null);
  const [, resized] = useReducer((count: number) => count + 1, 0);
  const [fault, setFault] = useState<{ readonly reason: unknown } | null>(null);
  if (fault !== null) throw fault.reason;
  // Not a layout effect, since React undoes those while the page suspends.
  useInsertionEffect(
    () => () => {
      root.current?.unmount();
      root.current = null;
    },
    [],
  );
  useLayoutEffect(() => {
    const element = place.current!;
    size.current ??= sizeOf(element);
    if (size.current.width === 0 || size.current.height === 0) return;
    if (root.current === null) {
      const canvas = takeCanvas();
      canvas.style.display = 'block';
      element.append(canvas);
      root.current = createRoot(canvas);
    }
    const fail = (reason: unknown) => setFault({ reason });
    root.current.configure({ ...settings, size: size.current }).catch(fail);
    root.current.render(
      <ErrorBoundary fallbackRender={() => null} onError={fail}>
        <Suspense>{children}</Suspense>
      </ErrorBoundary>,
    );
  });
  useEffect(() => {
    const element = place.current!;
    const observer = new ResizeObserver(() => {
      const [before, now] = [size.current, sizeOf(element)];
      if (before !== null && before.width === now.width && before.height === now.height) return;
      size.current = now;
      resized();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <div ref={place} role="img" aria-label={label} style={FILLING} />;
}
