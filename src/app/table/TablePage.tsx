import { Suspense, startTransition, useCallback, useMemo, useReducer, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useMessages } from '#i18n';
import { type GameTable, PictureGuard } from '#module';
import { isHuman, useSession } from '#session';
import type { StageHandle } from '#stage';
import {
  HudGhost,
  PartGuard,
  RuleProvider,
  seatColourStyle,
  useHeldKey,
  usePageTitle,
  useShortcuts,
  useWindowSize,
  Waiting,
} from '#ui';
import { AdviceBar } from '../advice/AdviceBar';
import { useAdvice, withAdvice } from '../advice/useAdvice';
import { CoachBar } from '../firstGame/CoachBar';
import { FirstGameResult } from '../firstGame/FirstGameResult';
import { useCoach } from '../firstGame/useCoach';
import { useCoachMarks } from '../firstGame/useCoachMarks';
import { useLit } from '../firstGame/useLit';
import { ContextHintNote } from '../hints/ContextHintNote';
import { useContextHint } from '../hints/useContextHint';
import { lazily } from '../lazily';
import type { Page } from '../page';
import type { RunningGame } from '../start';
import { branchFrom, narrate } from './course';
import { gameCommands } from './gameCommands';
import { useHint } from './Hint';
import { Hud } from './Hud';
import { isLow, rootEm, tableLayout } from './layout';
import { RuleDrawer } from './rule/RuleDrawer';
import { clausePointedAt, useRule } from './rule/useRule';
import { SkipToText } from './SkipToText';
import { type OpenDialog, TableDialogs } from './TableDialogs';
import { TableNotices } from './TableNotices';
import { TableStage } from './TableStage';
import './TablePage.css';
import type { TableParts } from './parts';
import { tableKeys } from './tableKeys';
import { useFocusAfterCurtain } from './useFocusAfterCurtain';
import { focusFirst, useFocusFlow } from './useFocusFlow';
import { useFreeRectangle } from './useFreeRectangle';
import { useQuality } from './useQuality';
import { useTableParts } from './useTableParts';
import { useTableShow } from './useTableShow';
import { useTapToHurry } from './useTapToHurry';
import { useTextBoard } from './useTextBoard';
import { Verdict } from './Verdict';

const PhotoMode = lazily(async () => (await import('../photo/PhotoMode')).PhotoMode);

export interface TablePageProps {
  readonly page: Page;
  readonly running: RunningGame;
  /** What its game puts on the table. */
  readonly table: GameTable;
  readonly onLobby: () => void;
}

/** Whom the table faces: whoever has the device, or whom the game names for a while; never a bot. */
function facedBy({ session, table }: TableParts, seat: string | null, view: unknown): string | null {
  const named = seat === null ? null : (table.faces?.(seat, view) ?? seat);
  const known = session.store.getState().seats.find((info) => info.seat === named);
  return known !== undefined && isHuman(known) ? named : seat;
}

/** The table with everything around it. */
export function TablePage({ page, running, table, onLobby }: TablePageProps) {
  const parts = useTableParts(running, table);
  const { session, colours } = parts;
  usePageTitle(parts.words.title);
  const { clock, preferences } = useStore(page.store);
  const curtain = useSession(session, (state) => state.curtain);
  const shownState = useSession(session, (state) => state.view);
  const atDevice = useSession(session, (state) => state.curtain ?? state.holder);
  const over = useSession(session, (state) => state.over);
  const finished = useSession(session, (state) => state.finished);
  const replaying = useSession(session, (state) => state.inPast || state.over);
  const [quality, notePace] = useQuality(preferences.quality, clock);
  const size = useWindowSize();
  const facing = preferences.turnsTable ? facedBy(parts, atDevice, shownState) : null;
  const opposite = facing !== null && Math.abs(table.sideOf?.(facing, parts.seats) ?? 0) > Math.PI / 2;
  const turned = preferences.turnsPage && opposite;
  const em = rootEm();
  const layout = tableLayout(size.width, size.height, em);
  const board = useRef<HTMLDivElement>(null);
  const insets = useFreeRectangle(board, turned);
  const cards = useMemo(() => table.cards(preferences.language) !== null, [table, preferences.language]);
  const stage = useRef<StageHandle>(null);
  const whole = useRef<HTMLDivElement>(null);
  useFocusAfterCurtain(whole, curtain);
  const control = table.useControl(session);
  useFocusFlow(whole, control);
  const show = useTableShow({ page, running, parts, stage, quality, clock, insets, notePace });
  const { replay, looks, photo, onReady } = show;
  const hint = useHint(parts, control);
  const coach = useCoach(page, running);
  const advice = useAdvice(running, clock === 'manual');
  const { ask } = advice;
  const onAdvice = ask === null ? null : () => ask(control.outcome ?? null);
  const advised = advice.advice !== null && photo.settings === null;
  const teaches = coach !== null && coach.speech !== null && !replaying && photo.settings === null;
  const marks = useCoachMarks(parts, coach?.marks);
  useLit(whole, teaches ? coach.touch : null);
  const { id: game } = running.module.rules;
  const rule = useRule(whole, page.shelf.entries.find(({ id }) => id === game)?.teaching);
  const ruled = rule.clause !== null && photo.settings === null;
  const [open, setOpen] = useState<OpenDialog>(null);
  // Who comes to watch a finished game has not come for the ranking.
  const [looking, setLooking] = useState(() => {
    const { finished, over: ended } = session.store.getState();
    return finished && !ended;
  });
  // Whoever has learnt reads first what, and then how it ended.
  const [reckoning, setReckoning] = useState(false);
  const [logOpen, setLogOpen] = useState(true);
  const [lost, setLost] = useState(false);
  // What lies over the picture would be painted first, by the same processor.
  const [panels, showPanels] = useReducer(() => true, false);
  const newcomer = useContextHint(page, running, coach !== null || replaying, panels);
  // Not at once: the first picture is to be seen before that.
  const showPanelsSoon = useCallback(() => startTransition(showPanels), []);

  const tap = useTapToHurry(session);
  const { table: words } = useMessages();

  const commands = gameCommands(page, running);
  const peeking = useHeldKey('Shift');
  const text = useTextBoard(page, whole);
  const pick = (target: string) => {
    page.sound.soundtrack.touch('confirm');
    control.pick(target);
  };
  const leave = () => {
    show.takePicture();
    onLobby();
  };
  const toggleLog = () => setLogOpen((shown) => !shown);
  const film = () => {
    if (session.store.getState().history.length === 0) return;
    session.pause();
    setOpen('film');
  };
  const taught = page.shelf.entries.find(({ id }) => id === game)?.teaching?.lessons === true;
  const analyse = () => {
    setLooking(true);
    setOpen('analysis');
  };
  const onLesson = () => {
    session.pause();
    setOpen('lesson');
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
    onTextBoard: text.toggle,
    onHelp: () => setOpen('help'),
    onAdvice,
    onRule() {
      const last = session.store.getState().entries.at(-1);
      const latest = last === undefined ? null : narrate(last, parts.words, parts.names).clause;
      const clause = hint?.clause ?? clausePointedAt(whole.current) ?? control.clause ?? latest;
      if (clause === null || rule.open === null) setOpen('help');
      else rule.open(clause);
    },
    onHand: () => focusFirst(whole.current, ['.ui-hud-hand button[tabindex="0"]']),
  });
  const playing = {
    ...keys,
    ...(advised ? { Escape: advice.close } : {}),
    ...(ruled ? { Escape: rule.close } : {}),
  };
  useShortcuts(photo.settings === null ? playing : { ...looks.keys, Escape: photo.leave, p: photo.leave });

  return (
    <div
      ref={whole}
      className="table-page"
      data-layout={layout}
      data-low={isLow(size.height, em) || undefined}
      data-turned={turned || undefined}
      data-ruled={ruled || undefined}
      data-coached={teaches || advised || undefined}
      data-told={(text.open && photo.settings === null) || undefined}
      style={seatColourStyle(colours)}
    >
      <HudGhost cards={cards} replay={replaying} board={board} />
      {panels && photo.settings === null && <SkipToText onPress={text.enter} />}
      <section className="table-page-stage" aria-label={words.picture} data-quality={quality} {...tap}>
        <PictureGuard
          onNone={() => {
            showPanels();
            onReady();
          }}
        >
          <TableStage
            parts={parts}
            control={withAdvice(control, advice.advice)}
            onPick={pick}
            cursor={text.cursor}
            quality={quality}
            clock={clock}
            mood={preferences.mood}
            tilted={preferences.tiltShift}
            coordinates={preferences.coordinates}
            photo={photo.settings}
            source={photo.source}
            reducedMotion={preferences.reducedMotion}
            facing={facing}
            turned={turned}
            size={size}
            insets={insets}
            stage={stage}
            camera={looks.camera}
            show={looks.show}
            plan={looks.above ? 'above' : peeking ? 'aside' : null}
            marks={marks}
            onFirstFrame={showPanelsSoon}
            onReady={onReady}
            onLost={setLost}
          />
        </PictureGuard>
      </section>
      {panels && photo.settings === null && (
        <RuleProvider open={rule.open}>
          <PartGuard version={shownState}>
            <Hud
              parts={parts}
              cards={cards}
              control={control}
              hint={hint}
              coach={
                advised ? (
                  <AdviceBar parts={parts} control={advice} />
                ) : teaches ? (
                  <CoachBar page={page} module={running.module} coach={coach} />
                ) : null
              }
              newcomer={<ContextHintNote hint={newcomer} />}
              caption={show.caption}
              replay={replay}
              captions={preferences.captions}
              logOpen={logOpen}
              onToggleLog={toggleLog}
              onSpeed={commands.changeSpeed}
              onCaptions={(captions) => page.prefer({ captions })}
              onBranch={() => {
                session.pause();
                setOpen({ branch: branchFrom(session.store.getState()) });
              }}
              onAdvice={onAdvice}
              onFilm={film}
              {...(taught ? { onLesson } : {})}
              onRanking={over && looking ? () => setLooking(false) : null}
              onAnalysis={finished ? analyse : null}
              textBoard={text.open ? { onCursor: text.setCursor, onPick: pick, onClose: text.close } : null}
              menu={{
                told: text.open,
                onTextBoard: text.toggle,
                onWholeTable: looks.wholeTable,
                upright: table.front !== undefined,
                above: looks.above,
                onFromAbove: looks.fromAbove,
                follows: looks.follows,
                muted: preferences.sound.muted,
                onMute: commands.mute,
                onFollow: looks.follow,
                onReplay:
                  (layout === 'phone' || layout === 'flat') && !replaying ? () => session.replay() : null,
                // Its own button has no room on a phone.
                onAdvice: layout === 'phone' || layout === 'flat' ? onAdvice : null,
                onPhoto: photo.enter,
                onShare: () => setOpen('share'),
                onSettings: () => setOpen('settings'),
                onHelp: () => setOpen('help'),
                onLobby: leave,
              }}
            />
          </PartGuard>
        </RuleProvider>
      )}
      {ruled && rule.clause !== null && (
        <RuleDrawer
          key={layout}
          game={game}
          clause={rule.clause}
          modal={layout !== 'wide'}
          onClause={(clause) => rule.open?.(clause)}
          onClose={rule.close}
        />
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
              view={() => looks.camera.current!.view()}
              onChange={photo.change}
              onLeave={photo.leave}
            />
          </Suspense>
        </PartGuard>
      )}
      <TableDialogs
        open={open}
        page={page}
        running={running}
        parts={parts}
        quality={quality}
        onBranch={commands.branch}
        onOpen={setOpen}
        onMoment={(action) => {
          setOpen(null);
          setLooking(true);
          void session.watch(action);
        }}
        onClose={() => setOpen(null)}
      />
      {over && !looking && coach !== null && !reckoning && (
        <FirstGameResult
          page={page}
          running={running}
          coach={coach}
          onResult={() => setReckoning(true)}
          onLook={() => setLooking(true)}
        />
      )}
      {over && !looking && (coach === null || reckoning) && (
        <Verdict
          parts={parts}
          onAgain={commands.again}
          onWatch={() => {
            setLooking(true);
            session.replay();
          }}
          onAnalysis={analyse}
          onShare={() => setOpen('share')}
          onLobby={leave}
          onLook={() => setLooking(true)}
        />
      )}
      <TableNotices
        page={page}
        game={running.id}
        parts={parts}
        sounds={show.sounds}
        lost={lost}
        onLobby={onLobby}
      />
    </div>
  );
}
