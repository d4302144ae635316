export { RECORD_LANGUAGES, type RecordLanguage } from './languages';
export { parseRecord, readingRecord } from './read';
export { formatRecord } from './write';
