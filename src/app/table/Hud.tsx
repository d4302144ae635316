import { type ReactNode, useMemo } from 'react';
import { useMessages } from '#i18n';
import { nameOf, type TableHint, type TurnControl } from '#module';
import { Banner, Button, Curtain, ErrorNotice, HudLayout, LiveLog, LiveRegion, LogPanel } from '#ui';
import { logEntries } from './course';
import { Hint } from './Hint';
import { PastBadge } from './PastBadge';
import { Playback, type PlaybackProps } from './Playback';
import { Recap } from './Recap';
import { TableMenu, type TableMenuProps } from './TableMenu';
import { TextBoardPanel, type TextBoardPanelProps } from './TextBoardPanel';
import type { ShownCaption } from './useCaption';
import { usePanelProps } from './usePanelProps';

export interface HudProps extends Omit<PlaybackProps, 'replaying'> {
  /** The game has cards to play from. */
  readonly cards: boolean;
  readonly control: TurnControl;
  readonly hint: TableHint | null;
  readonly caption: ShownCaption | null;
  readonly logOpen: boolean;
  readonly onToggleLog: () => void;
  /** Brings the ranking back; null unless it was put away. */
  readonly onRanking: (() => void) | null;
  readonly menu: TableMenuProps;
  /** What teaches somebody while they play; null for nothing. */
  readonly coach: ReactNode;
  /** A line for somebody to whom something is new; null for nothing. */
  readonly newcomer: ReactNode;
  /** The table in words; null where it is not wanted. */
  readonly textBoard: Omit<TextBoardPanelProps, 'table' | 'panel'> | null;
}

/** The panels around the table, fed from the session. */
export function Hud(props: HudProps) {
  const { parts, control, caption } = props;
  const { session, table, words, names } = parts;
  const messages = useMessages();
  const { hint } = props;
  const panel = usePanelProps(parts, control, hint);
  const { state, replaying } = panel;
  const { Players, Choices, Hand, Turn } = table;
  // Whoever looks back keeps the whole story before them.
  const story = state.inPast ? state.history : state.entries;
  const entries = useMemo(() => logEntries(story, words, names), [story, words, names]);
  const banner = caption === null ? null : words.caption(caption.cue, names);
  const happened = entries.filter((entry) => entry.action < state.shown);
  return (
    <>
      {props.textBoard !== null && <TextBoardPanel table={table} panel={panel} {...props.textBoard} />}
      <HudLayout
        players={<Players {...panel} />}
        menu={<TableMenu {...props.menu} />}
        log={
          <>
            {props.newcomer}
            <Recap
              parts={parts}
              story={
                <LogPanel
                  entries={entries}
                  open={props.logOpen}
                  shown={state.shown}
                  onToggle={props.onToggleLog}
                  onSeek={(action) => void session.watch(action)}
                />
              }
            />
          </>
        }
        banner={
          <>
            {state.inPast && <PastBadge finished={state.finished} />}
            <Banner caption={banner === null || caption === null ? null : { ...banner, id: caption.id }} />
            <LiveRegion text={hint?.text ?? ''} />
          </>
        }
        coach={props.coach}
        choices={
          <>
            {hint !== null && control.tellsHint !== true && <Hint {...hint} />}
            <Choices {...panel} />
          </>
        }
        hand={
          <>
            {state.error !== null && (
              <ErrorNotice problem={state.error} onDismiss={() => session.dismissError()} />
            )}
            {props.onRanking !== null && (
              <Button look="primary" onPress={props.onRanking}>
                {messages.gameOver.ranking}
              </Button>
            )}
            <Hand {...panel} />
          </>
        }
        curtain={
          state.curtain === null ? null : (
            <Curtain
              key={state.curtain}
              seat={state.curtain}
              name={nameOf(names, state.curtain)}
              onReveal={() => {
                if (state.inPast) session.live();
                session.reveal();
              }}
            />
          )
        }
        turn={<Turn {...panel} />}
        playback={<Playback {...props} replaying={replaying} />}
        replay={replaying}
        cards={props.cards}
        version={state}
      />
      <LiveLog label={messages.textBoard.story} lines={happened} />
    </>
  );
}
