import { Suspense, useCallback, useReducer, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useMessages } from '#i18n';
import { type GameTable, nameOf, PictureGuard, useClock, useFirstPicture, useNeedsFrame } from '#module';
import { useSession } from '#session';
import { type StageHandle, useLoading } from '#stage';
import {
  Curtain,
  ErrorNotice,
  LoadingBar,
  PartGuard,
  seatColourStyle,
  useShortcuts,
  useWindowSize,
  Waiting,
} from '#ui';
import { lazily } from '../lazily';
import type { Page } from '../page';
import { usePhoto } from '../photo/usePhoto';
import { SaveNotice } from '../saving/SaveNotice';
import { SoundCaptions } from '../sound/SoundCaptions';
import { useSoundCaptions } from '../sound/useSoundCaptions';
import { useTableSound } from '../sound/useTableSound';
import type { RunningGame } from '../start';
import { ElsewhereDialog } from './ElsewhereDialog';
import { gameCommands } from './gameCommands';
import { Hud } from './Hud';
import { type OpenDialog, TableDialogs } from './TableDialogs';
import { TableStage } from './TableStage';
import './TablePage.css';
import { tableKeys } from './tableKeys';
import { useCaption } from './useCaption';
import { useDriver } from './useDriver';
import { useFocusAfterCurtain } from './useFocusAfterCurtain';
import { useLooking } from './useLooking';
import { useQuality } from './useQuality';
import { useReplay } from './useReplay';
import { useTableParts } from './useTableParts';
import { useTapToHurry } from './useTapToHurry';
import { Verdict } from './Verdict';

const PhotoMode = lazily(async () => (await import('../photo/PhotoMode')).PhotoMode);

export interface TablePageProps {
  readonly page: Page;
  readonly running: RunningGame;
  /** What its game puts on the table. */
  readonly table: GameTable;
  readonly onLobby: () => void;
}

/** A window of this width has room for the log beside the table, in CSS pixels. */
const ROOM_FOR_LOG = 2200;

/** The table with everything around it. */
export function TablePage({ page, running, table, onLobby }: TablePageProps) {
  const parts = useTableParts(running, table);
  const { session, names, colours, words } = parts;
  const messages = useMessages();
  const { clock, preferences } = useStore(page.store);
  const curtain = useSession(session, (state) => state.curtain);
  const shownState = useSession(session, (state) => state.view);
  const over = useSession(session, (state) => state.over);
  const elsewhere = useStore(page.tabs.elsewhere, (state) => state.elsewhere);
  const [quality, notePace] = useQuality(preferences.quality, clock);
  const size = useWindowSize();
  const stage = useRef<StageHandle>(null);
  const whole = useRef<HTMLDivElement>(null);
  useFocusAfterCurtain(whole, curtain);
  const control = table.useControl(session);
  const { caption, look: lookAtCaption } = useCaption(session);
  const replay = useReplay(parts);
  const { look: lookAtReplay } = replay;
  const looks = useLooking(parts, stage, clock, preferences, (change) => page.prefer(change));
  const { camera, look: lookAtCamera } = looks;
  const { ready, onReady } = useFirstPicture(stage, clock);
  const photo = usePhoto(parts, camera, { mood: preferences.mood, quality });
  const passSounds = useTableSound(page.sound, parts, ready);
  const { soundtrack } = page.sound;
  const { lines, pass: passSoundCaptions } = useSoundCaptions(soundtrack, preferences.soundCaptions, words);
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
  const [open, setOpen] = useState<OpenDialog>(null);
  // Who comes to watch a finished game has not come for the ranking.
  const [looking, setLooking] = useState(() => {
    const { finished, over: ended } = session.store.getState();
    return finished && !ended;
  });
  const [logOpen, setLogOpen] = useState(size.width >= ROOM_FOR_LOG);
  const [lost, setLost] = useState(false);
  // What lies over the picture would be painted first, by the same processor.
  const [panels, showPanels] = useReducer(() => true, false);
  const fetched = useLoading();

  const needsFrame = useNeedsFrame(session, !preferences.reducedMotion || photo.settings !== null);
  useClock(session, clock, (seconds) => {
    look(seconds);
    if (!needsFrame()) return;
    notePace(seconds * 1000);
    stage.current?.invalidate();
  });
  const tap = useTapToHurry(session);
  useDriver({ running, parts, stage, ready, look });

  const commands = gameCommands(page, running);
  const toggleLog = () => setLogOpen((shown) => !shown);
  const film = () => {
    if (session.store.getState().history.length === 0) return;
    session.pause();
    setOpen('film');
  };
  const keys = tableKeys({
    session,
    commands,
    control,
    replay,
    looks,
    onFilm: film,
    onPhoto: photo.enter,
    onLog: toggleLog,
    onHelp: () => setOpen('help'),
  });
  useShortcuts(photo.settings === null ? keys : { ...looks.keys, Escape: photo.leave, p: photo.leave });

  return (
    <div ref={whole} className="table-page" style={seatColourStyle(colours)}>
      <div className="table-page-stage" data-quality={quality} {...tap}>
        <PictureGuard
          onNone={() => {
            showPanels();
            onReady();
          }}
        >
          <TableStage
            parts={parts}
            control={control}
            onPick={(target) => {
              soundtrack.touch('confirm');
              control.pick(target);
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
            onFirstFrame={showPanels}
            onReady={onReady}
            onLost={setLost}
          />
        </PictureGuard>
      </div>
      {panels && photo.settings === null && (
        <PartGuard version={shownState}>
          <Hud
            parts={parts}
            control={control}
            caption={caption}
            replay={replay}
            captions={preferences.captions}
            logOpen={logOpen}
            onToggleLog={toggleLog}
            onSpeed={commands.changeSpeed}
            onCaptions={(captions) => page.prefer({ captions })}
            onBranch={() => {
              session.pause();
              setOpen({ branch: session.store.getState().shown });
            }}
            onFilm={film}
            onRanking={over && looking ? () => setLooking(false) : null}
            menu={{
              onWholeTable: looks.wholeTable,
              follows: looks.follows,
              muted: preferences.sound.muted,
              onMute: commands.mute,
              onFollow: looks.follow,
              onPhoto: photo.enter,
              onShare: () => setOpen('share'),
              onSettings: () => setOpen('settings'),
              onHelp: () => setOpen('help'),
              onLobby,
            }}
          />
        </PartGuard>
      )}
      {photo.settings !== null && (
        <PartGuard>
          <Suspense fallback={<Waiting />}>
            <PhotoMode
              parts={parts}
              source={photo.source}
              settings={photo.settings}
              size={size}
              quality={quality}
              view={() => camera.current!.view()}
              onChange={photo.change}
              onLeave={photo.leave}
            />
          </Suspense>
        </PartGuard>
      )}
      {lines.length > 0 && <SoundCaptions lines={lines} />}
      {fetched.share < 1 && <LoadingBar label={messages.table.loading} share={fetched.share} />}
      <SaveNotice saves={page.saves} game={running.id} />
      {lost && <ErrorNotice problem={{ field: '', reason: messages.table.pictureLost }} />}
      <TableDialogs
        open={open}
        page={page}
        running={running}
        parts={parts}
        quality={quality}
        onBranch={commands.branch}
        onClose={() => setOpen(null)}
      />
      {over && !looking && (
        <Verdict
          parts={parts}
          onAgain={commands.again}
          onWatch={() => {
            setLooking(true);
            session.replay();
          }}
          onShare={() => setOpen('share')}
          onLobby={onLobby}
          onLook={() => setLooking(true)}
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
