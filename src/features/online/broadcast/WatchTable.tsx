import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { GameTypes } from '#core';
import { useLanguage, useMessages } from '#i18n';
import {
  type GameModule,
  type GameTable,
  GameTableView,
  PictureGuard,
  useFirstFrame,
  usePageClock,
  usePreferenceStore,
} from '#module';
import type { Broadcast } from '#net';
import type { RemoteSource } from '#session';
import { CameraRig, type CameraRigHandle, type StageHandle, ViewCamera } from '#stage';
import { seatColourStyle, useWindowSize } from '#ui';
import { useSuitableQuality } from '../../../page/useSuitableQuality';
import type { TableParts } from '../../../table/game/parts';
import { sessionSource } from '../../../table/game/sessionSource';
import { useSessionScene } from '../../../table/useSessionScene';
import type { RoomClient, RoomState } from '../client/RoomClient';
import { useRemoteSession } from '../client/useRemoteSession';
import { SHOT_DIRECTIONS } from './direction';
import type { FeedClient } from './feed';
import { Overlay } from './Overlay';
import { Telestrator } from './Telestrator';
import { useBroadcastShow } from './useBroadcastShow';
import { useArrangement, useFraming } from './useFraming';

/** What a caster's desk gets. */
export interface DeskParts {
  readonly parts: TableParts;
  readonly stage: RefObject<StageHandle | null>;
  readonly camera: RefObject<CameraRigHandle | null>;
}

export interface WatchTableProps {
  readonly module: GameModule;
  readonly table: GameTable;
  readonly room: RoomState;
  readonly link: RoomClient;
  readonly source: RemoteSource<GameTypes>;
  readonly feed: FeedClient;
  /** With the overrides of this page. */
  readonly broadcast: Broadcast;
  /** Delay behind the table, seconds. */
  readonly behind: number;
  /** Overlay only, on a transparent background. */
  readonly clear: boolean;
  /** Tools of a caster, who controls the camera; null for the audience. */
  readonly desk: ((parts: DeskParts) => ReactNode) | null;
}

/** The table of a match in a broadcast. */
export function WatchTable(props: WatchTableProps) {
  const preferenceStore = usePreferenceStore();
  const { module, table, room, source, feed, broadcast, clear } = props;
  const { watch } = useMessages();
  const language = useLanguage();
  const { mode: clock } = usePageClock();
  const preferences = preferenceStore.getState();
  const { reducedMotion, mood } = preferences;
  const quality = useSuitableQuality();
  const stage = useRef<StageHandle>(null);
  const rig = useRef<CameraRigHandle>(null);
  const parts = useRemoteSession({
    module,
    table,
    room: room.room,
    source,
    preferences: { ...preferences, speed: 1, othersPace: 'normal' },
  });
  const size = useWindowSize();
  const crowd = room.room.crowd !== null;
  const desk = props.desk !== null;
  const { chances, margins, webcam, camera: style } = broadcast;
  const hands = broadcast.hands.length;
  const seatLines = table.broadcast?.seats(source.viewAt(0, source.viewer), parts.names, language).length;
  const count = seatLines ?? parts.seats.length;
  const covering = useMemo(
    () => ({ crowd, desk, seats: count, hands: Math.min(hands, count), chances, webcam, margins }),
    [crowd, desk, count, hands, chances, webcam, margins],
  );
  const { arrangement, insets } = useArrangement(parts, size, covering);
  const framing = useFraming(parts, size, insets, reducedMotion ? 0 : SHOT_DIRECTIONS[style].sway);
  const { ready, onReady } = useFirstFrame();
  const known = useStore(feed.store);
  const show = useBroadcastShow({
    parts,
    framing,
    clock,
    stage,
    ready,
    style: reducedMotion ? 'fixed' : broadcast.camera,
    held: known.view,
    asked: known.replay?.match === source.number ? known.replay : null,
  });
  const { camera } = show;
  const shown = useMemo(() => sessionSource(parts), [parts]);
  const scene = useSessionScene(parts);
  useEffect(() => {
    if (clear) onReady();
  }, [clear, onReady]);
  return (
    <div className="cast-page" style={seatColourStyle(parts.colours)}>
      {!clear && (
        <div className="cast-stage">
          <PictureGuard onNone={onReady}>
            <GameTableView
              scene={scene}
              source={shown}
              mood={mood}
              quality={quality}
              clock={clock}
              coordinates={false}
              moving={clock === 'real' && !reducedMotion}
              silhouettes
              label={watch.pictureLabel}
              handle={stage}
              onReady={onReady}
              camera={
                desk ? (
                  <CameraRig
                    subject={framing.subject}
                    front={framing.front ?? undefined}
                    insets={insets}
                    free
                    handle={rig}
                  />
                ) : (
                  <ViewCamera view={() => camera.now()} shake={(out) => camera.shake(out)} insets={insets} />
                )
              }
            />
          </PictureGuard>
          <Telestrator strokes={known.strokes} stage={stage} onFrame={show.onFrame} />
        </div>
      )}
      <Overlay
        parts={parts}
        broadcast={broadcast}
        hands={known.hands}
        show={show}
        arrangement={arrangement}
        behind={props.behind}
        lost={room.status === 'away'}
        paused={room.room.hosting?.paused === true}
        emote={room.emote}
        crowd={room.crowd}
      />
      {props.desk?.({ parts, stage, camera: rig })}
    </div>
  );
}
