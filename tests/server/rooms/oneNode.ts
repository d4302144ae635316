/** `tsx tests/server/rooms/oneNode.ts REDIS_URL FOLDER`: a node of a site, which says on which port. */
import { unwrap } from '#core';
import { startServer } from '#server';
import { openSharedRooms } from '../../../src/server/rooms/open';
import { Metrics } from '../../../src/server/running/metrics';

const [url = '', directory = ''] = process.argv.slice(2);
const metrics = new Metrics(() => performance.now() / 1000);
const watching = { metrics, fault: () => {}, roomDays: 30 };
const hosted = unwrap(await openSharedRooms(url, watching));
const server = unwrap(await startServer({ directory, port: 0, host: 'localhost', hosted }));
console.log(server.port);
