import { useFrame, useThree } from '@react-three/fiber';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { type Mesh, PerspectiveCamera } from 'three';
import type { Quality } from '#core';
import { type Cue, REST_POSE, writePose } from '#director';
import { Wood } from './PaintedSurface';
import type { PieceSpec } from './pieces';
import type { StageHandle } from './StageCanvas';
import { TableTop } from './TableTop';
import { TableView } from './TableView';

export interface TurntableProps {
  readonly spec: PieceSpec;
  /** Rotation of the figure in radians; 0 faces the viewer. */
  readonly turn: number;
  /** Offset to the right of the centre, as a share of the view's width. */
  readonly aside: number;
  readonly quality: Quality;
  readonly label: string;
}

const PLATE = { radius: 0.62, height: 0.07 };
const FIELD_OF_VIEW = 24;
/** What must fit in the view: a figure with its tail and wings, in table units. */
const SUBJECT = { width: 2, height: 1.96, middle: 0.64 };
const ELEVATION = 0.24;
/** The lamp above the table leaves faces in the dark; this one is beside the viewer. */
const FILL = [1.6, 1.8, 5] as const;

/** A camera that fits the whole figure at any aspect ratio. */
function Portrait({ aside }: { readonly aside: number }) {
  const camera = useThree((state) => state.camera);
  const invalidate = useThree((state) => state.invalidate);
  const { width, height } = useThree((state) => state.size);
  useEffect(() => {
    if (!(camera instanceof PerspectiveCamera)) return;
    const half = Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
    const distance = Math.max(SUBJECT.height / 2 / half, SUBJECT.width / 2 / half / (width / height));
    camera.fov = FIELD_OF_VIEW;
    const up = SUBJECT.middle + Math.sin(ELEVATION) * distance;
    camera.position.set(0, up, Math.cos(ELEVATION) * distance);
    camera.lookAt(0, SUBJECT.middle, 0);
    camera.setViewOffset(width, height, -aside * width, 0, width, height);
    invalidate();
  }, [camera, width, height, aside, invalidate]);
  return null;
}

/** The wooden plate under the figure, which turns with it. */
function Plate({ turn }: { readonly turn: RefObject<number> }) {
  const plate = useRef<Mesh>(null);
  useFrame(() => {
    plate.current?.rotation.set(0, turn.current, 0);
  });
  return (
    <mesh ref={plate} position-y={PLATE.height / 2} castShadow receiveShadow>
      <cylinderGeometry args={[PLATE.radius, PLATE.radius + 0.03, PLATE.height, 64]} />
      <Wood seed={11} colour="#d9a066" />
    </mesh>
  );
}

/** One figure on a plate that the viewer rotates. Nothing moves by itself. */
export function Turntable({ spec, turn, aside, quality, label }: TurntableProps) {
  const stage = useRef<StageHandle>(null);
  const yaw = useRef(turn);
  const specs = useMemo(() => [spec], [spec]);
  const source = useMemo(
    () => ({
      sample: (out: Float64Array) => {
        writePose(out, 0, { ...REST_POSE, y: PLATE.height, yaw: yaw.current });
      },
      visitActiveCues: (_visit: (cue: Cue, age: number) => void) => {},
    }),
    [],
  );
  useEffect(() => {
    yaw.current = turn;
    stage.current?.invalidate();
  }, [turn]);
  return (
    <TableView
      quality={quality}
      clock="real"
      label={label}
      handle={stage}
      camera={<Portrait aside={aside} />}
      setting={
        <>
          <directionalLight color="#ffe2bd" position={FILL} intensity={0.8} />
          <TableTop mats={[]} />
          <Plate turn={yaw} />
        </>
      }
      pieces={{ specs, source }}
    />
  );
}
