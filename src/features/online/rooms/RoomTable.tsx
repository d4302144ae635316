import { Suspense, useEffect, useMemo } from 'react';
import { useMemory, usePageClock, usePreferences } from '#module';
import { useSession, visibleHand } from '#session';
import {
  boundShortcuts,
  HudGhost,
  PartGuard,
  RuleProvider,
  seatColourStyle,
  TABLE_KEYS,
  useBindings,
  usePageTitle,
  useShortcuts,
  Waiting,
} from '#ui';
import { usePageSound } from '../../../page/services';
import { shelf } from '../../../page/shelf';
import { useHint } from '../../../table/Hint';
import { NO_MARKS } from '../../../table/marks/marks';
import { RuleDrawer } from '../../../table/rule/RuleDrawer';
import { clausePointedAt, useRule } from '../../../table/rule/useRule';
import { useFinished } from '../../../table/useFinished';
import '../../../table/TablePage.css';
import { useFocusFlow } from '../../../table/game/useFocusFlow';
import { TablePicture } from '../../../table/TablePicture';
import { useQuality } from '../../../table/useQuality';
import { useTableFrame } from '../../../table/useTableFrame';
import { useTextBoard } from '../../../table/useTextBoard';
import { keptStanding } from '../client/roomStorage';
import { RoomHud } from './RoomHud';
import './RoomTable.css';
import { usePresence } from '../../../table/sound/usePresence';
import { useRemoteSession } from '../client/useRemoteSession';
import type { RoomTableProps } from './roomProps';
import { useGestures } from './useGestures';
import { useRoomShow } from './useRoomShow';
import { useRoomTalk } from './useRoomTalk';
import { useYourTurn } from './useYourTurn';

/** A room's table: with the hand of this device's seat, or without hands for everybody. */
export function RoomTable(props: RoomTableProps) {
  return (
    <Suspense fallback={<Waiting />}>
      <DealtTable key={`${props.state.deals}:${props.locals?.join() ?? ''}`} {...props} />
    </Suspense>
  );
}

/** Seats of a spectator device. */
const NOBODY: readonly string[] = [];

/** The table of one match; remounted for a rematch. */
function DealtTable(props: RoomTableProps) {
  const memory = useMemory();
  const sound = usePageSound();
  const { module, table, link, state, source, locals = [] } = props;
  const { mode: clock } = usePageClock();
  const preferences = usePreferences();
  const { language } = preferences;
  const parts = useRemoteSession({
    module,
    table,
    room: state.room,
    source,
    preferences,
    here: () => ({ locals, standing: keptStanding(memory, state.room.room, source.number) }),
  });
  const { session } = parts;
  const { speed, hurriesOwn, othersPace, reducedMotion } = preferences;
  useEffect(() => {
    session.setSpeed(speed);
    session.setHurriesOwn(hurriesOwn);
    session.setOthersPace(othersPace);
    session.setReducedMotion(reducedMotion);
  }, [session, speed, hurriesOwn, othersPace, reducedMotion]);
  usePageTitle(parts.words.title);
  const { room, match } = { room: state.room.room, match: source.number };
  const played = (state.seat === null ? locals : state.seats).join();
  const own = useMemo(
    () => (played === '' ? null : { id: `room-${room}-${match}`, mine: played.split(',') }),
    [room, match, played],
  );
  useFinished(own, parts);
  const frame = useTableFrame(false);
  const { layout, board, whole, stage, panels } = frame;
  // Playing at the shared screen needs room for cards.
  const seated = state.seat !== null || locals.length > 0;
  // A handheld is for its cards; its table is a plan, which is cheap to draw.
  const hand = state.seat !== null && (layout === 'phone' || layout === 'flat');
  const [quality, notePace] = useQuality(preferences.quality ?? (hand ? 'low' : null), clock);
  const cards = useMemo(() => seated && table.cards(language) !== null, [seated, table, language]);
  const gestures = useGestures(parts, state.emote, reducedMotion || hand);
  const show = useRoomShow(parts, {
    stage,
    clock,
    notePace,
    hand,
    mine: own?.mine ?? NOBODY,
    pass: gestures.pass,
  });
  const { looks, onReady } = show;
  // On a shared screen the pass screen determines whose hand is visible.
  const shared = useSession(session, visibleHand);
  const holder = state.seat ?? (seated ? shared : null);
  const speaks = state.seat !== null ? link : holder === null ? undefined : props.linkOf?.(holder);
  const talk = useRoomTalk(parts, holder, speaks);
  const control = table.useControl(session, talk);
  useFocusFlow(whole, control);
  const hint = useHint(parts, control);
  const text = useTextBoard(whole);
  const { id: game } = module.rules;
  const rule = useRule(whole, shelf.entries.find(({ id }) => id === game)?.teaching);
  const askRule = () => {
    const clause = hint?.clause ?? clausePointedAt(whole.current) ?? control.clause ?? null;
    if (clause !== null) rule.open?.(clause);
  };
  const present = state.room.seats.filter(({ by, here }) => by === 'person' && here).length;
  usePresence(sound.soundtrack, present);
  const mine = useYourTurn(session);
  const pick = (target: string) => {
    sound.soundtrack.touch('confirm');
    control.pick(target);
  };
  const bindings = useBindings();
  useShortcuts({
    ...boundShortcuts({ ...looks.keys, b: text.toggle, F1: askRule }, bindings[TABLE_KEYS]),
    ...boundShortcuts(control.keys, bindings[game]),
    ...(rule.clause === null ? {} : { Escape: rule.close }),
  });
  return (
    <div
      ref={whole}
      className="table-page room-table"
      data-layout={layout}
      data-low={frame.low || undefined}
      data-told={text.open || undefined}
      data-ruled={rule.clause !== null || undefined}
      data-mine={mine || undefined}
      data-hand={hand || undefined}
      data-watching={!seated || undefined}
      style={seatColourStyle(parts.colours)}
    >
      <header className="visually-hidden">
        <h1>{parts.words.title}</h1>
      </header>
      <HudGhost cards={cards} replay={false} across={table.across} board={board} />
      <TablePicture
        preferences={preferences}
        parts={parts}
        control={control}
        onPick={pick}
        cursor={text.cursor}
        quality={quality}
        clock={clock}
        photo={null}
        source={gestures.source}
        facing={null}
        turned={false}
        frame={frame}
        camera={looks.camera}
        show={looks.show}
        plan={looks.above ? 'above' : null}
        marks={NO_MARKS}
        talk={talk}
        onReady={onReady}
        onLost={() => {}}
      />
      {panels && (
        <RuleProvider open={rule.open}>
          <PartGuard version={state}>
            <RoomHud
              {...props}
              parts={parts}
              control={control}
              hint={hint}
              talk={talk}
              show={show}
              text={text}
              cards={cards}
              hand={hand}
              mine={mine}
              onPick={pick}
              link={link}
            />
          </PartGuard>
        </RuleProvider>
      )}
      {rule.clause !== null && (
        <RuleDrawer
          key={layout}
          game={game}
          clause={rule.clause}
          modal={layout !== 'wide'}
          onClause={(clause) => rule.open?.(clause)}
          onClose={rule.close}
        />
      )}
    </div>
  );
}
