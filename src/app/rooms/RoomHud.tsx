import { useMemo, useState } from 'react';
import { useMessages } from '#i18n';
import { useLoading } from '#stage';
import { Banner, Button, ErrorNotice, HudLayout, LiveLog, LiveRegion, LoadingBar, LogPanel } from '#ui';
import { logEntries } from '../table/course';
import { FaultNotice } from '../table/FaultNotice';
import { Hint } from '../table/Hint';
import { LivePlayback } from '../table/LivePlayback';
import { PastBadge } from '../table/PastBadge';
import { TextBoardPanel } from '../table/TextBoardPanel';
import { usePanelProps } from '../table/usePanelProps';
import { Verdict } from '../table/Verdict';
import { EmoteBubble } from './Emotes';
import { RoomDialogs } from './RoomDialogs';
import { RoomMenu } from './RoomMenu';
import type { RoomHudProps, RoomWindow } from './roomProps';

/** The panels around the table of a room. */
export function RoomHud(props: RoomHudProps) {
  const { page, parts, control, hint, show, text, link, state: at } = props;
  const { session, table, words, names } = parts;
  const messages = useMessages();
  const panel = usePanelProps(parts, control, hint, at.seat);
  const { state } = panel;
  const { Players, Choices, Hand, Turn } = table;
  const entries = useMemo(
    () => logEntries(state.inPast ? state.history : state.entries, words, names),
    [state.inPast, state.history, state.entries, words, names],
  );
  const [logOpen, setLogOpen] = useState(true);
  const [looking, setLooking] = useState(false);
  const [open, setOpen] = useState<RoomWindow>(null);
  const fetched = useLoading();
  const { caption } = show;
  const banner = caption === null ? null : words.caption(caption.cue, names);
  const happened = entries.filter((entry) => entry.action < state.shown);
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
          <LogPanel
            entries={entries}
            open={logOpen}
            shown={state.shown}
            onToggle={() => setLogOpen(!logOpen)}
            onSeek={(action) => void session.watch(action)}
          />
        }
        banner={
          <>
            {state.inPast && <PastBadge finished={state.finished} />}
            <Banner caption={banner === null || caption === null ? null : { ...banner, id: caption.id }} />
            <EmoteBubble emote={at.emote} names={names} />
            <LiveRegion text={hint?.text ?? ''} />
          </>
        }
        choices={
          at.seat === null ? (
            props.beside
          ) : (
            <>
              {hint !== null && control.tellsHint !== true && <Hint {...hint} />}
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
            {at.seat !== null && <Hand {...panel} />}
          </>
        }
        curtain={null}
        turn={<Turn {...panel} />}
        playback={
          <LivePlayback session={session} onSpeed={(speed) => page.prefer({ speed })} onAdvice={null} />
        }
        replay={false}
        cards={props.cards}
        version={state}
      />
      <RoomDialogs {...props} open={open} onClose={() => setOpen(null)} />
      {fetched.share < 1 && <LoadingBar label={messages.table.loading} share={fetched.share} />}
      <div className="table-notices">
        {at.status === 'away' && (
          <p className="room-lost" role="status">
            {messages.rooms.lost}
          </p>
        )}
        <FaultNotice faults={state.faults} onDismiss={() => session.dismissFaults()} />
      </div>
      {state.over && !looking && (
        <Verdict
          parts={parts}
          {...(props.onAgain === undefined ? {} : { onAgain: props.onAgain })}
          onWatch={() => {
            setLooking(true);
            session.replay();
          }}
          onLobby={props.onLeave}
          onLook={() => setLooking(true)}
        />
      )}
      <LiveLog label={messages.textBoard.story} lines={happened} />
    </>
  );
}
