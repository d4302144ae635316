import { WebSocket } from 'ws';
import type { Chat, ChatListener } from './chat';
import { parseIrc } from './irc';

/** Twitch's chat server. */
const TWITCH_CHAT = 'wss://irc-ws.chat.twitch.tv:443';

/** Reconnect delay in seconds: first and longest; it doubles with each attempt. */
const SOON = 1;
const MAX_DELAY = 60;
/** Twitch pings at least every five minutes; a connection silent for longer is dead. Seconds. */
const IDLE_TIMEOUT = 400;
/** Largest message accepted, bytes. */
const MAX_SIZE = 65_536;

export interface TwitchOptions {
  /** Name of the channel, without `#`. */
  readonly channel: string;
  /** {@link TWITCH_CHAT} if left out. */
  readonly address?: string;
  /** Sets a timer, seconds. Returns a cancel function. */
  readonly later: (seconds: number, run: () => void) => () => void;
  /** Random number 0 … 1, for guest names and reconnect jitter. */
  readonly random: () => number;
  /** Reports a lost connection. */
  readonly fault: (detail: string) => void;
}

/** A Twitch channel's chat over WebSocket, read-only as a guest. */
export class TwitchChat implements Chat {
  private socket: WebSocket | null = null;
  private listener: ChatListener = () => {};
  private callOff = () => {};
  private stopWatch = () => {};
  private wait = SOON;
  private closed = false;
  up = false;

  constructor(private readonly options: TwitchOptions) {}

  listen(listener: ChatListener): void {
    this.listener = listener;
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.callOff();
    this.stopWatch();
    this.socket?.terminate();
  }

  private connect(): void {
    const { address = TWITCH_CHAT, channel, random, fault } = this.options;
    const socket = new WebSocket(address, { maxPayload: MAX_SIZE, handshakeTimeout: 10_000 });
    this.socket = socket;
    socket.on('open', () => {
      // Twitch lets guests in without a password under names of this form.
      const nick = `justinfan${10_000 + Math.floor(random() * 80_000)}`;
      for (const line of [
        'CAP REQ :twitch.tv/tags',
        'PASS guest',
        `NICK ${nick}`,
        `JOIN #${channel.toLowerCase()}`,
      ])
        socket.send(line);
      this.watch();
    });
    socket.on('message', (data) => {
      this.watch();
      for (const line of data.toString().split('\r\n')) this.take(line);
    });
    socket.on('error', ({ message }) => fault(`chat: ${message}`));
    socket.on('close', () => this.again());
  }

  private take(line: string): void {
    const read = parseIrc(line);
    if (read === null) return;
    const { command, parameters, tags, nick } = read;
    if (command === 'PING') this.socket?.send(`PONG :${parameters.at(-1) ?? ''}`);
    // Twitch asks clients to reconnect to another machine.
    if (command === 'RECONNECT') this.socket?.close();
    if (command === 'JOIN' || command === '366') {
      this.wait = SOON;
      this.up = true;
    }
    if (command !== 'PRIVMSG') return;
    const who = tags.get('user-id') || nick;
    if (who !== '') this.listener(`twitch:${who}`, parameters[1] ?? '');
  }

  private watch(): void {
    this.stopWatch();
    this.stopWatch = this.options.later(IDLE_TIMEOUT, () => this.socket?.terminate());
  }

  private again(): void {
    this.up = false;
    this.stopWatch();
    if (this.closed) return;
    const { later, random } = this.options;
    this.callOff = later(this.wait * (0.75 + random() / 2), () => this.connect());
    this.wait = Math.min(MAX_DELAY, this.wait * 2);
  }
}
