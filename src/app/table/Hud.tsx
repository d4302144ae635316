import { useMemo } from 'react';
import type { CardId } from '#core';
import { useMessages } from '#i18n';
import { isHuman, isLive, type Session, useSession, visibleHand } from '#session';
import {
  Banner,
  Button,
  cardFaceArt,
  ErrorNotice,
  Hand,
  HudLayout,
  IconButton,
  LiveRegion,
  LogPanel,
  OpenHand,
  Panel,
  PlaybackBar,
} from '#ui';
import type { Seat, ZorglTypes } from '#zorgl/rules';
import {
  ActionPicker,
  type Choice,
  cancelSelection,
  captionFor,
  cardName,
  cardsOf,
  choose,
  chooseCard,
  chooseMode,
  confirmDiscard,
  DeckInfo,
  endBlock,
  handCards,
  isInert,
  nameOf,
  PlayersPanel,
  type SeatNames,
  type Selection,
  stepBack,
  summarisePlayers,
  type Table,
  TurnPanel,
  traitsOf,
  useZorglMessages,
} from '#zorgl/view';
import { FaultNotice } from './FaultNotice';
import { logEntries } from './log';
import { PastBadge } from './PastBadge';
import { ReplayPanel } from './ReplayPanel';
import type { ShownCaption } from './useCaption';
import type { ReplayControl } from './useReplay';
import type { SelectionControl } from './useSelection';

export interface HudProps {
  readonly session: Session<ZorglTypes, Table>;
  readonly names: SeatNames;
  readonly control: SelectionControl;
  readonly caption: ShownCaption | null;
  readonly replay: ReplayControl;
  /** What happens is told in large letters during a replay. */
  readonly captions: boolean;
  readonly logOpen: boolean;
  readonly onToggleLog: () => void;
  readonly onSpeed: (speed: number) => void;
  readonly onCaptions: (on: boolean) => void;
  /** Asks for a new game from the moment that is shown. */
  readonly onBranch: () => void;
  /** Asks for a film of the game. */
  readonly onFilm: () => void;
  readonly onPreview: (choice: Choice | null) => void;
  /** Brings the ranking back; null unless it was put away. */
  readonly onRanking: (() => void) | null;
  readonly menu: {
    readonly onWholeTable: () => void;
    /** The camera follows the action by itself. */
    readonly follows: boolean;
    /** Null where it may not. */
    readonly onFollow: (() => void) | null;
    readonly muted: boolean;
    readonly onMute: () => void;
    readonly onPhoto: () => void;
    readonly onShare: () => void;
    readonly onSettings: () => void;
    readonly onHelp: () => void;
    readonly onLobby: () => void;
  };
}

/** The cards of the hand that are up: those to be discarded, or the one to be played. */
function chosenCards(selection: Selection | null): readonly CardId[] {
  if (selection === null) return [];
  if (selection.dropping !== null) return selection.dropping.chosen;
  return selection.card === null ? [] : [selection.card];
}

/** The panels around the table, fed from the session. */
export function Hud(props: HudProps) {
  const { session, names, control, caption, menu } = props;
  const messages = useMessages();
  const zorgl = useZorglMessages();
  const state = useSession(session, (whole) => whole);
  const { selection, change } = control;
  const replaying = state.inPast || state.over;
  const view = selection === null ? state.shownView : state.view;
  const seats = state.seats;
  const bots = seats.filter((info) => !isHuman(info)).map((info) => info.seat as Seat);
  const texts = useMemo(() => ({ names, zorgl, interface: messages }), [names, zorgl, messages]);
  const entries = useMemo(() => logEntries(state.entries, texts), [state.entries, texts]);
  const holder = visibleHand(state) as Seat | null;
  const turnSeat = view.turn.player;
  const legal = selection === null ? [] : selection.context.legal;
  const block = endBlock({ view, legal, mine: selection !== null, moving: false });
  const banner = caption === null ? null : captionFor(caption.cue, names, zorgl);
  const latest = entries
    .filter((entry) => entry.action === state.shown - 1)
    .map((entry) => entry.text)
    .join(' ');
  const hand = holder === null ? undefined : cardsOf(view, holder);

  return (
    <>
      <HudLayout
        players={
          <>
            <PlayersPanel players={summarisePlayers(state.shownView, names, bots)} />
            <DeckInfo draw={state.shownView.draw.count} discard={state.shownView.discard.length} />
          </>
        }
        menu={
          <>
            <IconButton icon="table" label={messages.table.wholeTable} onPress={menu.onWholeTable} />
            {menu.onFollow !== null && (
              <IconButton
                icon="camera"
                label={messages.table.follow}
                pressed={menu.follows}
                onPress={menu.onFollow}
              />
            )}
            <IconButton icon="photo" label={messages.photo.open} onPress={menu.onPhoto} />
            <IconButton icon="share" label={messages.share.open} onPress={menu.onShare} />
            <IconButton
              icon={menu.muted ? 'muted' : 'sound'}
              label={messages.table.mute}
              pressed={menu.muted}
              onPress={menu.onMute}
            />
            <IconButton icon="keyboard" label={messages.table.help} onPress={menu.onHelp} />
            <IconButton icon="settings" label={messages.table.settings} onPress={menu.onSettings} />
            <IconButton icon="home" label={messages.gameOver.lobby} onPress={menu.onLobby} />
          </>
        }
        log={
          <LogPanel
            entries={entries}
            open={props.logOpen}
            shown={state.shown}
            onToggle={props.onToggleLog}
            onSeek={(action) => void session.scrub(action)}
          />
        }
        banner={
          <>
            {state.inPast && <PastBadge finished={state.finished} />}
            <Banner caption={banner === null || caption === null ? null : { ...banner, id: caption.id }} />
          </>
        }
        choices={
          replaying
            ? holder !== null &&
              hand !== undefined && (
                <Panel label={messages.cards.hand(nameOf(names, holder))}>
                  <OpenHand
                    seat={holder}
                    owner={nameOf(names, holder)}
                    cards={hand.map((card) => ({
                      card,
                      name: cardName(card, messages),
                      art: cardFaceArt(card),
                    }))}
                  />
                </Panel>
              )
            : selection !== null && (
                <ActionPicker
                  selection={selection}
                  names={names}
                  onMode={(mode) => change(chooseMode(selection, mode))}
                  onChoice={(choice) => change(choose(selection, choice))}
                  onConfirm={() => change(confirmDiscard(selection))}
                  onBack={() => change(stepBack(selection))}
                  onCancel={() => change(cancelSelection(selection))}
                  onPreview={props.onPreview}
                />
              )
        }
        hand={
          <>
            {state.error !== null && (
              <ErrorNotice problem={state.error} onDismiss={() => session.dismissError()} />
            )}
            <FaultNotice faults={state.faults} onDismiss={() => session.dismissFaults()} />
            {props.onRanking !== null && (
              <Button look="primary" onPress={props.onRanking}>
                {messages.gameOver.ranking}
              </Button>
            )}
            {!replaying && holder !== null && hand !== undefined && (
              <Hand
                owner={nameOf(names, holder)}
                cards={handCards(hand, {
                  playable: selection?.cards ?? [],
                  army: view.options.army,
                  traits: traitsOf(view, holder),
                  inert: isInert(view, holder),
                  zorgl,
                  interface: messages,
                })}
                selected={chosenCards(selection)}
                onSelect={(card) => selection !== null && change(chooseCard(selection, card))}
                numberKeys
              />
            )}
          </>
        }
        turn={
          <TurnPanel
            seat={turnSeat}
            names={names}
            mine={selection !== null}
            played={view.turn.played}
            quota={view.turn.quota}
            block={block}
            onEnd={() => selection !== null && change(chooseMode(selection, 'end'))}
            undo={
              state.undoBlock === 'absent'
                ? null
                : {
                    blocked: state.undoBlock === null ? null : messages.undo.blocked[state.undoBlock],
                    onUndo: () => void session.undo(),
                  }
            }
            replay={replaying}
          />
        }
        playback={
          replaying ? (
            <ReplayPanel
              session={session}
              control={props.replay}
              texts={texts}
              captions={props.captions}
              onCaptions={props.onCaptions}
              onSpeed={props.onSpeed}
              onBranch={props.onBranch}
              onFilm={props.onFilm}
            />
          ) : (
            <PlaybackBar
              playing={state.playback.playing}
              busy={!isLive(state)}
              begun={state.actual > 0}
              speed={state.playback.speed}
              onPlay={() => session.resume()}
              onPause={() => session.pause()}
              onSkip={() => session.skip()}
              onSkipAll={() => session.live()}
              onStepBack={() => session.stepBack()}
              onReplay={() => session.replay()}
              onSpeed={props.onSpeed}
            />
          )
        }
        replay={replaying}
      />
      <LiveRegion text={latest} />
    </>
  );
}
