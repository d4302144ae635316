export { formatRecord, parseRecord, readingRecord } from './record';
