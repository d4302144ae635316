import { type Ref, type RefObject, useEffect, useMemo, useRef } from 'react';
import type { MoodName, Quality } from '#core';
import { type CameraView, type SafeArea, type Shift, STILL, shiftBetween, sumOf } from '#director';
import type { LessonCamera, LessonView } from '#learning';
import {
  type GameModule,
  type GameScene,
  type GameTable,
  GameTableView,
  seatColoursOf,
  sequenceSource,
  shakeOf,
} from '#module';
import {
  CameraRig,
  type CameraRigHandle,
  type CameraShow,
  type GhostPiece,
  OutcomeSigns,
  type StageHandle,
  type TargetPointer,
  useTargetPointer,
} from '#stage';
import type { Clock } from '#storage';
import { LessonMarks } from '../marks/LessonMarks';
import type { DrawnMarks } from '../marks/marks';
import { FLAT_BOARD } from '../marks/plane';
import { closeView, type FocusPoint } from './focus';
import type { LessonPlayer } from './LessonPlayer';
import { shownIndex } from './useLessonDriver';

const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };

export interface LessonStageProps {
  readonly module: GameModule;
  readonly game: GameTable;
  /** The positions before the first step and after each. */
  readonly positions: readonly unknown[];
  readonly player: LessonPlayer;
  readonly marks: DrawnMarks;
  /** Ghosts of figures at their previous places. */
  readonly ghosts: readonly GhostPiece[];
  readonly camera: LessonCamera | LessonView;
  /** Points of the close-up; empty for the whole table. */
  readonly focus: readonly FocusPoint[];
  /** Called with a clicked place; null if no answer is expected. */
  readonly onPick: ((place: string) => void) | null;
  /** Called with any clicked place, marked or not; left out if not needed. */
  readonly onPlace?: ((place: string) => void) | undefined;
  /** Handle of the camera, for editors that choose a view. */
  readonly rig?: RefObject<CameraRigHandle | null> | undefined;
  readonly calm: boolean;
  /** Chosen mood; null for the game's own. */
  readonly mood: MoodName | null;
  readonly quality: Quality;
  readonly clock: Clock;
  /** Whether the camera glides between views, with the manual clock too. */
  readonly glides?: boolean;
  /** Exact pixel ratio; depends on the quality if left out. */
  readonly ratio?: number;
  readonly label: string;
  readonly stage: Ref<StageHandle>;
  readonly onReady: () => void;
}

const nothing = () => {};

/** Pointer handling of answers to questions. */
function MarkPointer(props: TargetPointer) {
  useTargetPointer(props);
  return null;
}

/** The table of a lesson. */
export function LessonStage(props: LessonStageProps) {
  const { module, game, positions, player, marks, camera, focus, calm, quality, clock } = props;
  const { rules } = module;
  const view = useMemo(() => rules.view(positions[0], 'spectator'), [rules, positions]);
  const index = shownIndex(player);
  const scene = useMemo(
    (): GameScene => ({
      game,
      opening: view,
      table: player.film.between[0],
      shown: rules.view(positions[index], 'spectator'),
      seats: rules.seats(view),
      colours: seatColoursOf(module),
    }),
    [module, game, rules, player, positions, view, index],
  );
  const subject = useMemo(() => game.home(view, 1, view), [game, view]);
  const ownRig = useRef<CameraRigHandle>(null);
  const { rig = ownRig } = props;
  const moving = !calm && clock === 'real';
  const smooth = !calm && (props.glides ?? clock === 'real');
  useEffect(() => {
    if (camera === 'above') rig.current?.fromAbove(smooth);
    else rig.current?.wholeTable(smooth);
  }, [camera, smooth, rig]);
  const show = useMemo((): CameraShow => {
    let taken = false;
    let from: CameraView | null = null;
    let shown: Shift = STILL;
    let jumped: Shift | null = null;
    const viewFrom = (base: CameraView, area: SafeArea) => {
      if (taken) return null;
      if (typeof camera === 'object') return camera;
      return camera === 'close' ? closeView(base, area, focus) : null;
    };
    return {
      eases: smooth,
      get jumped() {
        return jumped;
      },
      age: 0,
      view(base, { area }) {
        const view = viewFrom(base, area);
        const shift = view === null ? STILL : shiftBetween(base, view);
        const moved = from !== null && JSON.stringify(from) !== JSON.stringify(base);
        jumped = moved ? sumOf(shown, shift, 1, -1) : null;
        [from, shown] = [base, shift];
        return view;
      },
      shake(out) {
        if (!calm) shakeOf(player.visitActiveCues, out);
      },
      taken() {
        taken = true;
        shown = STILL;
      },
    };
  }, [player, calm, smooth, camera, focus]);
  const source = useMemo(() => {
    const { reel, tables } = player.film;
    return sequenceSource(player, reel, (index) => game.decals(tables[index]));
  }, [game, player]);
  const shown = () => player.film.between[shownIndex(player)];
  const { decalPlane: plane = FLAT_BOARD } = game;
  const square = useMemo(() => game.front?.(view), [game, view]);
  return (
    <GameTableView
      scene={scene}
      source={source}
      mood={props.mood}
      quality={quality}
      clock={clock}
      {...(props.ratio === undefined ? {} : { ratio: props.ratio })}
      coordinates
      moving={moving}
      breathing={false}
      silhouettes
      seatRings={false}
      label={props.label}
      handle={props.stage}
      onReady={props.onReady}
      camera={
        <CameraRig
          subject={subject}
          front={square}
          insets={NO_INSETS}
          show={show}
          cuts={!smooth}
          handle={rig}
        />
      }
    >
      <MarkPointer
        targets={marks.targets}
        onPick={props.onPlace ?? props.onPick ?? nothing}
        onHover={nothing}
        places={() => (props.onPlace === undefined ? [] : (game.places?.(shown()) ?? []))}
        onMiss={(place) => place !== null && props.onPlace?.(place)}
      />
      <OutcomeSigns ghosts={props.ghosts} arrows={[]} />
      <LessonMarks marks={marks} plane={plane} />
    </GameTableView>
  );
}
