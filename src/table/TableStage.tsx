import { type Ref, useEffect, useMemo, useRef, useState } from 'react';
import type { MoodName, Quality } from '#core';
import { useMessages } from '#i18n';
import { GameTableView, type TableSource, type TableTalk, type TurnControl } from '#module';
import { isLive, useSession } from '#session';
import {
  Badges,
  CameraRig,
  type CameraRigHandle,
  type CameraShow,
  Highlights,
  type Insets,
  OutcomeSigns,
  PlaceCursor,
  type PointedThing,
  type StageHandle,
  type Subject,
} from '#stage';
import type { Clock } from '#storage';
import { fontsLoaded } from '../page/fonts';
import type { TableParts } from './game/parts';
import { held } from './held';
import { markedBy } from './marked';
import { LessonMarks } from './marks/LessonMarks';
import type { DrawnMarks } from './marks/marks';
import type { PhotoSettings } from './photo/settings';
import { usePhotoFocus } from './photo/usePhoto';
import { ThingWords } from './ThingWords';
import { useSessionScene } from './useSessionScene';
import { useSigns } from './useSigns';

const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };

export interface TableStageProps {
  readonly parts: TableParts;
  readonly control: TurnControl;
  readonly onPick: (target: string) => void;
  /** Box under the text board's cursor; null for none. */
  readonly cursor: string | null;
  readonly quality: Quality;
  readonly clock: Clock;
  /** Chosen mood; null for the game's own. */
  readonly mood: MoodName | null;
  /** Tilt-shift lens. */
  readonly tilted: boolean;
  readonly coordinates: boolean;
  /** Photo settings while photo mode is on; else null. */
  readonly photo: PhotoSettings | null;
  readonly source: TableSource;
  readonly reducedMotion: boolean;
  /** The page is rotated by 180° for a player opposite. */
  readonly turned: boolean;
  /** Seat from whose side the table is seen; null for the default side. */
  readonly facing: string | null;
  readonly size: { readonly width: number; readonly height: number };
  /** The parts of the picture that panels cover. */
  readonly insets: Insets;
  /** Panels replace some pieces on the table, which are then not drawn; see `home` of the game. */
  readonly compact: boolean;
  readonly stage: Ref<StageHandle>;
  readonly camera: Ref<CameraRigHandle>;
  readonly show: CameraShow;
  /** Draws labels for what cannot be seen from there; null for none. */
  readonly plan: 'above' | 'aside' | null;
  /** Marks for lessons. */
  readonly marks: DrawnMarks;
  /** Pings of the holder's team; null if there is no private channel. */
  readonly talk: TableTalk | null;
  /** Called with the text of the thing under the pointer; null for none. */
  readonly onThing: (thing: PointedThing | null) => void;
  readonly onFirstFrame: () => void;
  readonly onReady: () => void;
  readonly onLost: (lost: boolean) => void;
}

/** The 3D table of a session. */
export function TableStage(props: TableStageProps) {
  const { parts, control, size, insets, photo } = props;
  const { session, table } = parts;
  const quality = photo?.quality ?? props.quality;
  const { table: words } = useMessages();
  const [hovered, setHovered] = useState<string | null>(null);
  const [letters] = useState(() => fontsLoaded(document.fonts));
  const { top, right, bottom, left } = insets;
  const aspect = (size.width - left - right) / Math.max(1, size.height - top - bottom);
  const scene = useSessionScene(parts);
  const shown = useSession(session, (state) => state.shownView);
  // Keep the previous object while its content is equal, so that the camera stays in place.
  const upright = table.front !== undefined;
  const azimuth = props.facing === null || upright ? 0 : (table.sideOf?.(props.facing, parts.seats) ?? 0);
  const home = table.home(session.opening, aspect, shown, props.compact);
  const wanted = JSON.stringify(azimuth === 0 ? home : { ...home, azimuth });
  const subject = useMemo(() => JSON.parse(wanted) as Subject, [wanted]);
  const square = JSON.stringify(table.front?.(shown) ?? null);
  const front = useMemo(() => JSON.parse(square) as Subject | null, [square]);
  const focus = usePhotoFocus(photo);
  const pointed = hovered ?? control.pointed;
  const signs = useSigns(parts, control);
  const latest = useRef(control);
  useEffect(() => {
    latest.current = control;
  }, [control]);
  const { compact } = props;
  const leftOut = useMemo(
    () => new Set(compact ? table.leftOut?.(session.table) : []),
    [compact, table, session],
  );
  const source = useMemo(() => {
    const { pieces } = session;
    const hidden = [...leftOut].filter((id) => pieces.has(id)).map((id) => pieces.of(id));
    return held(props.source, () => latest.current, hidden);
  }, [props.source, leftOut, session]);
  const { cursor } = props;
  const marked = useMemo(() => {
    if (cursor === null) return null;
    const poses = session.pieces.buffer();
    return table.placeOf(cursor, session.table, poses)?.at ?? null;
  }, [table, session, cursor]);
  const live = useSession(session, isLive);
  const { targets, lit, seen } = useMemo(
    () => markedBy(control, live, leftOut, marked),
    [control, live, leftOut, marked],
  );
  const { plan: from } = props;
  const plan = useMemo(() => (from === null ? [] : (table.plan?.(shown, from) ?? [])), [from, table, shown]);
  const said = props.talk?.marks;
  const { colours, names } = parts;
  const talk = useMemo(
    () => (said === undefined ? [] : (table.talk?.(said, shown, { colours, names }) ?? [])),
    [said, table, shown, colours, names],
  );
  const badges = useMemo(() => [...plan, ...talk, ...signs.badges], [plan, talk, signs.badges]);
  const { Overlay } = table;
  return (
    <GameTableView
      scene={scene}
      source={photo === null ? source : props.source}
      mood={photo?.mood ?? props.mood}
      quality={quality}
      clock={props.clock}
      tilted={props.tilted && photo === null}
      focus={focus}
      exposure={2 ** (photo?.exposure ?? 0)}
      coordinates={photo?.coordinates ?? props.coordinates}
      moving={props.clock === 'real' && !props.reducedMotion && photo === null}
      compact={compact && photo === null}
      silhouettes={photo === null}
      {...(photo === null ? { seen } : {})}
      label={words.picture}
      letters={letters}
      handle={props.stage}
      onFirstFrame={props.onFirstFrame}
      onReady={props.onReady}
      onLost={props.onLost}
      camera={
        <CameraRig
          subject={subject}
          front={front ?? undefined}
          insets={photo === null ? insets : NO_INSETS}
          {...(photo === null ? { show: props.show } : {})}
          free={photo !== null}
          cuts={props.reducedMotion || props.turned}
          turned={props.turned}
          handle={props.camera}
        />
      }
    >
      {photo === null && live && Overlay !== undefined && (
        <Overlay control={control} table={session.table} onPick={props.onPick} />
      )}
      {photo === null && marked !== null && <PlaceCursor at={marked} />}
      {photo === null && (
        <Highlights
          targets={targets}
          lit={lit}
          focused={pointed}
          styles={table.markers}
          onPick={props.onPick}
          onHover={(target) => {
            setHovered(target);
            control.pointAt(target);
          }}
          places={() => table.places?.(session.table) ?? []}
          onMiss={(place) => control.refuse?.(place)}
        />
      )}
      {photo === null && <ThingWords parts={parts} live={live} badges={badges} onPoint={props.onThing} />}
      {photo === null && <OutcomeSigns ghosts={signs.ghosts} arrows={signs.arrows} />}
      {photo === null && <LessonMarks marks={props.marks} plane={table.decalPlane} />}
      {photo === null && <Badges badges={plan} />}
      {photo === null && <Badges badges={talk} />}
      {photo === null && <Badges badges={signs.badges} />}
    </GameTableView>
  );
}
