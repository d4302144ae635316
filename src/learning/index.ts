export * from './advice';
export * from './coach';
export { type Diagram, letters, rectangle, seatFigure, TANK } from './diagram';
export { firstGameOf, type IdeaTerms, ideasOf } from './ideas';
export * from './lesson';
export { checkLesson, type LessonBoard } from './lessonCheck';
export * from './lessonFile';
export * from './lessonFilm';
export * from './puzzle';
export * from './puzzleSearch';
export * from './record/actions';
export * from './record/header';
export * from './record/lines';
export * from './record/opening';
export * from './record/phased';
export * from './record/phrases';
export * from './record/sameJson';
export * from './record/title';
export * from './record/words';
export {
  CLAUSE_NUMBER,
  clausesOf,
  type GlossaryEntry,
  type Rulebook,
  type RulebookPart,
  type RuleChapter,
  type RuleClause,
  rulebookOf,
  type SheetPart,
  type SheetRow,
} from './rulebook';
export { checkTeaching } from './teachingCheck';
export { FirstGameShape, HintsShape, RulebookPartShape } from './teachingFile';
