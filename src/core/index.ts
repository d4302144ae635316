export * from './cards';
export type { Mark, PathMark, TextMark } from './drawing';
export * from './game';
export * from './grid';
export * from './match';
export * from './random';
export * from './result';
export { UNDO_REASONS, type UndoBlock } from './undo';
