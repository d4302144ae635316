export { RECORD_LANGUAGES } from './languages';
export { formatRecord, parseRecord, readingRecord } from './record';
