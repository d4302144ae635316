import type { Messages } from '#i18n';
import { nameOf, type SeatNames } from '#module';
import type { TextCell, TextGridData, TextOffer } from '#ui';
import { type Box, type BoxContent, type CardId, GRID, parseBoard, type View } from '#zorgl/rules';
import type { ZorglMessages } from './messages';
import { type Choice, cardName, choiceAt, choiceId, choiceLabel, type Selection, usualUse } from './panels';

export interface GridTexts {
  readonly names: SeatNames;
  readonly zorgl: ZorglMessages;
  readonly interface: Messages;
}

/** The contents of a box, as text. */
export function contentWords(content: BoxContent, { names, zorgl: { board } }: GridTexts): string {
  switch (content.kind) {
    case 'empty':
      return board.free;
    case 'unit':
      return board.unit;
    case 'building':
      return content.plant ? board.plant(content.floors) : board.building(content.floors);
    case 'monster': {
      const name = nameOf(names, content.seat);
      const { roof } = content;
      if (roof === null) return name;
      return board.onRoof(name, roof.plant ? board.plant(roof.floors) : board.building(roof.floors));
    }
  }
}

/** A short sign for the contents: `4`, `P8`, `u`, the first letter of a name. */
function signOf(content: BoxContent, names: SeatNames): string {
  if (content.kind === 'unit') return '▪';
  if (content.kind === 'building') return `${content.plant ? '☢' : ''}${content.floors}`;
  if (content.kind === 'empty') return '';
  const initial = nameOf(names, content.seat).slice(0, 2);
  return content.roof === null ? initial : `${initial}/${content.roof.floors}`;
}

/** The seven rows of a board as text, with the options of the deciding player in each box. */
export function textGrid(
  { board }: Pick<View, 'board'>,
  selection: Selection | null,
  texts: GridTexts,
): TextGridData {
  const parsed = parseBoard(board);
  const contents = parsed.ok ? parsed.value : [];
  const reach = reachOf(selection);
  const cellOf = (at: number): TextCell => {
    const content = contents[at] ?? { kind: 'empty' };
    const name = GRID.name(at);
    const holds = contentWords(content, texts);
    const cards = reach.get(name)?.map((card) => cardName(card, texts.interface));
    const choice = selection === null ? undefined : choiceAt(selection, name);
    return {
      name,
      sign: signOf(content, texts.names),
      holds: cards === undefined ? holds : texts.zorgl.board.with(holds, cards.join(', ')),
      offer: choice === undefined ? null : offerOf(choice, selection, texts),
    };
  };
  const files = Array.from({ length: GRID.width }, (_, file) => file);
  return {
    columns: files.map((file) => GRID.name(file).slice(0, 1)),
    rows: Array.from({ length: GRID.height }, (_, row) => GRID.height - 1 - row).map((rank) => ({
      heading: String(rank + 1),
      cells: files.map((file) => cellOf(rank * GRID.width + file)),
    })),
  };
}

function offerOf(choice: Choice, selection: Selection | null, texts: GridTexts): TextOffer {
  const { board, modes } = texts.zorgl;
  const mode = selection?.mode ?? usualUse(choice);
  const does = () => {
    if (choice.kind === 'unit') return selection?.step === 'unit' ? board.unitTakes : board.unitSent;
    if (choice.kind === 'flee') return board.flees;
    if (mode === null || choice.kind === 'direction') return choiceLabel(choice, texts.names, texts.zorgl);
    if (choice.kind === 'monster') return board.target(modes[mode], nameOf(texts.names, choice.value));
    return board.here(modes[mode]);
  };
  return { target: choiceId(choice), does: does() };
}

/**
 * The cards whose ordinary move or attack reaches each box, while no card is selected. Powers are left out,
 * since some reach almost everywhere.
 */
function reachOf(selection: Selection | null): ReadonlyMap<Box, readonly CardId[]> {
  const reach = new Map<Box, CardId[]>();
  if (selection?.step !== 'card') return reach;
  const { legal, places } = selection.context;
  for (const action of legal) {
    const box = action.do === 'move' ? action.to : action.do === 'attack' ? places[action.target] : undefined;
    if (box === undefined || !('card' in action)) continue;
    const cards = reach.get(box) ?? [];
    if (!cards.includes(action.card)) reach.set(box, [...cards, action.card]);
  }
  return reach;
}
