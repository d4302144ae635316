import { useMessages } from '#i18n';
import { type GamePanelProps, nameOf, panelView } from '#module';
import { isHuman } from '#session';
import { Hand, OpenHand, Panel } from '#ui';
import type { CardId, Seat, ZorglTypes } from '#zorgl/rules';
import {
  ActionPicker,
  Counters,
  cancelSelection,
  cardFaceArt,
  cardName,
  cardsOf,
  choose,
  chooseCard,
  chooseMode,
  confirmDiscard,
  effectsSoFar,
  endBlock,
  fleeingFrom,
  handCards,
  isInert,
  PlayersPanel,
  plantFloors,
  type Selection,
  stepBack,
  summarisePlayers,
  type Table,
  TurnPanel,
  traitsOf,
  useZorglMessages,
} from '#zorgl/view';
import type { ZorglControl } from './control';

type Props = GamePanelProps<ZorglTypes, Table, ZorglControl>;

/** All players with their piles, the plant and the card piles. */
export function Players({ state, names }: Props) {
  const { seats, shownView: view } = state;
  const bots = seats.filter((info) => !isHuman(info)).map(({ seat }) => seat as Seat);
  return (
    <div className="zorgl-seats">
      <PlayersPanel players={summarisePlayers(view, names, bots)} />
      <Counters plant={plantFloors(view)} draw={view.draw.count} discard={view.discard} />
    </div>
  );
}

/** The uses of the selected card; in a replay, the open hand. */
export function Choices(props: Props) {
  const { names, holder, replaying, control } = props;
  const messages = useMessages();
  const zorgl = useZorglMessages();
  const { selection, change } = control;
  if (!replaying) {
    if (selection === null) return null;
    return (
      <ActionPicker
        selection={selection}
        names={names}
        onMode={(mode) => change(chooseMode(selection, mode))}
        onChoice={(choice) => change(choose(selection, choice))}
        onConfirm={() => change(confirmDiscard(selection))}
        onBack={() => change(stepBack(selection))}
        onCancel={() => change(cancelSelection(selection))}
        onPreview={control.point}
        onPreviewMode={control.pointMode}
        hint={props.hint}
        fleeing={control.sofar === null ? null : fleeingFrom(control.sofar.events)}
        sofar={
          control.sofar === null ? '' : effectsSoFar(control.sofar, names, { zorgl, interface: messages })
        }
      />
    );
  }
  const hand = handOf(props);
  if (holder === null || hand === undefined) return null;
  const owner = nameOf(names, holder);
  return (
    <Panel label={messages.cards.hand(owner)}>
      <OpenHand
        seat={holder}
        owner={owner}
        cards={hand.map((card) => ({
          card,
          name: cardName(card, messages),
          art: cardFaceArt(card, messages.cards.letters),
        }))}
      />
    </Panel>
  );
}

/** The hand to play from. */
export function HandPanel(props: Props) {
  const { names, holder, replaying, control } = props;
  const messages = useMessages();
  const zorgl = useZorglMessages();
  const { selection, change } = control;
  const hand = handOf(props);
  if (replaying || holder === null || hand === undefined) return null;
  const view = panelView(props);
  return (
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
      onPoint={control.pointCard}
      onSelect={(card) => selection !== null && change(chooseCard(selection, card))}
      numberKeys
    />
  );
}

/** Whose turn it is, undo and the end of the turn. */
export function Turn(props: Props) {
  const { names, replaying, control, undo } = props;
  const { selection, change } = control;
  const view = panelView(props);
  const { turn } = view;
  const legal = selection === null ? [] : selection.context.legal;
  return (
    <TurnPanel
      seat={turn.player}
      names={names}
      mine={control.acting}
      played={turn.played}
      quota={turn.quota}
      block={endBlock({ view, legal, mine: control.acting, moving: false })}
      asked={control.endAsked}
      onPointEnd={(pointed) => control.pointMode(pointed ? 'end' : null)}
      onEnd={() => selection !== null && change(chooseMode(selection, 'end'))}
      undo={undo}
      replay={replaying}
    />
  );
}

function handOf(props: Props): readonly CardId[] | undefined {
  const { holder } = props;
  return holder === null ? undefined : cardsOf(panelView(props), holder);
}

/** The selected cards of the hand: those to discard, or the one to play. */
function chosenCards(selection: Selection | null): readonly CardId[] {
  if (selection === null) return [];
  if (selection.dropping !== null) return selection.dropping.chosen;
  return selection.card === null ? [] : [selection.card];
}
