import type { Language } from '#core';
import { type KingTypes, SIDES, sizeOf, type View } from '#king-of-monsters/rules';
import {
  askedOf,
  cardWords,
  chartOf,
  handIn,
  islandOf,
  openTargets,
  type PlayMessages,
  plateHolds,
  plateName,
  playMessages,
  rowHolds,
  type ShownFigure,
  type ShownRow,
  type Table,
} from '#king-of-monsters/view';
import { type GamePanelProps, nameOf, type SeatNames, type TextBoard, type TextSection } from '#module';
import type { TextCell, TextGridData } from '#ui';
import type { KingControl } from './control';

type Props = GamePanelProps<KingTypes, Table, KingControl>;

/** Column numbers; a row has at most five plates (K8.3). */
const COLUMNS = [1, 2, 3, 4, 5];
const NOTHING: ReadonlySet<string> = new Set();

/** The table as text: chart by plate, island, hands, piles. */
export function textBoard(props: Props, language: Language): TextBoard {
  const { state, control, names, replaying } = props;
  const words = playMessages(language);
  const view = control.acting ? state.view : state.shownView;
  const open = replaying || control.selection === null ? NOTHING : openTargets(control.selection);
  const asked = askedOf(view, names, words);
  return {
    grid: chartGrid(chartOf(view), open, words),
    sections: [
      ...(asked === null ? [] : [{ heading: asked.title, lines: asked.within }]),
      islandSection(view, names, words),
      handSection(props, view, words),
      pileSection(view, words),
    ],
  };
}

function chartGrid(rows: readonly ShownRow[], open: ReadonlySet<string>, words: PlayMessages): TextGridData {
  const offer = (target: string) => (open.has(target) ? { target, does: words.board.choose } : null);
  return {
    columns: [words.board.row, ...COLUMNS.map(String)],
    rows: rows.map((row) => {
      const { row: colour, plates } = row;
      const head: TextCell = {
        name: colour,
        sign: row.disabled ? '✕' : row.here ? '●' : '·',
        holds: rowHolds(row, words) || words.board.plates(plates.length),
        offer: offer(colour),
      };
      const cells = COLUMNS.map((col): TextCell => {
        const plate = plates[col - 1];
        const name = plateName(colour, col);
        if (plate === undefined) return { name, sign: '', holds: words.board.noPlate, offer: null };
        const number = plate.card === null ? '?' : (plate.card[1] ?? 'W');
        const sign = plate.cover === null ? number : `${number}/${plate.cover.worth}`;
        return { name, sign, holds: plateHolds(plate, words), offer: offer(name) };
      });
      return { heading: words.chart.row(words.rows[colour]), cells: [head, ...cells] };
    }),
  };
}

function figureWords(
  { seat, state, cards, stored }: ShownFigure,
  names: SeatNames,
  words: PlayMessages,
): string {
  const { island } = words;
  return [
    nameOf(names, seat),
    ...(state === 'up' ? [] : [island.states[state]]),
    island.cards(cards),
    ...(stored === null
      ? []
      : [stored === true ? island.stored : island.storedCard(cardWords(stored, words))]),
  ].join(', ');
}

function islandSection(view: View, names: SeatNames, words: PlayMessages): TextSection {
  const { zones, away } = islandOf(view);
  const { island } = words;
  const lines = zones.map(({ zone, objective, figures }) => {
    const state =
      objective === null
        ? island.noObjective
        : objective.destroyed
          ? island.destroyed
          : island.rating(objective.damage, objective.rating);
    const here = figures.map((figure) => figureWords(figure, names, words)).join('; ');
    return `${words.zones[zone]}: ${here === '' ? state : `${state}; ${here}`}`;
  });
  const gone = away.map((figure) => figureWords(figure, names, words)).join('; ');
  return {
    heading: island.label,
    lines: gone === '' ? lines : [...lines, `${island.away}: ${gone}`],
  };
}

function handSection({ holder, names, replaying }: Props, view: View, words: PlayMessages): TextSection {
  const seats = holder === null || replaying ? [] : holder === 'king' ? [holder] : leagueOf(view);
  return {
    heading: words.board.hands,
    lines: seats.flatMap((seat) => {
      const hand = handIn(view, seat);
      if (hand?.cards == null) return [];
      const cards = hand.cards.map((card) => cardWords(card, words)).join(', ');
      return [`${words.hand.label(nameOf(names, seat))}: ${cards === '' ? words.hand.none : cards}`];
    }),
  };
}

const leagueOf = ({ heroes }: View) => Object.keys(heroes) as (keyof typeof heroes)[];

function pileSection(view: View, words: PlayMessages): TextSection {
  return {
    heading: words.piles.label,
    lines: SIDES.flatMap((side) => {
      const { combat, combatDiscard, action, actionDiscard } = view.decks[side];
      const { piles } = words.onTable;
      const who = words[side];
      return [
        piles.combat(who, sizeOf(combat)),
        piles.combatDiscard(who, combatDiscard.length),
        piles.action(who, sizeOf(action)),
        piles.actionDiscard(who, actionDiscard.length),
      ];
    }),
  };
}
