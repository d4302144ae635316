import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { BotId } from '#bots';
import { useMessages } from '#i18n';
import { useClock, useFirstPicture, useStir } from '#module';
import { useSession } from '#session';
import { type StageHandle, useLoading } from '#stage';
import {
  Curtain,
  ErrorNotice,
  GameOverPanel,
  KeyboardHelp,
  LoadingBar,
  SEAT_COLOURS,
  type SeatColours,
  SettingsDialog,
  seatColourStyle,
  useShortcuts,
  useWindowSize,
} from '#ui';
import type { Seat } from '#zorgl/rules';
import {
  type Choice,
  choose,
  chooseMode,
  nameOf,
  rankPlayers,
  type SeatNames,
  useZorglMessages,
} from '#zorgl/view';
import type { Page } from '../page';
import { usePhoto } from '../photo/usePhoto';
import { ShareDialog } from '../share/ShareDialog';
import { SoundCaptions } from '../sound/SoundCaptions';
import { useSoundCaptions } from '../sound/useSoundCaptions';
import { useTableSound } from '../sound/useTableSound';
import { gameAgain, gameFromMoment, type RunningGame, startGame } from '../start';
import { BranchDialog } from './BranchDialog';
import { ElsewhereDialog } from './ElsewhereDialog';
import { Hud } from './Hud';
import { tableShortcuts } from './help';
import { TableStage } from './TableStage';
import './TablePage.css';
import { useCaption } from './useCaption';
import { useDriver } from './useDriver';
import { useLooking } from './useLooking';
import { useQuality } from './useQuality';
import { useReplay } from './useReplay';
import { useSelection } from './useSelection';
import { useTapToHurry } from './useTapToHurry';

const FilmDialog = lazy(async () => ({ default: (await import('../film/FilmDialog')).FilmDialog }));
const PhotoMode = lazy(async () => ({ default: (await import('../photo/PhotoMode')).PhotoMode }));

export interface TablePageProps {
  readonly page: Page;
  readonly running: RunningGame;
  readonly onLobby: () => void;
}

type Open = 'share' | 'settings' | 'help' | 'film' | { readonly branch: number } | null;

/** A window of this width has room for the log beside the table, in CSS pixels. */
const ROOM_FOR_LOG = 2200;

/** The table with everything around it. */
export function TablePage({ page, running, onLobby }: TablePageProps) {
  const { session } = running;
  const messages = useMessages();
  const zorgl = useZorglMessages();
  const preferences = useStore(page.store, (state) => state.preferences);
  const clock = useStore(page.store, (state) => state.clock);
  const info = useSession(session, (state) => state.seats);
  const names = useMemo(
    (): SeatNames => Object.fromEntries(info.map(({ seat, name }) => [seat, name])),
    [info],
  );
  const colours = useMemo((): SeatColours => {
    const chosen = info.flatMap(({ seat, colour }) => (colour === undefined ? [] : [[seat, colour]]));
    return { ...SEAT_COLOURS, ...Object.fromEntries(chosen) };
  }, [info]);
  const seats = useMemo(() => info.map(({ seat }) => seat as Seat), [info]);
  const curtain = useSession(session, (state) => state.curtain) as Seat | null;
  const over = useSession(session, (state) => state.over);
  const elsewhere = useStore(page.tabs.elsewhere, (state) => state.elsewhere);
  const view = useSession(session, (state) => state.view);
  const [quality, notePace] = useQuality(preferences.quality, clock);
  const size = useWindowSize();
  const stage = useRef<StageHandle>(null);
  const control = useSelection(session);
  const { caption, look: lookAtCaption } = useCaption(session);
  const replay = useReplay(session);
  const { look: lookAtReplay } = replay;
  const looks = useLooking(session, stage, clock, preferences, (change) => page.prefer(change));
  const { camera, look: lookAtCamera } = looks;
  const { ready, onReady } = useFirstPicture(stage, clock);
  const photo = usePhoto(session, camera, { mood: preferences.mood, quality });
  const passSounds = useTableSound(page.sound, session, ready);
  const { soundtrack } = page.sound;
  const { lines, pass: passSoundCaptions } = useSoundCaptions(soundtrack, preferences.soundCaptions, zorgl);
  const look = useCallback(
    (seconds: number) => {
      lookAtCaption();
      lookAtReplay();
      lookAtCamera();
      passSounds(seconds);
      passSoundCaptions(seconds);
    },
    [lookAtCaption, lookAtReplay, lookAtCamera, passSounds, passSoundCaptions],
  );
  const [open, setOpen] = useState<Open>(null);
  // Who comes to watch a finished game has not come for the ranking.
  const [looking, setLooking] = useState(() => {
    const { finished, over: ended } = session.store.getState();
    return finished && !ended;
  });
  const [logOpen, setLogOpen] = useState(size.width >= ROOM_FOR_LOG);
  const [preview, setPreview] = useState<Choice | null>(null);
  const [lost, setLost] = useState(false);
  const fetched = useLoading();

  const stirs = useStir(session, !preferences.reducedMotion || photo.settings !== null);
  useClock(session, clock, (seconds) => {
    look(seconds);
    if (!stirs()) return;
    notePace(seconds * 1000);
    stage.current?.invalidate();
  });
  const tap = useTapToHurry(session);
  useDriver({ running, stage, ready, look });

  const again = () => {
    const game = gameAgain(running, page.newSeed());
    if (game.ok) page.show(startGame(game.value, page.circumstances));
  };
  const branch = (count: number, bots: ReadonlyMap<string, BotId>) => {
    const game = gameFromMoment(running, count, bots, page.newSeed());
    if (game.ok) page.show(startGame(game.value, page.circumstances));
  };
  const watch = () => {
    setLooking(true);
    session.replay();
  };
  const toStart = () => void session.scrub(0);
  const toEnd = () => session.live();
  const undo = () => {
    if (session.store.getState().undoBlock === null) void session.undo();
  };
  const changeSpeed = (speed: number) => page.prefer({ speed });
  const mute = () => {
    const { sound } = preferences;
    page.prefer({ sound: { ...sound, muted: !sound.muted } });
  };
  const { selection, change } = control;
  const film = () => {
    if (session.store.getState().history.length === 0) return;
    session.pause();
    setOpen('film');
  };
  const photoKeys = { ...looks.keys, Escape: photo.leave, p: photo.leave };
  const tableKeys = {
    ...looks.keys,
    e: () => selection !== null && change(chooseMode(selection, 'end')),
    u: undo,
    'Control+z': undo,
    ' ': replay.playOrPause,
    r: () => session.replay(),
    s: () => session.skip(),
    n: () => session.live(),
    ',': () => session.stepBack(),
    '.': () => session.stepForward(),
    '<': () => replay.previous?.(),
    '>': () => replay.next?.(),
    Home: toStart,
    End: toEnd,
    c: () => looks.follow?.(),
    v: film,
    p: photo.enter,
    m: mute,
    l: () => setLogOpen((shown) => !shown),
    '?': () => setOpen('help'),
  };
  useShortcuts(photo.settings === null ? tableKeys : photoKeys);

  return (
    <div className="table-page" style={seatColourStyle(colours)}>
      <div className="table-page-stage" data-quality={quality} {...tap}>
        <TableStage
          session={session}
          seats={seats}
          colours={colours}
          selection={selection}
          preview={preview}
          onChoice={(choice) => {
            if (selection === null) return;
            soundtrack.touch('confirm');
            change(choose(selection, choice));
          }}
          quality={quality}
          clock={clock}
          mood={preferences.mood}
          tilted={preferences.tiltShift}
          coordinates={preferences.coordinates}
          photo={photo.settings}
          source={photo.source}
          reducedMotion={preferences.reducedMotion}
          size={size}
          stage={stage}
          camera={camera}
          show={looks.show}
          onReady={onReady}
          onLost={setLost}
        />
      </div>
      {photo.settings === null && (
        <Hud
          session={session}
          names={names}
          control={control}
          caption={caption}
          replay={replay}
          captions={preferences.captions}
          logOpen={logOpen}
          onToggleLog={() => setLogOpen(!logOpen)}
          onSpeed={changeSpeed}
          onCaptions={(captions) => page.prefer({ captions })}
          onBranch={() => {
            session.pause();
            setOpen({ branch: session.store.getState().shown });
          }}
          onFilm={film}
          onPreview={setPreview}
          onRanking={over && looking ? () => setLooking(false) : null}
          menu={{
            onWholeTable: looks.wholeTable,
            follows: looks.follows,
            muted: preferences.sound.muted,
            onMute: mute,
            onFollow: looks.follow,
            onPhoto: photo.enter,
            onShare: () => setOpen('share'),
            onSettings: () => setOpen('settings'),
            onHelp: () => setOpen('help'),
            onLobby,
          }}
        />
      )}
      {photo.settings !== null && (
        <Suspense fallback={null}>
          <PhotoMode
            session={session}
            seats={seats}
            names={names}
            colours={colours}
            source={photo.source}
            settings={photo.settings}
            size={size}
            quality={quality}
            view={() => camera.current!.view()}
            onChange={photo.change}
            onLeave={photo.leave}
          />
        </Suspense>
      )}
      {lines.length > 0 && <SoundCaptions lines={lines} />}
      {fetched.share < 1 && <LoadingBar label={messages.table.loading} share={fetched.share} />}
      {lost && <ErrorNotice problem={{ field: '', reason: messages.table.pictureLost }} />}
      {open === 'share' && (
        <ShareDialog running={running} origin={window.location.origin} onClose={() => setOpen(null)} />
      )}
      {open === 'settings' && (
        <SettingsDialog
          preferences={preferences}
          onChange={(change) => page.prefer(change)}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'film' && (
        <Suspense fallback={null}>
          <FilmDialog
            session={session}
            texts={{ names, zorgl, interface: messages }}
            seats={seats}
            colours={colours}
            quality={quality}
            mood={preferences.mood}
            tilted={preferences.tiltShift}
            coordinates={preferences.coordinates}
            camera={preferences.reducedMotion ? 'hands-off' : preferences.camera}
            sound={preferences.sound}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
      {open === 'help' && <KeyboardHelp shortcuts={tableShortcuts(zorgl)} onClose={() => setOpen(null)} />}
      {over && !looking && view.outcome !== null && (
        <GameOverPanel
          title={zorgl.over.title(nameOf(names, view.outcome.winner))}
          reason={view.outcome.reason === 'floors' ? zorgl.over.byFloors : zorgl.over.byPlant}
          rows={rankPlayers(view).map(({ seat, rank, floors, units, unitWorth }) => ({
            seat,
            rank,
            name: nameOf(names, seat),
            detail: zorgl.over.row(floors, units, unitWorth),
          }))}
          onAgain={again}
          onWatch={watch}
          onShare={() => setOpen('share')}
          onLobby={onLobby}
          onLook={() => setLooking(true)}
        />
      )}
      {open !== null && typeof open === 'object' && (
        <BranchDialog
          action={open.branch}
          dealtAnew={!session.store.getState().finished}
          seats={info}
          onStart={(bots) => branch(open.branch, bots)}
          onClose={() => setOpen(null)}
        />
      )}
      {elsewhere && <ElsewhereDialog onHere={() => void page.takeOver()} onLobby={onLobby} />}
      {curtain !== null && (
        <Curtain
          key={curtain}
          seat={curtain}
          name={nameOf(names, curtain)}
          onReveal={() => session.reveal()}
        />
      )}
    </div>
  );
}
