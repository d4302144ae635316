import { Canvas, type RootState, useFrame, useThree } from '@react-three/fiber';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { ACESFilmicToneMapping, PCFShadowMap, Vector3 } from 'three';
import type { ScreenPoint } from './pick';
import { QUALITY, type QualityName } from './quality';

/** Figures of the last picture; `frames` since the stage was set up. */
export interface StageFigures {
  readonly calls: number;
  readonly triangles: number;
  readonly geometries: number;
  readonly textures: number;
  readonly frames: number;
  /** Milliseconds of script from the beginning of the frame to the handing over to the renderer. */
  readonly jsMs: number;
}

export interface StageHandle {
  /** Draws one picture, its animations having gone on by so many seconds. */
  draw(seconds: number): void;
  /** Asks for a picture soon. */
  invalidate(): void;
  figures(): StageFigures;
  /** Where a point of the table is on the page, in CSS pixels; null behind the camera. */
  project(point: readonly [x: number, y: number, z: number]): ScreenPoint | null;
}

export interface StageCanvasProps {
  readonly quality: QualityName;
  /** `manual`: pictures only when {@link StageHandle.draw} asks for them. */
  readonly clock: 'real' | 'manual';
  readonly label: string;
  readonly children: ReactNode;
  readonly handle?: Ref<StageHandle>;
  /** The first picture is drawn. */
  readonly onReady?: () => void;
  /** The graphics processor has dropped the stage; the browser may give it back. */
  readonly onLost?: (lost: boolean) => void;
}

/** The canvas of a table: renderer, tone and time. */
export function StageCanvas(props: StageCanvasProps) {
  const { quality, clock, label, children } = props;
  const tier = QUALITY[quality];
  return (
    <Canvas
      // Anti-aliasing is fixed with the context, so another tier that differs in it needs another canvas.
      key={String(tier.antialias)}
      frameloop={clock === 'manual' ? 'never' : 'demand'}
      dpr={clock === 'manual' || quality === 'test' ? Math.min(1, tier.pixelRatio) : [0.5, tier.pixelRatio]}
      shadows={tier.shadowMap > 0 ? { type: PCFShadowMap } : false}
      camera={{ near: 0.5, far: 90 }}
      gl={{
        antialias: tier.antialias,
        toneMapping: ACESFilmicToneMapping,
        toneMappingExposure: 1.06,
        powerPreference: 'high-performance',
      }}
      role="img"
      aria-label={label}
    >
      <color attach="background" args={['#0d0a09']} />
      {children}
      <Reporter {...props} />
    </Canvas>
  );
}

/** The link between the canvas and the page around it. */
function Reporter({ handle, onReady, onLost }: StageCanvasProps) {
  const get = useThree((state) => state.get);
  const element = useThree((state) => state.gl.domElement);
  const frames = useRef(0);
  const time = useRef(0);
  const begun = useRef(0);
  const spent = useRef(0);
  const ready = useRef(onReady);
  useEffect(() => {
    ready.current = onReady;
  });
  useFrame(() => {
    begun.current = performance.now();
  }, -1000);
  useFrame(() => {
    spent.current = performance.now() - begun.current;
    frames.current++;
    if (frames.current > 1) ready.current?.();
  }, 0);

  useImperativeHandle(
    handle,
    () => ({
      draw(seconds) {
        time.current += seconds;
        const state: RootState = get();
        state.advance(time.current, true);
      },
      invalidate: () => get().invalidate(),
      figures() {
        const { render, memory } = get().gl.info;
        return {
          calls: render.calls,
          triangles: render.triangles,
          geometries: memory.geometries,
          textures: memory.textures,
          frames: frames.current,
          jsMs: spent.current,
        };
      },
      project(point) {
        const { camera, size } = get();
        camera.updateMatrixWorld();
        const seen = new Vector3(...point).project(camera);
        if (seen.z > 1) return null;
        const area = element.getBoundingClientRect();
        return {
          x: area.left + ((seen.x + 1) / 2) * size.width,
          y: area.top + ((1 - seen.y) / 2) * size.height,
        };
      },
    }),
    [get, element],
  );

  useEffect(() => {
    const lost = (event: Event) => {
      event.preventDefault();
      onLost?.(true);
    };
    const restored = () => onLost?.(false);
    element.addEventListener('webglcontextlost', lost);
    element.addEventListener('webglcontextrestored', restored);
    return () => {
      element.removeEventListener('webglcontextlost', lost);
      element.removeEventListener('webglcontextrestored', restored);
    };
  }, [element, onLost]);
  return null;
}
