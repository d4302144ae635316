export { formatRecord, kingRecords, parseRecord } from './record';
