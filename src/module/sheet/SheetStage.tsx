import { type Ref, useMemo } from 'react';
import type { Quality } from '#core';
import { CameraRig, type CameraShow, type StageHandle } from '#stage';
import type { Clock } from '#storage';
import { type GameScene, GameTableView } from '../GameTableView';
import { sequenceSource } from '../sequenceSource';
import { shakeOf } from '../shake';
import type { GalleryGame, PlayedScene } from './game';
import type { SequencePlayer } from './player';

/** Width by height of the picture that the camera is set up for. */
const ASPECT = 1.6;
const BARE = { top: 0, right: 0, bottom: 0, left: 0 };
const WITH_DESK = { ...BARE, bottom: 110 };

export interface SheetStageProps {
  readonly game: GalleryGame;
  readonly scene: PlayedScene;
  readonly player: SequencePlayer;
  /** Shows only the middle of the table. */
  readonly close: boolean;
  readonly calm: boolean;
  /** Whether controls cover the lower edge. */
  readonly desk: boolean;
  readonly quality: Quality;
  readonly clock: Clock;
  readonly label: string;
  readonly stage: Ref<StageHandle>;
  readonly onReady: () => void;
}

/** The table of a scene in the animation gallery. */
export function SheetStage(props: SheetStageProps) {
  const { game, scene, player, close, calm } = props;
  const shown = useMemo((): GameScene => {
    const view = game.rules.view(scene.opening, 'spectator');
    const [table] = scene.tables;
    const { table: own, colours } = game;
    return { game: own, opening: view, table, shown: view, seats: game.rules.seats(view), colours };
  }, [game, scene]);
  const subject = useMemo(() => {
    const view = game.rules.view(scene.opening, 'spectator');
    const whole = game.table.home(view, ASPECT, view, false, true);
    return close ? { ...whole, x: whole.x / 2, z: whole.z / 2 } : whole;
  }, [game, scene, close]);
  // The camera stays in place, so that all events look comparable; it only shakes.
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
    () => sequenceSource(player, player.reel, (index) => game.table.decals(scene.tables[index])),
    [game, player, scene],
  );
  return (
    <GameTableView
      scene={shown}
      source={source}
      mood={null}
      quality={props.quality}
      clock={props.clock}
      coordinates={false}
      moving={false}
      silhouettes
      label={props.label}
      handle={props.stage}
      onReady={props.onReady}
      camera={<CameraRig subject={subject} insets={props.desk ? WITH_DESK : BARE} show={show} />}
    />
  );
}
