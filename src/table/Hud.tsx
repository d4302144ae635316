import type { ReactNode } from 'react';
import { useMessages } from '#i18n';
import type { TableHint, TableTalk, TurnControl } from '#module';
import { Button, ErrorNotice, HudLayout, LiveLog, LogPanel } from '#ui';
import { Hint } from './Hint';
import { type PlaybackProps, TablePlayback } from './Playback';
import { passScreenFor } from './passScreenFor';
import { TableRecap } from './Recap';
import { TableBanner } from './TableBanner';
import { TableMenu, type TableMenuProps } from './TableMenu';
import { TextBoardPanel, type TextBoardPanelProps } from './TextBoardPanel';
import type { ShownCaption } from './useCaption';
import { usePanelProps } from './usePanelProps';
import { useStory } from './useStory';

export interface HudProps extends Omit<PlaybackProps, 'replaying'> {
  /** Whether the game has cards to play from. */
  readonly cards: boolean;
  readonly control: TurnControl;
  readonly hint: TableHint | null;
  readonly caption: ShownCaption | null;
  readonly logOpen: boolean;
  readonly onToggleLog: () => void;
  /** Shows the ranking again; null unless it was closed. */
  readonly onRanking: (() => void) | null;
  readonly menu: TableMenuProps;
  /** Tutorial panel; null for none. */
  readonly coach: ReactNode;
  /** Hint for newcomers; null for none. */
  readonly newcomer: ReactNode;
  /** Pings of the holder's team; null if there is no private channel. */
  readonly talk: TableTalk | null;
  /** Text board; null if it is closed. */
  readonly textBoard: Omit<TextBoardPanelProps, 'table' | 'panel'> | null;
}

/** The panels around the table, connected to the session. */
export function Hud(props: HudProps) {
  const { parts, control } = props;
  const { session, table } = parts;
  const messages = useMessages();
  const { hint } = props;
  const panelProps = usePanelProps(parts, control, hint);
  const panel = { ...panelProps, talk: props.talk };
  const { state, replaying } = panel;
  const { Players, Choices, Hand, Turn } = table;
  const { entries, happened } = useStory(parts, panel);
  return (
    <>
      {props.textBoard !== null && <TextBoardPanel table={table} panel={panel} {...props.textBoard} />}
      <HudLayout
        players={<Players {...panel} />}
        menu={<TableMenu {...props.menu} />}
        log={
          <>
            {props.newcomer}
            <TableRecap
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
        banner={<TableBanner parts={parts} state={state} caption={props.caption} hint={hint} />}
        coach={props.coach}
        choices={
          <>
            {hint !== null && control.showsHint !== true && <Hint {...hint} />}
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
        passScreen={passScreenFor(panel, parts.words, parts.module)}
        turn={<Turn {...panel} />}
        playback={<TablePlayback {...props} replaying={replaying} />}
        replay={replaying}
        cards={props.cards}
        across={table.across}
        version={state}
      />
      <LiveLog label={messages.textBoard.story} lines={happened} />
    </>
  );
}
