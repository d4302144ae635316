import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { parseIrc } from '../../src/server/chat/irc';
import { TwitchChat } from '../../src/server/chat/twitch';

describe('a line of IRC', () => {
  it.each([
    ['PING :tmi.twitch.tv', 'PING', '', ['tmi.twitch.tv']],
    [':ann!ann@ann.tmi.twitch.tv PRIVMSG #zed :!2 now: go', 'PRIVMSG', 'ann', ['#zed', '!2 now: go']],
    ['@user-id=7;mod=0 :ann!a@b PRIVMSG #zed :', 'PRIVMSG', 'ann', ['#zed', '']],
    [':tmi.twitch.tv 366 me #zed :End', '366', 'tmi.twitch.tv', ['me', '#zed', 'End']],
  ])('%s', (line, command, nick, parameters) => {
    expect(parseIrc(line)).toMatchObject({ command, nick, parameters });
  });

  it('has its tags, whatever is in them', () => {
    const { tags } = parseIrc('@user-id=7;badges=a/1=2;empty=;bare :a!b PRIVMSG #z :x')!;
    expect(Object.fromEntries(tags)).toEqual({ 'user-id': '7', badges: 'a/1=2', empty: '', bare: '' });
    for (const none of ['', ' ', '@a=b', ':only']) expect(parseIrc(none)).toBeNull();
  });
});

describe('the chat of a channel', () => {
  let fake: WebSocketServer;
  let chat: TwitchChat;
  let waits: { readonly seconds: number; readonly run: () => void }[];
  let said: [string, string][];
  let heard: () => void;

  beforeEach(async () => {
    waits = [];
    said = [];
    heard = () => {};
    fake = new WebSocketServer({ port: 0, host: '127.0.0.1' });
    await once(fake, 'listening');
    chat = new TwitchChat({
      channel: 'ZedPlays',
      address: `ws://127.0.0.1:${(fake.address() as AddressInfo).port}`,
      later: (seconds, run) => {
        const wait = { seconds, run };
        waits.push(wait);
        return () => {
          waits = waits.filter((each) => each !== wait);
        };
      },
      random: () => 0.5,
      fault: () => {},
    });
  });

  afterEach(() => {
    chat.close();
    for (const client of fake.clients) client.terminate();
    fake.close();
  });

  const listen = () =>
    chat.listen((viewer, text) => {
      said.push([viewer, text]);
      heard();
    });

  /** The next guest of the fake, and what they say, each line by itself. */
  async function guest() {
    const [socket] = (await once(fake, 'connection')) as [WebSocket];
    const lines: string[] = [];
    let more = () => {};
    socket.on('message', (data) => {
      lines.push(data.toString());
      more();
    });
    const until = async (count: number) => {
      while (lines.length < count)
        await new Promise<void>((resolve) => {
          more = resolve;
        });
      return lines;
    };
    return { socket, until };
  }

  it('is joined as a guest who reads, answers pings, and tells who said what', async () => {
    const coming = guest();
    listen();
    const { socket, until } = await coming;
    expect(await until(4)).toEqual([
      'CAP REQ :twitch.tv/tags',
      'PASS guest',
      'NICK justinfan50000',
      'JOIN #zedplays',
    ]);
    socket.send('PING :tmi.twitch.tv\r\n');
    expect((await until(5)).at(-1)).toBe('PONG :tmi.twitch.tv');
    const both = new Promise<void>((resolve) => {
      heard = () => said.length === 3 && resolve();
    });
    socket.send(
      '@user-id=7 :ann!a@b PRIVMSG #zedplays :!2\r\n@user-id=7 :ann!a@b PRIVMSG #zedplays :!3\r\n:bob!a@b PRIVMSG #zedplays :hello\r\n',
    );
    await both;
    expect(said).toEqual([
      ['twitch:7', '!2'],
      ['twitch:7', '!3'],
      ['twitch:bob', 'hello'],
    ]);
  });

  it('comes back when it was lost, each time later, and soon again once it was let in', async () => {
    const again = () => waits.find(({ seconds }) => seconds < 100)!;
    const waited: number[] = [];
    let coming = guest();
    listen();
    for (let round = 0; round < 3; round++) {
      const { socket } = await coming;
      if (round === 2) {
        const in_ = new Promise<void>((resolve) => {
          heard = resolve;
        });
        socket.send(':me!a@b JOIN #zedplays\r\n:me!a@b PRIVMSG #zedplays :in\r\n');
        await in_;
      }
      const lost = new Promise<void>((resolve) => {
        const look = () => (again() === undefined ? setImmediate(look) : resolve());
        socket.once('close', look);
      });
      socket.terminate();
      await lost;
      const { seconds, run } = again();
      waited.push(seconds);
      waits = [];
      coming = guest();
      run();
    }
    expect(waited).toEqual([1, 2, 1]);
    await coming;
  });
});
