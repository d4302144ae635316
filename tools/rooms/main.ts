/** `npm run rooms`: writes the table of rooms into `docs/architecture.md`. */
import { rewrite } from '../document';
import { DOCUMENT, withRooms } from './print';

rewrite(DOCUMENT, withRooms);
