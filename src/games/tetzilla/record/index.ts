export { RECORD_LANGUAGES, type RecordLanguage } from './languages';
export { formatRecord, parseRecord, readingRecord } from './record';
