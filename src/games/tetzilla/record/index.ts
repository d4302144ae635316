export { formatRecord, parseRecord, tetzillaRecords } from './record';
