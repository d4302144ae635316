/** `npm run rooms`: writes the table of rooms into `docs/architecture.md`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from '../format';
import { DOCUMENT, withRooms } from './print';

writeFileSync(DOCUMENT, withRooms(readFileSync(DOCUMENT, 'utf8')));
format(DOCUMENT);
