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

/** The pieces of a table: those that are rigid and those that move their limbs. */
interface TablePieces {
  /** In the order of the source's pose buffer. */
  readonly specs: readonly PieceSpec[];
  readonly source: PoseSource & EffectSource;
  /** What must be seen, whatever stands before it. */
  readonly seen?: readonly SeenPlace[] | undefined;
  /** Figures breathe and stir while they rest; they hold still where left out. */
  readonly breathing?: boolean;
  /** The piece that is restless now, while figures breathe; asked before each picture, null for none. */
  readonly restless?: (() => string | null) | undefined;
  /** Seats are told apart by a medallion at their figures; not where left out. */
  readonly seatRings?: boolean;
}

/** What play leaves and stirs up: marks on the ground, dust, sparks. */
interface TableTraces {
  readonly source: DecalSource & EffectSource & { readonly speed: number };
  /** What the marks may be; a constant. */
  readonly drawings: DecalDrawings;
  /** The plane that the marks lie on; the ground where left out. */
  readonly plane?: DecalPlane | undefined;
  /** What the cues may name; a constant. */
  readonly effects: EffectLibrary;
}

export interface TableViewProps extends Omit<StageCanvasProps, 'children'> {
  /** Where it is seen from: a `CameraRig` that the viewer moves, or a `ViewCamera` at a given view. */
  readonly camera: ReactNode;
  /** What lights it in place of the mood's lamps. */
  readonly lights?: ReactNode;
  /** Where the mood's lamp hangs; over the middle of the table where left out. A constant. */
  readonly lamp?: LampPlace | undefined;
  /** What the pieces stand on and what is around them. */
  readonly setting: ReactNode;
  readonly pieces?: TablePieces;
  readonly traces?: TableTraces;
  /** What is drawn over it and what takes clicks: marks, signs, pointers. */
  readonly children?: ReactNode;
}

/** A table as every page shows it: camera, light, setting, pieces and traces, in the mood and quality asked for. */
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
  // Too small for the first picture, and as long in the making as a figure.
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
