import { Fragment, useEffect, useMemo } from 'react';
import { Color, DoubleSide, InstancedMesh, Matrix4, Mesh, MeshBasicMaterial, Vector3 } from 'three';
import { type MarkerStyle, type MarkerStyles, markerGeometry } from './markerShapes';
import { outlineGeometry } from './outlineGeometry';
import type { HighlightTarget } from './targets';

export interface MarkersProps {
  readonly targets: readonly HighlightTarget[];
  /** The one under the pointer or keyboard focus. */
  readonly focused: string | null;
  /** Style of each kind; must be a constant. Targets of other kinds have no marker. */
  readonly styles: MarkerStyles;
}

/** Above the ground and the bases of miniatures. */
const LEVEL = 0.075;
const FOCUS_SCALE = 1.14;
const FOCUS_WHITE = 0.45;
/** Opacity of markers seen through what stands in front. */
const THROUGH = 0.34;

/** Marks around things on the table, visible through whatever stands in front. */
export function Markers({ targets, focused, styles }: MarkersProps) {
  return Object.entries(styles).map(([kind, style]) => {
    const mine = targets.filter((target) => target.kind === kind);
    const areas = mine.filter(({ outline }) => outline !== undefined);
    const spots = mine.filter(({ outline }) => outline === undefined);
    return (
      <Fragment key={kind}>
        {spots.length > 0 && <KindMarkers style={style} targets={spots} focused={focused} />}
        {areas.length > 0 && <AreaMarkers style={style} targets={areas} focused={focused} />}
      </Fragment>
    );
  });
}

const material = (through: boolean) =>
  new MeshBasicMaterial({
    vertexColors: true,
    transparent: true,
    opacity: through ? THROUGH : 1,
    depthTest: !through,
    depthWrite: false,
    toneMapped: false,
  });

/** Render passes of a style: one faint and without depth test, except for ground markers, and one normal. */
const passesOf = (style: MarkerStyle): readonly boolean[] =>
  style.ground === true ? [false] : [true, false];

const ORDER = { through: 20, seen: 21 };

interface KindMarkersProps extends Omit<MarkersProps, 'styles'> {
  readonly style: MarkerStyle;
}

/** The markers of one kind: drawn normally, and once more faintly through everything, except for ground markers. */
function KindMarkers({ style, targets, focused }: KindMarkersProps) {
  const meshes = useMemo(() => {
    const pass = (through: boolean) => {
      const mesh = new InstancedMesh(
        markerGeometry(style.outline, !through && style.ground !== true, style.line),
        material(through),
        Math.max(1, targets.length),
      );
      mesh.frustumCulled = false;
      mesh.renderOrder = through ? ORDER.through : ORDER.seen;
      return mesh;
    };
    return passesOf(style).map(pass);
  }, [style, targets.length]);
  useMemo(() => {
    const matrix = new Matrix4();
    const stretch = new Vector3();
    const colour = new Color();
    const white = new Color('#ffffff');
    for (const mesh of meshes) {
      for (const [index, { id, at, room, turn = 0 }] of targets.entries()) {
        const scale = id === focused ? FOCUS_SCALE : 1;
        matrix
          .makeRotationY(turn)
          .scale(stretch.set(scale * (room?.width ?? 1), 1, scale * (room?.depth ?? 1)))
          .setPosition(at[0], at[1] + LEVEL, at[2]);
        mesh.setMatrixAt(index, matrix);
        colour.set(style.colour);
        mesh.setColorAt(index, id === focused ? colour.lerp(white, FOCUS_WHITE) : colour);
      }
      mesh.instanceMatrix.needsUpdate = true;
      if (mesh.instanceColor !== null) mesh.instanceColor.needsUpdate = true;
    }
  }, [meshes, style, targets, focused]);
  useEffect(
    () => () => {
      for (const mesh of meshes) {
        mesh.geometry.dispose();
        (mesh.material as MeshBasicMaterial).dispose();
        mesh.dispose();
      }
    },
    [meshes],
  );
  return meshes.map((mesh) => <primitive key={mesh.uuid} object={mesh} />);
}

/** Markers of one kind that follow the outlines of their places, in the same passes. */
function AreaMarkers({ style, targets, focused }: KindMarkersProps) {
  const meshes = useMemo(() => {
    const plain = new Color(style.colour);
    const bright = plain.clone().lerp(new Color('#ffffff'), FOCUS_WHITE);
    const marked = targets.flatMap(({ id, at, outline }) =>
      outline === undefined ? [] : [{ outline, y: at[1] + LEVEL, colour: id === focused ? bright : plain }],
    );
    return passesOf(style).map((through) => {
      const faces = material(through);
      faces.side = DoubleSide;
      const mesh = new Mesh(outlineGeometry(marked, !through && style.ground !== true), faces);
      mesh.renderOrder = through ? ORDER.through : ORDER.seen;
      return mesh;
    });
  }, [style, targets, focused]);
  useEffect(
    () => () => {
      for (const mesh of meshes) {
        mesh.geometry.dispose();
        mesh.material.dispose();
      }
    },
    [meshes],
  );
  return meshes.map((mesh) => <primitive key={mesh.uuid} object={mesh} />);
}
