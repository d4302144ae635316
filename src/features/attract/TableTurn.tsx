import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type Seed, unwrap } from '#core';
import { aimPoint } from '#director';
import { useLanguage, useMessages } from '#i18n';
import {
  GameTableView,
  nameOf,
  PictureGuard,
  useClock,
  useFirstFrame,
  usePageClock,
  usePreferences,
  useWatchedDriver,
} from '#module';
import { useSession } from '#session';
import { CameraRig, type StageHandle, ViewCamera } from '#stage';
import { usePageSound, useSessions } from '../../page/services';
import { botGame } from '../../page/start';
import { useSuitableQuality } from '../../page/useSuitableQuality';
import { narrate } from '../../table/game/course';
import { sessionSource } from '../../table/game/sessionSource';
import { useTableParts } from '../../table/game/useTableParts';
import { useTableSound } from '../../table/sound/useTableSound';
import { useCamera } from '../../table/useCamera';
import { useSessionScene } from '../../table/useSessionScene';
import { AttractFrame } from './AttractFrame';
import { orbitView } from './orbit';
import type { TurnProps } from './turn';

/** Duration of a bot game and of a close-up, seconds. */
const LENGTHS = { game: 75, close: 15 } as const;
/** Display time after a game ends, seconds. */
const AFTERWARDS = 6;
/** Height of the table relative to the page. */
const STAGE = 0.77;
const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };

export interface TableTurnProps extends TurnProps {
  /** `game`: bots play; `close`: close-up of a figure. */
  readonly kind: 'game' | 'close';
  readonly seed: Seed;
  /** Index of the figure in the close-up, from 0; wraps around. */
  readonly nth: number;
  /** Whether it plays sound. */
  readonly withSound: boolean;
}

/** A table on which bots play. */
export function TableTurn(props: TableTurnProps) {
  const sessions = useSessions();
  const { entry, module, game, kind, nth, onOver } = props;
  const { table: words, attract } = useMessages();
  const language = useLanguage();
  const { mode: clock } = usePageClock();
  const { reducedMotion, mood } = usePreferences();
  const quality = useSuitableQuality();
  const stage = useRef<StageHandle>(null);
  const { ready, onReady } = useFirstFrame();
  const [running] = useState(() =>
    unwrap(botGame(module, props.seed, sessions.defaultNames(module), 'greedy', { speed: 1, reducedMotion })),
  );
  const { session } = running;
  const parts = useTableParts(running, game);
  const { show, look: lookAtCamera } = useCamera(parts, reducedMotion ? 'hands-off' : 'cinematic', clock);
  const shown = useSession(session, (state) => state.shown);
  const history = useSession(session, (state) => state.history);
  const time = useRef(0);
  const rested = useRef(0);
  const pass = (seconds: number) => {
    time.current += seconds;
    if (kind === 'game') session.tick(seconds);
    rested.current = session.store.getState().over && !session.busy() ? rested.current + seconds : 0;
    if (time.current >= LENGTHS[kind] || rested.current >= AFTERWARDS) onOver();
  };
  const look = () => {
    lookAtCamera();
    stage.current?.invalidate();
  };
  const ticker = useMemo(() => ({ tick: (_seconds: number) => {} }), []);
  useClock(ticker, clock, (seconds) => {
    pass(seconds);
    look();
  });
  useWatchedDriver(stage, ready, 'nobody plays while the page shows itself', {
    look,
    tick: pass,
    seekEnd: () => pass(LENGTHS[kind]),
    busy: () => kind === 'game' && session.busy(),
    position: () => session.openViewAt(session.store.getState().shown),
    legal: () => [],
    pointOf: (name) => pointOf(name),
  });
  const pointOf = (name: string) => {
    const poses = session.pieces.buffer();
    session.director.sample(poses);
    return aimPoint(game.placeOf(name, session.table, poses));
  };
  const source = useMemo(() => sessionSource({ session, table: game }), [session, game]);
  const scene = useSessionScene(parts);
  const seat = parts.seats[nth % parts.seats.length]!;
  const { opening } = session;
  const [aspect] = useState(() => window.innerWidth / Math.max(1, window.innerHeight * STAGE));
  const subject = useMemo(() => game.home(opening, aspect, opening), [game, opening, aspect]);
  const front = useMemo(() => game.front?.(opening), [game, opening]);
  const figure = pointOf(seat);
  const near = kind === 'close' && figure !== null;
  const latest = history.slice(0, shown).at(-1);
  const caption =
    near || latest === undefined
      ? (entry.box?.pitch[language] ?? '')
      : narrate(latest, parts.words, parts.names).text;
  const { min, max } = entry.box?.players ?? module.rules.players;
  const title = near ? attract.players(min, max) : attract.bots;
  return (
    <AttractFrame entry={entry} title={title} caption={caption}>
      <PictureGuard onNone={onReady}>
        <GameTableView
          scene={scene}
          source={source}
          mood={mood}
          quality={quality}
          clock={clock}
          coordinates={!near}
          moving={clock === 'real' && !reducedMotion}
          silhouettes={!near}
          label={near ? attract.near(nameOf(parts.names, seat)) : words.picture}
          handle={stage}
          onReady={onReady}
          camera={
            near ? (
              <ViewCamera
                view={() => orbitView(figure, reducedMotion ? 0 : time.current, front !== undefined)}
              />
            ) : (
              <CameraRig
                subject={subject}
                front={front}
                insets={NO_INSETS}
                show={show}
                cuts={reducedMotion}
              />
            )
          }
        />
      </PictureGuard>
      {props.withSound && <TableSound parts={parts} ready={ready} />}
    </AttractFrame>
  );
}

interface TableSoundProps {
  readonly parts: Parameters<typeof useTableSound>[1];
  readonly ready: Promise<void>;
}

/** Sound of a table. */
function TableSound({ parts, ready }: TableSoundProps): ReactNode {
  const sound = usePageSound();
  const { mode: clock } = usePageClock();
  const pass = useTableSound(sound, parts, ready);
  const ticker = useMemo(() => ({ tick: pass }), [pass]);
  useClock(ticker, clock, () => {});
  useEffect(() => () => sound.soundtrack.end(), [sound]);
  return null;
}
