import { type RootState, useFrame, useStore, useThree } from '@react-three/fiber';
import {
  type ReactNode,
  type Ref,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { BasicShadowMap, CustomToneMapping, PCFShadowMap, Vector3 } from 'three';
import type { MoodName, Quality } from '#core';
import type { CardArt } from './cardAtlas';
import { DeferredDetail, RefinementContext } from './deferredDetail';
import { CONTEXT } from './graphics';
import type { Focus } from './lens/depthOfField';
import { LensView } from './lens/LensView';
import { Backdrop } from './light/Backdrop';
import { MoodContext } from './light/MoodContext';
import { MOODS } from './light/moods';
import { installSoftShadows } from './light/softShadows';
import { installToneMapping } from './light/toneMapping';
import { enableModelFiles } from './loading';
import { PlainView } from './PlainView';
import type { ScreenPoint } from './pick';
import { pixelRatioFor, QUALITY, type QualityTier } from './quality';
import { StageResources } from './StageResources';
import { StageRoot } from './StageRoot';
import { enterStage } from './shared';
import { TierContext } from './TierContext';
import { pointIn, pointOut } from './turned';

installToneMapping();
installSoftShadows();

/** Figures of the last frame; `frames` counts from the mounting of the stage. */
export interface StageFigures {
  readonly calls: number;
  readonly triangles: number;
  readonly geometries: number;
  readonly textures: number;
  readonly frames: number;
  /** Script time of the frame in milliseconds, from its first callback to the last GPU command. */
  readonly jsMs: number;
}

export interface StageHandle {
  /** Draws one frame after advancing its animations by this many seconds. */
  draw(seconds: number): void;
  /** Requests a frame. */
  invalidate(): void;
  /** The canvas it is drawn on. */
  readonly canvas: HTMLCanvasElement;
  figures(): StageFigures;
  /** Page position of a point of the table, in CSS pixels; null behind the camera. */
  project(point: readonly [x: number, y: number, z: number]): ScreenPoint | null;
  /** The ray from the eye through a point of the page, in CSS pixels. */
  ray(clientX: number, clientY: number): LineOfSight;
}

type Coordinates = readonly [x: number, y: number, z: number];

/** A ray from the eye. */
export interface LineOfSight {
  readonly from: Coordinates;
  readonly towards: Coordinates;
}

export interface StageCanvasProps {
  readonly quality: Quality;
  /** `manual`: draws only when {@link StageHandle.draw} is called. */
  readonly clock: 'real' | 'manual';
  readonly label: string;
  /** Default: `night`. */
  readonly mood?: MoodName;
  /** Uses a tilt-shift lens, if the quality has a lens at all. */
  readonly tilted?: boolean;
  /** Uses depth of field, if the quality has a lens at all. */
  readonly focus?: Focus | null;
  /** Brightness factor of the whole frame. Default: 1. */
  readonly exposure?: number;
  /** Exact pixel ratio, overriding the limits of the quality. */
  readonly ratio?: number;
  /** Card faces; blank by default. A constant for each language. */
  readonly cards?: CardArt | undefined;
  /** Fonts for the cards and the board, which are painted only once; everything after the first frame waits for them. */
  readonly letters?: Promise<void>;
  readonly children: ReactNode;
  readonly handle?: Ref<StageHandle>;
  /** Called after the first frame, which may still be coarse. */
  readonly onFirstFrame?: () => void;
  /** Called after the first complete frame. */
  readonly onReady?: () => void;
  /** Called when the WebGL context is lost (true) or restored (false). */
  readonly onLost?: (lost: boolean) => void;
}

interface ResolutionProps {
  readonly tier: QualityTier;
  readonly clock: 'real' | 'manual';
  readonly ratio: number | undefined;
}

/** With the manual clock the pixel ratio is 1 on every screen. */
const screenRatio = (clock: 'real' | 'manual') => (clock === 'manual' ? 1 : window.devicePixelRatio);

/** Keeps the resolution within the limits of the quality. */
function Resolution({ tier, clock, ratio }: ResolutionProps) {
  const { width, height } = useThree((state) => state.size);
  const setDpr = useThree((state) => state.setDpr);
  useEffect(() => {
    setDpr(ratio ?? pixelRatioFor(tier, screenRatio(clock), width, height));
  }, [tier, clock, ratio, width, height, setDpr]);
  return null;
}

/** Sets the overall brightness. */
function Exposure({ exposure }: { readonly exposure: number }) {
  const renderer = useThree((state) => state.gl);
  const invalidate = useThree((state) => state.invalidate);
  useEffect(() => {
    renderer.toneMappingExposure = exposure;
    invalidate();
  }, [renderer, exposure, invalidate]);
  return null;
}

/** What is added after the first frame of a stage. */
function Refined({ children }: { readonly children: ReactNode }) {
  const [refinement] = useState(() => new DeferredDetail());
  return <RefinementContext value={refinement}>{children}</RefinementContext>;
}

const CAMERA = { near: 1, far: 260 };
const RENDERER = { ...CONTEXT, toneMapping: CustomToneMapping };

/** The canvas of a table: renderer, room, lens and time. */
export function StageCanvas(props: StageCanvasProps) {
  const { quality, clock, label, mood = 'night', tilted = false, focus = null, exposure = 1 } = props;
  const { ratio, children } = props;
  const tier = QUALITY[quality];
  const [renewals, renew] = useReducer((count: number) => count + 1, 0);
  useEffect(() => enterStage(), []);
  return (
    <StageRoot
      // After a lost context the whole stage is rebuilt, as some textures are rendered only once.
      key={renewals}
      settings={{
        frameloop: clock === 'manual' ? 'never' : 'demand',
        dpr: ratio ?? pixelRatioFor(tier, screenRatio(clock), window.innerWidth, window.innerHeight),
        shadows: tier.shadowMap > 0 ? { type: tier.softShadows ? BasicShadowMap : PCFShadowMap } : false,
        camera: CAMERA,
        gl: RENDERER,
      }}
      label={label}
    >
      <Refined>
        <TierContext value={tier}>
          <MoodContext value={MOODS[mood]}>
            <Resolution tier={tier} clock={clock} ratio={ratio} />
            <Exposure exposure={MOODS[mood].exposure * exposure} />
            <Backdrop />
            <StageResources cards={props.cards}>{children}</StageResources>
            {tier.lens === null ? <PlainView /> : <LensView tier={tier.lens} tilted={tilted} focus={focus} />}
            <Reporter {...props} onRenew={renew} />
          </MoodContext>
        </TierContext>
      </Refined>
    </StageRoot>
  );
}

/** Priorities: before everything else in a frame, and after it has been submitted. */
const [FIRST, LAST] = [-1000, 1000];

/** With data saver on, the built-in stand-ins are used. */
const savesData = () =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Provides a handle. A stage that unmounts after its successor has mounted leaves the successor's handle alone. */
function useHandle(handle: Ref<StageHandle> | undefined, made: StageHandle): void {
  useLayoutEffect(() => {
    if (handle === undefined || handle === null) return;
    if (typeof handle === 'function') {
      handle(made);
      return () => void handle(null);
    }
    handle.current = made;
    return () => {
      if (handle.current === made) handle.current = null;
    };
  }, [handle, made]);
}

interface ReporterProps extends StageCanvasProps {
  /** The GPU context has been restored, but is empty. Called once, to rebuild the stage. */
  readonly onRenew: () => void;
}

/** The link between the canvas and the page around it. */
function Reporter(props: ReporterProps) {
  const { handle, onFirstFrame, onReady, onLost, onRenew, quality, clock, letters } = props;
  const get = useThree((state) => state.get);
  const store = useStore();
  const renderer = useThree((state) => state.gl);
  const element = renderer.domElement;
  const refinement = useContext(RefinementContext)!;
  const frames = useRef(0);
  const time = useRef(0);
  const begun = useRef(0);
  const spent = useRef(0);
  const ready = useRef(false);
  const callbacks = useRef({ onFirstFrame, onReady });
  useLayoutEffect(() => {
    callbacks.current = { onFirstFrame, onReady };
  });
  const refined = () => {
    if (clock === 'real') get().invalidate();
    // The first frame is drawn here; later ones on demand.
    else if (!ready.current) get().advance(time.current, true);
  };
  useFrame(() => {
    begun.current = performance.now();
  }, FIRST);
  useFrame(() => {
    spent.current = performance.now() - begun.current;
    frames.current++;
    if (frames.current === 1) {
      callbacks.current.onFirstFrame?.();
      void Promise.resolve(letters).then(() => refinement.begin(refined));
    }
    if (!refinement.complete) return;
    if (QUALITY[quality].modelFiles && !savesData()) enableModelFiles();
    ready.current = true;
    callbacks.current.onReady?.();
  }, LAST);
  // Runs after all effects of the stage. Drawn here, because the browser's next frame may be far away while the page is
  // loading.
  useEffect(() => {
    const { advance, internal } = get();
    advance(0);
    // All requests up to now are served by this frame.
    internal.frames = 0;
  }, [get]);
  // A resized canvas is empty, and stays black if the browser paints it before a slow frame is done.
  useEffect(() => {
    if (clock !== 'real') return;
    return store.subscribe(({ size, viewport, advance }, before) => {
      if (frames.current === 0 || (size === before.size && viewport.dpr === before.viewport.dpr)) return;
      advance(0);
    });
  }, [store, clock]);
  // Redraws when the page's props change.
  useEffect(() => get().invalidate());

  const made = useMemo<StageHandle>(
    () => ({
      draw(seconds) {
        time.current += seconds;
        const state: RootState = get();
        state.advance(time.current, true);
      },
      invalidate: () => get().invalidate(),
      canvas: element,
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
        return pointOut(element, ((seen.x + 1) / 2) * size.width, ((1 - seen.y) / 2) * size.height);
      },
      ray(clientX, clientY) {
        const { camera, size } = get();
        camera.updateMatrixWorld();
        const { x, y } = pointIn(element, clientX, clientY);
        const far = new Vector3((2 * x) / size.width - 1, 1 - (2 * y) / size.height, 0.5).unproject(camera);
        const towards = far.sub(camera.position).normalize();
        return { from: camera.position.toArray(), towards: towards.toArray() };
      },
    }),
    [get, element],
  );
  useHandle(handle, made);

  useEffect(() => {
    let renewed = false;
    const lost = (event: Event) => {
      event.preventDefault();
      if (!renewed) onLost?.(true);
    };
    const restored = () => {
      renewed = true;
      // Everything disposed of with this stage belongs to the lost context.
      renderer.forceContextLoss();
      onLost?.(false);
      onRenew();
    };
    element.addEventListener('webglcontextlost', lost);
    element.addEventListener('webglcontextrestored', restored);
    return () => {
      element.removeEventListener('webglcontextlost', lost);
      element.removeEventListener('webglcontextrestored', restored);
    };
  }, [renderer, element, onLost, onRenew]);
  return null;
}
