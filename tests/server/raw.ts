import { connect, type Socket } from 'node:net';

/** What came back on a connection of its own until the server closed it. */
export interface RawAnswer {
  /** 0 when the server said nothing. */
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

function answerOf(bytes: string): RawAnswer {
  const [head = '', ...rest] = bytes.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1] ?? 0), head, body: rest.join('\r\n\r\n') };
}

/** Sends bytes as they are and reads until the server closes the connection. @param then done once it is open */
export function sendRaw(port: number, bytes: string, then?: (socket: Socket) => void): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, 'localhost', () => {
      socket.write(bytes, 'latin1');
      then?.(socket);
    });
    socket.setEncoding('utf8');
    socket.on('data', (data: string) => {
      received += data;
    });
    // A server that cuts a connection off while it is written to resets it.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answerOf(received)));
  });
}

/** One request, as written, on a connection that ends with it. */
export function ask(port: number, line: string, headers: readonly string[] = []): Promise<RawAnswer> {
  const lines = [`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers];
  return sendRaw(port, `${lines.join('\r\n')}\r\n\r\n`);
}
