import { type ReactNode, useMemo } from 'react';
import type { SeenPlace } from './cutaway';
import { type DecalPlane, type DecalSource, Decals } from './Decals';
import type { DecalDrawings } from './decalTexture';
import { useDetailReady } from './deferredDetail';
import { type EffectSource, Effects } from './Effects';
import type { EffectLibrary } from './effects/recipe';
import { type LampPlace, Lights } from './Lights';
import { MiniatureField } from './MiniatureField';
import { PieceField } from './PieceField';
import type { PieceSpec, PoseSource } from './pieces';
import { QUALITY } from './quality';
import { StageCanvas, type StageCanvasProps } from './StageCanvas';
import { withSeatRings } from './seatRings';

/** The pieces of a table, rigid and rigged. */
interface TablePieces {
  /** In the order of the source's pose buffer. */
  readonly specs: readonly PieceSpec[];
  readonly source: PoseSource & EffectSource;
  /** Places to keep visible, whatever stands in front. */
  readonly seen?: readonly SeenPlace[] | undefined;
  /** Figures breathe and fidget at rest. Default: they hold still. */
  readonly breathing?: boolean;
  /** The piece that fidgets now, if figures breathe; called before each frame, null for none. */
  readonly restless?: (() => string | null) | undefined;
  /** Marks the figures of each seat with emblem medallions. Default: false. */
  readonly seatRings?: boolean;
}

/** The traces of play: marks on the ground, dust, sparks. */
interface TableTraces {
  readonly source: DecalSource & EffectSource & { readonly speed: number };
  /** Available drawings; must be a constant. */
  readonly drawings: DecalDrawings;
  /** The plane of the marks. Default: the ground. */
  readonly plane?: DecalPlane | undefined;
  /** Effects that cues may name; must be a constant. */
  readonly effects: EffectLibrary;
}

export interface TableViewProps extends Omit<StageCanvasProps, 'children'> {
  /** The camera: a `CameraRig` under user control, or a `ViewCamera` at a given view. */
  readonly camera: ReactNode;
  /** Lights that replace the mood's lamps. */
  readonly lights?: ReactNode;
  /** Position of the mood's lamp. Default: above the centre of the table. Must be a constant. */
  readonly lamp?: LampPlace | undefined;
  /** What the pieces stand on, and its surroundings. */
  readonly setting: ReactNode;
  readonly pieces?: TablePieces;
  readonly traces?: TableTraces;
  /** Overlays and click targets: marks, signs, pointers. */
  readonly children?: ReactNode;
}

/** A table as every page shows it: camera, lights, setting, pieces and traces, in the requested mood and quality. */
export function TableView(props: TableViewProps) {
  const { camera, lights, lamp, setting, pieces, traces, children, ...canvas } = props;
  const tier = QUALITY[canvas.quality];
  return (
    <StageCanvas {...canvas}>
      {camera}
      {lights ?? <Lights tier={tier} lamp={lamp} />}
      {setting}
      {traces !== undefined && (
        <Decals source={traces.source} drawings={traces.drawings} plane={traces.plane} />
      )}
      {pieces !== undefined && <Pieces {...pieces} />}
      {traces !== undefined && (
        <Effects source={traces.source} richness={tier.particles} library={traces.effects} />
      )}
      {children}
    </StageCanvas>
  );
}

function Pieces({ specs, source, seen, breathing = false, restless, seatRings = false }: TablePieces) {
  // Too small to matter in the first frame, and as slow to build as a figure.
  const detailed = useDetailReady('missing') && seatRings;
  const marked = useMemo(
    () => (detailed ? withSeatRings(specs, source) : { specs, source }),
    [specs, source, detailed],
  );
  const stirs = restless === undefined ? {} : { restless };
  return (
    <>
      <PieceField {...marked} {...(seen === undefined ? {} : { seen })} {...(breathing && stirs)} />
      <MiniatureField specs={specs} source={source} breathing={breathing} {...stirs} />
    </>
  );
}
