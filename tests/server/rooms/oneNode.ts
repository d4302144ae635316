/** `tsx tests/server/rooms/oneNode.ts REDIS_URL FOLDER`: a node of a site, which says on which port. */
import { unwrap } from '#core';
import { startServer } from '#server';
import { openSharedRooms } from '../../../src/server/rooms/open';

const [url = '', directory = ''] = process.argv.slice(2);
const hosted = unwrap(await openSharedRooms(url));
const server = unwrap(await startServer({ directory, port: 0, host: 'localhost', hosted }));
console.log(server.port);
