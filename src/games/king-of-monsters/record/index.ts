export { RECORD_LANGUAGES } from './languages';
export { parseRecord, readingRecord } from './read';
export { formatRecord } from './write';
