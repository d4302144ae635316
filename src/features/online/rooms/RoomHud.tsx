import { useState } from 'react';
import { useMessages } from '#i18n';
import { nameOf, usePreferenceStore } from '#module';
import { useLoading } from '#stage';
import { Button, ErrorNotice, HudLayout, IconButton, LiveLog, LoadingBar, LogPanel, scrolls } from '#ui';
import { FaultNotice } from '../../../table/FaultNotice';
import { Hint } from '../../../table/Hint';
import { LivePlayback } from '../../../table/LivePlayback';
import { passScreenFor } from '../../../table/passScreenFor';
import { SoundCaptions } from '../../../table/sound/SoundCaptions';
import { TableBanner } from '../../../table/TableBanner';
import { TextBoardPanel } from '../../../table/TextBoardPanel';
import { usePanelProps } from '../../../table/usePanelProps';
import { useStory } from '../../../table/useStory';
import { VerdictPanel } from '../../../table/Verdict';
import { EmoteBubble } from '../client/Emotes';
import { CheersBubble } from '../crowd/CheersBubble';
import { AwayNotice } from './AwayNotice';
import { SeatClock } from './Clock';
import { FairNotice } from './FairNotice';
import { HandNews } from './HandNews';
import { LostSteps } from './LostSteps';
import { PhraseBubble } from './Phrases';
import { RoomDialogs } from './RoomDialogs';
import { RoomMenu } from './RoomMenu';
import type { RoomHudProps, RoomWindow } from './roomProps';
import { UndoAsk } from './UndoAsk';

/** Panels around a room's table. */
export function RoomHud(props: RoomHudProps) {
  const preferenceStore = usePreferenceStore();
  const { parts, control, hint, show, text, link, state: at } = props;
  const { session, table, names } = parts;
  const messages = useMessages();
  const seated = at.seat !== null || (props.locals ?? []).length > 0;
  // On a shared screen the pass screen determines whose hand is visible.
  const panelProps = usePanelProps(parts, control, hint, at.seat ?? (seated ? undefined : null));
  const panel = { ...panelProps, talk: props.talk };
  const { state } = panel;
  const { Players, Choices, Hand, Turn } = table;
  const { entries, happened } = useStory(parts, panel);
  const [logOpen, setLogOpen] = useState(true);
  const [looking, setLooking] = useState(false);
  const [open, setOpen] = useState<RoomWindow>(null);
  const fetched = useLoading();
  const problem = state.error ?? at.problem;
  return (
    <>
      {text.open && (
        <TextBoardPanel
          table={table}
          panel={panel}
          onCursor={text.setCursor}
          onPick={props.onPick}
          onClose={text.close}
        />
      )}
      <HudLayout
        players={<Players {...panel} />}
        menu={<RoomMenu {...props} onOpen={setOpen} />}
        log={
          props.hand ? (
            <HandNews mine={props.mine} parts={parts} deciding={state.shownDeciding} happened={happened} />
          ) : (
            <LogPanel
              entries={entries}
              open={logOpen}
              shown={state.shown}
              onToggle={() => setLogOpen(!logOpen)}
              onSeek={(action) => void session.watch(action)}
            />
          )
        }
        banner={
          <TableBanner parts={parts} state={state} caption={show.caption} hint={hint}>
            {at.room.clock !== undefined && at.time !== null && !state.over && (
              <SeatClock
                key={at.time.until}
                clock={at.room.clock}
                time={at.time}
                names={names}
                onSkip={at.seat === null ? () => void link.ask({ do: 'skip' }) : null}
              />
            )}
            <CheersBubble cheers={at.crowd.cheers} />
            <EmoteBubble emote={at.emote} names={names} />
            <PhraseBubble said={at.said} names={names} />
          </TableBanner>
        }
        choices={
          at.seat === null && !control.acting ? (
            props.beside
          ) : (
            <>
              {hint !== null && control.showsHint !== true && <Hint {...hint} />}
              <Choices {...panel} />
            </>
          )
        }
        hand={
          <>
            {problem !== null && (
              <ErrorNotice
                problem={problem}
                onDismiss={() => {
                  session.dismissError();
                  link.dismiss();
                }}
              />
            )}
            {state.over && looking && (
              <Button look="primary" onPress={() => setLooking(false)}>
                {messages.gameOver.ranking}
              </Button>
            )}
            {seated && <Hand {...panel} />}
          </>
        }
        passScreen={passScreenFor(panel, parts.words, parts.module)}
        turn={<Turn {...panel} />}
        playback={
          <LivePlayback
            words={parts.words}
            session={session}
            onSpeed={(speed) => preferenceStore.change({ speed })}
            onAdvice={null}
          />
        }
        replay={false}
        cards={props.cards}
        across={table.across}
        version={state}
      />
      <RoomDialogs {...props} open={open} onClose={() => setOpen(null)} />
      {show.sounds.length > 0 && <SoundCaptions lines={show.sounds} />}
      {fetched.share < 1 && <LoadingBar label={messages.table.loading} share={fetched.share} />}
      <div ref={scrolls} className="ui-scroll table-notices">
        {at.status === 'away' && (
          <p className="room-lost" role="status">
            {messages.rooms.lost}
          </p>
        )}
        <UndoAsk
          undo={at.undo}
          refused={at.undoRefused}
          room={at.room}
          names={names}
          seats={at.seats}
          link={link}
        />
        {state.over && at.nextGame !== null && (
          <FairNotice room={at.room} until={at.nextGame} link={props.onSit === undefined ? null : link} />
        )}
        {at.room.hosting?.paused === true && (
          <p className="room-lost" role="status">
            {messages.rooms.paused}
          </p>
        )}
        <LostSteps room={at.room} module={parts.module} link={props.onSit === undefined ? null : link} />
        {props.onSit !== undefined && !state.over && <AwayNotice room={at.room} names={names} link={link} />}
        {at.gaveWay !== null && (
          <p className="room-lost" role="status">
            {messages.rooms.gaveWay(nameOf(names, at.gaveWay))}
            <IconButton icon="close" label={messages.common.close} onPress={() => link.dismissGaveWay()} />
          </p>
        )}
        <FaultNotice faults={state.faults} onDismiss={() => session.dismissFaults()} />
      </div>
      {state.over && !looking && (
        <VerdictPanel
          parts={parts}
          {...(props.onAgain === undefined ? {} : { onAgain: props.onAgain })}
          onWatch={() => {
            setLooking(true);
            session.replay();
          }}
          onShare={() => {
            setLooking(true);
            setOpen('share');
          }}
          onLobby={props.onLeave}
          onLook={() => setLooking(true)}
        />
      )}
      <LiveLog label={messages.textBoard.story} lines={happened} />
    </>
  );
}
