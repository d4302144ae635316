import type { Language } from '#core';
import { messagesFor } from '#i18n';
import { type GamePanelProps, nameOf, type TextBoard, type TextSection } from '#module';
import { isHuman } from '#session';
import { GRID, parseBoard, type Seat, type View, type ZorglTypes } from '#zorgl/rules';
import {
  cardName,
  cardsOf,
  FLOORS_TO_WIN,
  monsterPlaces,
  summarisePlayers,
  type Table,
  textGrid,
  zorglMessages,
} from '#zorgl/view';
import type { ZorglControl } from './control';

type Props = GamePanelProps<ZorglTypes, Table, ZorglControl>;

/** The table of Zorgl-Zilla as text: the city box by box, the players, the plant, the cards. */
export function textBoard(props: Props, language: Language): TextBoard {
  const { state, control, names, replaying } = props;
  const zorgl = zorglMessages(language);
  const texts = { names, zorgl, interface: messagesFor(language) };
  const view = control.acting ? state.view : state.shownView;
  return {
    grid: textGrid(view, replaying ? null : control.selection, texts),
    sections: [
      ...playerSections(props, view, language),
      plantSection(view, language),
      cardSection(props, view, language),
    ],
  };
}

function playerSections({ state, names }: Props, view: View, language: Language): TextSection[] {
  const { players, board } = zorglMessages(language);
  const { seat: words } = messagesFor(language);
  const bots = state.seats.filter((info) => !isHuman(info)).map(({ seat }) => seat as Seat);
  const places = monsterPlaces(view.board);
  return summarisePlayers(view, names, bots).map(
    ({ seat, name, bot, floors, units, worth, cards, active }) => {
      const at = places[seat];
      return {
        heading: bot ? `${name} (${words.bot})` : name,
        lines: [
          ...(active ? [players.active] : []),
          at === undefined ? board.offBoard : board.at(at),
          players.pile(floors, units, worth, FLOORS_TO_WIN),
          players.cards(cards),
        ],
      };
    },
  );
}

function plantSection(view: View, language: Language): TextSection {
  const { board } = zorglMessages(language);
  const contents = parseBoard(view.board);
  const found = (contents.ok ? [...contents.value.entries()] : []).flatMap(([at, content]) => {
    const building = content.kind === 'monster' ? content.roof : content.kind === 'building' ? content : null;
    return building?.plant === true ? [board.plantAt(GRID.name(at), building.floors)] : [];
  });
  return { heading: board.plantHeading, lines: found.length === 0 ? [board.plantGone] : found };
}

function cardSection({ holder, names, replaying }: Props, view: View, language: Language): TextSection {
  const zorgl = zorglMessages(language);
  const messages = messagesFor(language);
  const named = (cards: readonly Parameters<typeof cardName>[0][]) =>
    cards.map((card) => cardName(card, messages));
  const hand = holder === null || replaying ? undefined : cardsOf(view, holder);
  return {
    heading: zorgl.counters.label,
    lines: [
      ...(holder === null || hand === undefined
        ? []
        : [`${messages.cards.hand(nameOf(names, holder))}: ${named(hand).join(', ')}`]),
      zorgl.counters.draw(view.draw.count),
      ...(view.discard.length === 0
        ? [zorgl.counters.discard(0)]
        : [zorgl.board.discarded(named(view.discard.toReversed()).join(', '))]),
    ],
  };
}
