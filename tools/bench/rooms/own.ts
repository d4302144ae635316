/** The real server: rules, SQLite log, redaction and sockets. */
import { unwrap } from '#core';
import { startServer } from '#server';
import { actingRoom, benchRooms } from './acting';
import { answer, machineTime, type ToServer } from './said';
import { weight } from './weight';

const { directory, hosted } = benchRooms();
// Every spectator has its own address, as behind a proxy.
const { port } = unwrap(
  await startServer({ directory, port: 0, host: 'localhost', hosted: { ...hosted, proxies: 1 } }),
);
const { code, keys, act } = await actingRoom(hosted);

process.on('message', async (asked: ToServer) => {
  switch (asked.do) {
    case 'open':
      answer({ did: 'open', opened: { port, room: code, key: keys.spectator } });
      break;
    case 'say': {
      const at = machineTime();
      await act();
      answer({ did: 'say', at });
      break;
    }
    case 'weigh':
      answer({ did: 'weigh', bytes: weight() });
      break;
  }
});
