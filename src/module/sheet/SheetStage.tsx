import { type Ref, useMemo } from 'react';
import type { Quality } from '#core';
import {
  CameraRig,
  type CameraShow,
  Decals,
  Effects,
  Lights,
  MiniatureField,
  PieceField,
  QUALITY,
  StageCanvas,
  type StageHandle,
} from '#stage';
import type { Clock } from '#storage';
import { sequenceSource } from '../sequenceSource';
import { shakeOf } from '../shake';
import type { GalleryGame, PlayedScene } from './game';
import type { SequencePlayer } from './player';

const BARE = { top: 0, right: 0, bottom: 0, left: 0 };
const WITH_DESK = { ...BARE, bottom: 110 };

export interface SheetStageProps {
  readonly game: GalleryGame;
  readonly scene: PlayedScene;
  readonly player: SequencePlayer;
  /** Shows only where it happens. */
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
  const { game, scene, player, close, calm, quality } = props;
  const cards = game.useCards();
  const [table] = scene.tables;
  const specs = useMemo(() => game.specs(table), [game, table]);
  const subject = useMemo(() => game.subject(scene, close), [game, scene, close]);
  // The camera stays where it is, so that all events are seen alike; it only shakes.
  const show = useMemo(
    (): CameraShow => ({
      view: () => null,
      eases: false,
      jumped: null,
      age: 0,
      shake(out) {
        if (!calm) shakeOf(player.visitActiveCues, out);
      },
      taken() {},
    }),
    [player, calm],
  );
  const source = useMemo(
    () => sequenceSource(player, player.reel, (index) => game.decals(scene.tables[index])),
    [game, player, scene],
  );
  const { Ground } = game;
  return (
    <StageCanvas
      quality={quality}
      clock={props.clock}
      label={props.label}
      {...(cards === null ? {} : { cards })}
      handle={props.stage}
      onReady={props.onReady}
    >
      <CameraRig subject={subject} insets={props.desk ? WITH_DESK : BARE} show={show} />
      <Lights tier={QUALITY[quality]} {...(game.lamp === undefined ? {} : { lamp: game.lamp })} />
      <Ground scene={scene} specs={specs} source={source} quality={quality} />
      <Decals source={source} drawings={game.drawings} plane={game.decalPlane} />
      <PieceField specs={specs} source={source} />
      <MiniatureField specs={specs} source={source} breathing={false} />
      <Effects source={source} richness={QUALITY[quality].particles} library={game.effects} />
    </StageCanvas>
  );
}
