import { type Ref, useMemo } from 'react';
import type { Quality } from '#core';
import { visitDecals } from '#director';
import { CityBoard, KAIJU_DECALS, KAIJU_EFFECTS, registerKaijuModels } from '#kaiju';
import { shakeOf } from '#module';
import type { Clock } from '#session';
import {
  CameraRig,
  type CameraShow,
  type DecalSource,
  Decals,
  Effects,
  Lights,
  MiniatureField,
  PieceField,
  QUALITY,
  StageCanvas,
  type StageHandle,
  TableTop,
} from '#stage';
import { SEAT_COLOURS } from '#ui';
import { homeSubject, pieceSpecs, seatMats, tableCards, useZorglMessages } from '#zorgl/view';
import type { ReelPlayer } from './player';
import type { PlayedScene } from './takes';

registerKaijuModels();

const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const RANKS = ['7', '6', '5', '4', '3', '2', '1'];

/** The boxes around the middle. */
const CLOSE_UP = { x: 2.3, z: 1.35, height: 1.1 };
const BARE = { top: 0, right: 0, bottom: 0, left: 0 };
const WITH_DESK = { ...BARE, bottom: 110 };

export interface SheetStageProps {
  readonly scene: PlayedScene;
  readonly player: ReelPlayer;
  /** Shows the middle of the board only. */
  readonly close: boolean;
  readonly calm: boolean;
  /** Controls cover the lower edge. */
  readonly desk: boolean;
  readonly quality: Quality;
  readonly clock: Clock;
  readonly label: string;
  readonly stage: Ref<StageHandle>;
  readonly onReady: () => void;
}

/** The table on which a scene of the event sheet is played. */
export function SheetStage(props: SheetStageProps) {
  const { scene, player, close, calm, quality } = props;
  const { opening } = scene;
  const zorgl = useZorglMessages();
  const cards = useMemo(() => tableCards(zorgl), [zorgl]);
  const [table] = scene.tables;
  const specs = useMemo(() => pieceSpecs(table!, SEAT_COLOURS), [table]);
  const mats = useMemo(() => seatMats(opening.order, SEAT_COLOURS), [opening]);
  const subject = useMemo(() => (close ? CLOSE_UP : homeSubject(false, opening.board)), [close, opening]);
  // The camera stays where it is, so that all events are seen alike; it only shakes.
  const show = useMemo(
    (): CameraShow => ({
      view: () => null,
      eases: false,
      shake(out) {
        if (!calm) shakeOf(player.visitActiveCues, out);
      },
      taken() {},
    }),
    [player, calm],
  );
  const marks = useMemo(
    (): DecalSource => ({
      visitDecals(visit) {
        const { index, timeline, time } = player.reel.momentAt(player.time);
        visitDecals(scene.tables[index]!.decals, timeline, time, visit);
      },
    }),
    [player, scene],
  );
  return (
    <StageCanvas
      quality={quality}
      clock={props.clock}
      label={props.label}
      cards={cards}
      handle={props.stage}
      onReady={props.onReady}
    >
      <CameraRig subject={subject} insets={props.desk ? WITH_DESK : BARE} show={show} />
      <Lights tier={QUALITY[quality]} />
      <TableTop mats={mats} />
      <CityBoard columns={7} rows={7} columnNames={FILES} rowNames={RANKS} labels={false} />
      <Decals source={marks} drawings={KAIJU_DECALS} />
      <PieceField specs={specs} source={player} />
      <MiniatureField specs={specs} source={player} breathing={false} />
      <Effects source={player} richness={QUALITY[quality].particles} library={KAIJU_EFFECTS} />
    </StageCanvas>
  );
}
