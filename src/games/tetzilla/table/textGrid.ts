import { nameOf, type SeatNames } from '#module';
import {
  type Box,
  type BoxContent,
  gridOf,
  parseBoard,
  partsOf,
  playerCount,
  type View,
} from '#tetzilla/rules';
import { type Decision, landedBoxes, markerName, markerOf, type TetMessages } from '#tetzilla/view';
import type { TextCell, TextGridData, TextOffer } from '#ui';
import { meaningOf, shotAt } from './picking';

export interface GridTexts {
  readonly names: SeatNames;
  readonly words: TetMessages;
}

/** The contents of a box as text, with the points of a building if they are known. */
function contentWords(content: BoxContent, { names, words }: GridTexts): string {
  switch (content.kind) {
    case 'unbuilt':
      return words.board.unbuilt;
    case 'empty':
      return words.things.empty;
    case 'kaiju':
      return words.list(content.seats.map((seat) => nameOf(names, seat)));
    case 'guard':
      return markerName(content.guard, words);
    case 'building': {
      const { points } = partsOf(content.building);
      const name = markerName(content.building, words);
      return points === null ? name : words.board.worth(name, points);
    }
  }
}

/** A short sign for the contents. */
function signOf(content: BoxContent, { names, words }: GridTexts): string {
  if (content.kind === 'unbuilt') return '';
  if (content.kind === 'empty') return '·';
  if (content.kind === 'kaiju') return content.seats.map((seat) => nameOf(names, seat).slice(0, 2)).join('+');
  const marker = markerOf(content);
  return marker === null ? '' : markerName(marker, words).slice(0, 2);
}

/** The twenty rows of a board as text, from the top, with the options of the deciding player in each box. */
export function textGrid(view: View, decision: Decision | null, texts: GridTexts): TextGridData {
  const grid = gridOf(view);
  const parsed = parseBoard(view.board, playerCount(view));
  const contents = parsed.ok ? parsed.value : [];
  const landing = new Map(
    decision?.kind === 'slide'
      ? landedBoxes(decision.choices, decision.aim).map(({ box, sign }) => [box, sign ?? 'street'] as const)
      : [],
  );
  const { board } = texts.words;
  const isUnbuilt = (at: number) => at < 0 || contents[at]?.kind === 'unbuilt';
  const cellOf = (at: number): TextCell => {
    const content = contents[at] ?? { kind: 'unbuilt' };
    const name = grid.name(at);
    const holds = contentWords(content, texts);
    const lands = landing.get(name);
    // The lowest free box of a column represents the column.
    const skyline = isUnbuilt(at) && (grid.rank(at) === 0 || !isUnbuilt(at - grid.width));
    return {
      name,
      sign: lands === undefined ? signOf(content, texts) : '▼',
      holds: lands === undefined ? holds : board.both(holds, board.lands[lands]),
      offer: offerOf(decision, name, skyline, texts),
    };
  };
  const columns = Array.from({ length: grid.width }, (_, column) => column);
  return {
    columns: columns.map((column) => grid.name(column).slice(0, 1)),
    rows: Array.from({ length: grid.height }, (_, row) => grid.height - 1 - row).map((rank) => ({
      heading: String(rank + 1),
      cells: columns.map((column) => cellOf(rank * grid.width + column)),
    })),
  };
}

function offerOf(
  decision: Decision | null,
  box: Box,
  skyline: boolean,
  { names, words }: GridTexts,
): TextOffer | null {
  const { board, move, fire } = words;
  const offer = (does: string): TextOffer => ({ target: box, does });
  switch (meaningOf(decision, box)) {
    case 'drop':
      return offer(board.drop);
    case 'aim':
      return skyline ? offer(board.over(box.slice(0, 1))) : null;
    case 'enter':
      return offer(board.enter);
    case 'step':
    case 'head': {
      if (decision?.kind !== 'move') return null;
      const { boxes, cost, hits } = decision.paths.get(box)!;
      const price = move.price(cost, hits);
      return offer(boxes.length === 1 ? board.step(price) : board.head(boxes.length, price));
    }
    case 'gun': {
      if (decision?.kind !== 'fire') return null;
      const gun = decision.guns.find(({ guard }) => guard === box);
      const seats = new Set((gun?.shots ?? []).flatMap(({ victims }) => victims.map(({ seat }) => seat)));
      const who = [...seats].toSorted().map((seat) => nameOf(names, seat));
      return offer(board.gun(who.length === 0 ? fire.nobody : fire.hits(who)));
    }
    case 'shot': {
      const victims = shotAt(decision, box)?.victims ?? [];
      return offer(
        board.shot(
          words.list(victims.map(({ seat, hits, ignored }) => fire.at(nameOf(names, seat), hits, ignored))),
        ),
      );
    }
    default:
      return null;
  }
}
