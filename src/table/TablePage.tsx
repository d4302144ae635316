import { Suspense, useMemo, useReducer, useState } from 'react';
import type { GameTable } from '#module';
import { useNotices, usePageClock, usePreferenceStore, usePreferences, useRandom } from '#module';
import { useSession, visibleHand } from '#session';
import { HudGhost, PartGuard, seatColourStyle, useHeldKey, usePageTitle, Waiting } from '#ui';
import { usePageSound, useSessions } from '../page/services';
import { shelf } from '../page/shelf';
import type { RunningGame } from '../page/start';
import type { TableExtensions } from './extensions';
import { gameCommands } from './gameCommands';
import { useHint } from './Hint';
import { RuleDrawer } from './rule/RuleDrawer';
import { useRule } from './rule/useRule';
import { SkipToText } from './SkipToText';
import { TableDialogs } from './TableDialogs';
import { TableEnd } from './TableEnd';
import { TableHud } from './TableHud';
import { TableNotices } from './TableNotices';
import { TablePicture } from './TablePicture';
import { useLocalTalk } from './talk';
import type { TableTask } from './task';
import './TablePage.css';
import { useFocusFlow } from './game/useFocusFlow';
import { useTableParts } from './game/useTableParts';
import { useFacing } from './useFacing';
import { useFocusAfterPass } from './useFocusAfterPass';
import { useQuality } from './useQuality';
import { useTableFrame } from './useTableFrame';
import { useTableKeys } from './useTableKeys';
import { useTableShow } from './useTableShow';
import { useTableWindows } from './useTableWindows';
import { useTextBoard } from './useTextBoard';

export interface TableProps {
  readonly running: RunningGame;
  /** The game's table. */
  readonly table: GameTable;
  readonly onLobby: () => void;
  /** A task at this table, whose text replaces all other help; a normal game if left out. */
  readonly task?: TableTask | undefined;
}

interface TablePageProps extends TableProps {
  readonly extensions: TableExtensions;
}

/** The table page. */
export function TablePage({ running, table, onLobby, task, extensions }: TablePageProps) {
  const notices = useNotices();
  const preferenceStore = usePreferenceStore();
  const random = useRandom();
  const sessions = useSessions();
  const sound = usePageSound();
  const { useTutor, dialogs, PhotoMode } = extensions;
  const parts = useTableParts(running, table);
  const { session, module } = parts;
  const { id: game } = module.rules;
  usePageTitle(parts.words.title);
  const { mode: clock } = usePageClock();
  const preferences = usePreferences();
  const passTo = useSession(session, (state) => state.passTo);
  const replaying = useSession(session, (state) => state.inPast || state.over);
  const talk = useLocalTalk(parts, useSession(session, visibleHand));
  const [quality, notePace] = useQuality(preferences.quality, clock);
  const { facing, turned } = useFacing(parts, preferences);
  const frame = useTableFrame(turned);
  const { size, layout, board, whole, stage, insets, panels } = frame;
  const cards = useMemo(() => table.cards(preferences.language) !== null, [table, preferences.language]);
  useFocusAfterPass(whole, passTo);
  const control = table.useControl(session, replaying ? null : talk);
  useFocusFlow(whole, control);
  const show = useTableShow({ running, parts, stage, quality, clock, insets, notePace });
  const { looks, photo, onReady } = show;
  const posing = photo.settings !== null;
  const hint = useHint(parts, control);
  const tutor = useTutor({ running, parts, control, clock, whole, posing, panels, task });
  const rule = useRule(whole, shelf.entries.find(({ id }) => id === game)?.teaching);
  const ruled = rule.clause !== null && !posing;
  const windows = useTableWindows(session);
  const [logOpen, toggleLog] = useReducer((shown: boolean) => !shown, true);
  const [lost, setLost] = useState(false);
  const commands = gameCommands({ notices, preferenceStore, random, sessions }, running);
  const peeking = useHeldKey('Shift');
  const text = useTextBoard(whole);
  const pick = (target: string) => {
    sound.soundtrack.touch('confirm');
    control.pick(target);
  };
  const leave = () => {
    show.takePicture();
    onLobby();
  };
  const shared = { parts, control, hint, tutor, show, rule, text, windows, commands, onToggleLog: toggleLog };
  useTableKeys({ ...shared, whole });

  return (
    <div
      ref={whole}
      className="table-page"
      data-layout={layout}
      data-low={frame.low || undefined}
      data-turned={turned || undefined}
      data-ruled={ruled || undefined}
      data-coached={tutor.says !== null || undefined}
      data-told={(text.open && !posing) || undefined}
      style={seatColourStyle(parts.colours)}
    >
      <HudGhost cards={cards} replay={replaying} across={table.across} board={board} />
      {panels && !posing && <SkipToText onPress={text.enter} />}
      <TablePicture
        preferences={preferences}
        parts={parts}
        control={tutor.control}
        onPick={pick}
        cursor={text.cursor}
        quality={quality}
        clock={clock}
        photo={photo.settings}
        source={photo.source}
        facing={facing}
        turned={turned}
        frame={frame}
        camera={looks.camera}
        show={looks.show}
        plan={looks.above ? 'above' : peeking ? 'aside' : null}
        marks={tutor.marks}
        talk={replaying ? null : talk}
        onReady={onReady}
        onLost={setLost}
      />
      {panels && !posing && (
        <TableHud
          {...shared}
          layout={layout}
          cards={cards}
          logOpen={logOpen}
          talk={talk}
          onPick={pick}
          onLobby={leave}
        />
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
        open={windows.open}
        added={dialogs}
        running={running}
        parts={parts}
        quality={quality}
        onBranch={commands.branch}
        onOpen={windows.show}
        onMoment={windows.onMoment}
        onClose={() => windows.show(null)}
      />
      <TableEnd
        running={running}
        parts={parts}
        taught={tutor.end}
        task={task}
        windows={windows}
        onAgain={commands.again}
        onLobby={leave}
      />
      <TableNotices game={running.id} parts={parts} sounds={show.sounds} lost={lost} onLobby={onLobby} />
    </div>
  );
}
