export { ActionPicker, type ActionPickerProps, choiceLabel } from './ActionPicker';
export { Counters, type CountersProps, plantFloors } from './Counters';
export { captionFor } from './captions';
export {
  type CardHolder,
  cardHint,
  cardPower,
  cardSigns,
  cardsOf,
  countedSuit,
  type HandCardsOptions,
  handCards,
  suitOf,
  tableCards,
} from './cards';
export { type Choice, choiceId, fieldOf, usualUse } from './choice';
export { ARROWS, type ArrowKey, choiceAfter } from './choiceWalk';
export { ACTION_CLAUSES, clauseOf, TABLE_CLAUSES } from './clauses';
export type { Dropping } from './dropping';
export { type LogTexts, logTable } from './log';
export { MonsterCard, MonsterTraits, type MonsterWords, monsterWords } from './MonsterCard';
export { MODE_KEYS, modeCap } from './modeKeys';
export { momentOf } from './moments';
export { isInert, monsterId, monsterOf, type ShownMonster, shownMonster, traitsOf } from './monsters';
export { cardName } from './names';
export { type PlayerSummary, PlayersPanel, type PlayersPanelProps, summarisePlayers } from './PlayersPanel';
export { monsterPlaces, type Places } from './places';
export { explanationOf } from './question';
export { FLOORS_TO_WIN, type RankedPlayer, rankPlayers } from './ranking';
export {
  cancelSelection,
  choiceAt,
  choose,
  chooseAim,
  chooseCard,
  chooseMode,
  confirmDiscard,
  leftBy,
  type Selection,
  type SelectionContext,
  type SelectionStep,
  startSelection,
  stepBack,
} from './selection';
export { TurnPanel, type TurnPanelProps } from './TurnPanel';
export { type EndBlock, endBlock, type TurnContext } from './turn';
