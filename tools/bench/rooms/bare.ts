/** Minimal server: sends the same text to every socket. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';
import { answer, machineTime, type ToServer } from './said';
import { weight } from './weight';

const http = createServer();
const sockets = new WebSocketServer({ server: http });
http.listen(0, 'localhost', () => {
  process.on('message', (asked: ToServer) => {
    switch (asked.do) {
      case 'open':
        answer({ did: 'open', opened: { port: (http.address() as AddressInfo).port, room: '', key: '' } });
        break;
      case 'say': {
        const at = machineTime();
        for (const socket of sockets.clients) socket.send(asked.text);
        answer({ did: 'say', at });
        break;
      }
      case 'weigh':
        answer({ did: 'weigh', bytes: weight() });
        break;
    }
  });
});
