export * from './panels';
export { presentation, type Table } from './presentation';
export { kingWords } from './words';
