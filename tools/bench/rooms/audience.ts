/** Many spectators in one process. They use a minimal part of the socket protocol, the same for both servers. */
import { WebSocket } from 'ws';
import { PROTOCOL, ROOMS_PATH } from '#net';
import { answer, machineTime, type Opened, type ToAudience } from './said';

/** Number of concurrent connection attempts. */
const AT_ONCE = 50;

let count = 0;
/** Arrival times of each message, in order. */
const heard: number[][] = [];
const lengths: number[] = [];

function hear(listener: number, text: string): void {
  const which = lengths[listener]!++;
  heard[which] ??= [];
  heard[which].push(machineTime());
  if (heard[which].length === count) answer({ did: 'hear', text });
}

/** Each listener has an address of its own. */
const address = (listener: number) => `10.${listener >> 16}.${(listener >> 8) & 255}.${listener & 255}`;

function come(listener: number, { port, room, key }: Opened): Promise<void> {
  lengths[listener] = 0;
  const bare = room === '';
  const path = bare ? '/' : `${ROOMS_PATH}?EIO=4&transport=websocket`;
  const socket = new WebSocket(`ws://localhost:${port}${path}`, {
    headers: { 'x-forwarded-for': address(listener) },
    perMessageDeflate: false,
  });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('a spectator was sent away')));
    if (bare) socket.on('open', resolve);
    socket.on('message', (data) => {
      const text = String(data);
      if (bare) hear(listener, text);
      else if (text.startsWith('0')) socket.send('40');
      else if (text === '2') socket.send('3');
      else if (text.startsWith('40'))
        socket.send(
          `420${JSON.stringify(['ask', { version: PROTOCOL, do: 'enter', room, key, match: 0, known: 0 }])}`,
        );
      else if (text.startsWith('430'))
        text.includes('"ok":true') ? resolve() : reject(new Error(text.slice(0, 300)));
      else if (text.includes('"tell":"step"')) hear(listener, text);
    });
  });
}

process.on('message', async (asked: ToAudience) => {
  switch (asked.do) {
    case 'come':
      count = asked.count;
      for (let first = 0; first < count; first += AT_ONCE)
        await Promise.all(
          Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, index) =>
            come(first + index, asked.opened),
          ),
        );
      answer({ did: 'come' });
      break;
    case 'report':
      answer({
        did: 'report',
        latencies: asked.said.flatMap((at, which) => heard[which]!.map((time) => time - at)),
      });
      break;
  }
});
