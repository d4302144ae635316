import { type Ref, useMemo } from 'react';
import type { MoodName, Quality } from '#core';
import type { Place } from '#director';
import { CityBoard, KAIJU_MARKERS, registerKaijuModels } from '#kaiju';
import {
  CameraRig,
  type CameraRigHandle,
  type Ghost,
  Ghosts,
  type HighlightTarget,
  type Insets,
  Markers,
  PieceField,
  PlacePointer,
  type Press,
  type StageHandle,
  type Subject,
  TableTop,
  TableView,
} from '#stage';
import type { Clock } from '#storage';
import { useZorglMessages } from '#zorgl/view';
import { type CityScene, MONSTER_SPECS } from './scene';

registerKaijuModels();

const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const RANKS = ['7', '6', '5', '4', '3', '2', '1'];

export interface CityStageProps {
  readonly scene: CityScene;
  readonly boxes: readonly Place[];
  readonly ghosts: readonly Ghost[];
  readonly marks: readonly HighlightTarget[];
  /** The mark under the pointer or keyboard cursor. */
  readonly focused: string | null;
  readonly onPick: (box: string, press: Press) => void;
  readonly onHover: (box: string | null) => void;
  readonly subject: Subject;
  readonly insets: Insets;
  readonly quality: Quality;
  readonly clock: Clock;
  readonly mood: MoodName;
  /** Tilt-shift lens. */
  readonly tilted: boolean;
  readonly coordinates: boolean;
  readonly stage: Ref<StageHandle>;
  readonly camera: Ref<CameraRigHandle>;
  readonly onReady: () => void;
  readonly onLost: (lost: boolean) => void;
}

/** The edited city on the 3D table. */
export function CityStage(props: CityStageProps) {
  const { scene } = props;
  const { city } = useZorglMessages();
  const mats = useMemo(() => [], []);
  return (
    <TableView
      quality={props.quality}
      clock={props.clock}
      mood={props.mood}
      tilted={props.tilted}
      label={city.picture}
      handle={props.stage}
      onReady={props.onReady}
      onLost={props.onLost}
      camera={<CameraRig subject={props.subject} insets={props.insets} handle={props.camera} />}
      setting={
        <>
          <TableTop mats={mats} />
          <CityBoard columns={7} rows={7} columnNames={FILES} rowNames={RANKS} labels={props.coordinates} />
          <PieceField specs={scene.specs} source={scene.city} />
        </>
      }
      pieces={{ specs: MONSTER_SPECS, source: scene.monsters }}
    >
      <Ghosts ghosts={props.ghosts} />
      <Markers targets={props.marks} focused={props.focused} styles={KAIJU_MARKERS} />
      <PlacePointer places={props.boxes} onPick={props.onPick} onHover={props.onHover} />
    </TableView>
  );
}
