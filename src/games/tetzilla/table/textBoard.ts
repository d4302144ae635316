import type { Language } from '#core';
import { messagesFor } from '#i18n';
import type { GamePanelProps, TextBoard, TextSection } from '#module';
import { isHuman } from '#session';
import { columnName, type Seat, type TetzillaTypes, type View } from '#tetzilla/rules';
import {
  boxOf,
  type Decision,
  landedBoxes,
  landingOf,
  summarisePlayers,
  type Table,
  type TetMessages,
  tetMessages,
} from '#tetzilla/view';
import type { TetControl } from './control';
import { textGrid } from './textGrid';

type Props = GamePanelProps<TetzillaTypes, Table, TetControl>;

/**
 * The table of TetZilla as text: the board from the top, the tile that is turned up, the players, the turn.
 */
export function textBoard(props: Props, language: Language): TextBoard {
  const { state, control, names, replaying } = props;
  const words = tetMessages(language);
  const view = control.acting ? state.view : state.shownView;
  const decision = replaying ? null : control.decision;
  return {
    grid: textGrid(view, decision, { names, words }),
    sections: [
      ...tileSection(decision, words),
      ...playerSections(props, view, language),
      { heading: words.board.turn, lines: turnLines(view, words) },
    ],
  };
}

function tileSection(decision: Decision | null, words: TetMessages): TextSection[] {
  if (decision?.kind !== 'slide') return [];
  const { choices, aim } = decision;
  const landed = landedBoxes(choices, aim);
  const count = (sign: 'building' | 'guard') => landed.filter((each) => each.sign === sign).length;
  return [
    {
      heading: words.board.tile,
      lines: [
        words.slide.tile(choices.tile),
        words.slide.at(columnName(aim.column), landingOf(choices, aim).row + 1),
        words.slide.brings(count('building'), count('guard')),
        landed.map(({ box }) => box).join(', '),
      ],
    },
  ];
}

function playerSections({ state, names, holder }: Props, view: View, language: Language): TextSection[] {
  const { players, board, things } = tetMessages(language);
  const { seat: words } = messagesFor(language);
  const bots = state.seats.filter((info) => !isHuman(info)).map(({ seat }) => seat as Seat);
  return summarisePlayers(view, names, bots, holder).map((player) => {
    const { seat, name, bot, ability, spent, hits, dead, tokens, active, score } = player;
    const at = boxOf(view, seat);
    const kinds = player.kinds.map(([kind, count]) => players.kind[kind](count));
    return {
      heading: bot ? `${name} (${words.bot})` : name,
      lines: [
        ...(active ? [players.active] : []),
        dead ? players.dead : at === undefined ? board.offBoard : board.at(at),
        players.hits(hits),
        ability === null
          ? players.noAbility
          : `${things.abilities[ability].name}, ${spent ? players.spent : players.ready}`,
        ...(tokens === null ? [] : [players.tokens(tokens)]),
        players.pile(player.buildings),
        ...(kinds.length === 0 ? [] : [players.kinds(kinds)]),
        players.guards(player.guards.length),
        ...(score === null ? [] : [players.score(score)]),
      ],
    };
  });
}

function turnLines({ turn, deck, last }: View, { turn: words, stages }: TetMessages): readonly string[] {
  return [
    turn.number === 0 ? words.setUp : words.number(turn.number),
    stages[turn.stage],
    words.deck(deck.count),
    ...(last ? [words.last] : []),
  ];
}
