import { err, ok, type Result } from '#core';
import {
  fail,
  makeProblem,
  parseRequest,
  type Refused,
  type Reply,
  type RoomRequest,
  type ServerEvent,
} from '#net';
import type { Client } from './audience';
import { type Member, seatsOf } from './entry';
import type { HostedRoom } from './hosted';
import { hashOf } from './keys';
import { Limit } from './limit';
import type { RoomRegistry } from './rooms';

/**
 * Rate limits of a connection: burst size, and seconds per further request; first for all requests, then for expensive
 * ones.
 */
const OFTEN = { most: 40, each: 0.1 };
const SELDOM = { most: 8, each: 6 };

/** Rate limit of what a person says: burst size, and seconds per further message. */
const TALKATIVE = { most: 4, each: 4 };

const COSTLY: ReadonlySet<RoomRequest['do']> = new Set([
  'create',
  'join',
  'look',
  'enter',
  'record',
  'salvage',
  'attend',
]);

interface Place {
  readonly room: HostedRoom;
  readonly client: Client;
  /** Hash of the voter's key; null for everyone else. */
  readonly viewer: string | null;
}

/** A rate limit shared by several connections. */
type Shared = Pick<Limit, 'take'>;

export interface ClientOptions {
  readonly rooms: RoomRegistry;
  readonly send: (news: ServerEvent) => void;
  /** Current time of some clock, seconds. */
  readonly now: () => number;
  /** Limit of expensive requests, shared by all connections of one address. */
  readonly costly: Shared;
  /** Limit of opened rooms, shared likewise; unlimited if left out. */
  readonly opening?: Shared;
  /** Called after each request. @param refused problem code, empty if the request succeeded */
  readonly answered?: (ask: string, refused: string, seconds: number) => void;
}

/** Limit of expensive requests for all connections of one address. */
export const costlyLimit = (now: number): Limit => new Limit(SELDOM.most * 5, SELDOM.each / 5, now);

/** One connection. It is in one room at most, as the member that its key identifies, with that member's rights. */
export class ClientConnection {
  private place: Place | null = null;
  private leaveDoor = () => {};
  private isGone = false;
  private readonly often: Limit;
  private readonly talkative: Limit;

  constructor(private readonly options: ClientOptions) {
    this.often = new Limit(OFTEN.most, OFTEN.each, options.now());
    this.talkative = new Limit(TALKATIVE.most, TALKATIVE.each, options.now());
  }

  /** Answers any input from outside. Never rejects. */
  async answer(input: unknown): Promise<Reply> {
    const { now, answered } = this.options;
    const before = now();
    const ask = this.often.take(before) ? parseRequest(input) : fail('', 'room.often');
    const reply = ask.ok ? await this.reply(ask.value) : refused(ask.error);
    answered?.(ask.ok ? ask.value.do : '', reply.ok ? '' : reply.error.code, now() - before);
    return reply;
  }

  private async reply(ask: RoomRequest): Promise<Reply> {
    const { now, costly } = this.options;
    if (COSTLY.has(ask.do) && !costly.take(now())) return refused(makeProblem('', 'room.often'));
    try {
      const done = await this.do(ask);
      return done.ok ? done : refused(done.error);
    } catch {
      return refused(makeProblem('', 'room.failed'));
    }
  }

  /** Call when the connection is closed. */
  gone(): void {
    this.isGone = true;
    this.leaveDoor();
    this.place?.room.leave(this.place.client);
    this.place = null;
  }

  private do(ask: RoomRequest): Promise<Result<unknown, Refused>> {
    const { rooms } = this.options;
    switch (ask.do) {
      case 'create':
        return this.options.opening?.take(this.options.now()) === false
          ? Promise.resolve(fail('', 'room.yours'))
          : rooms.create(ask);
      case 'look':
        return this.look(ask.room);
      case 'join':
        return rooms.join(ask, this.isTableOf(ask.room));
      case 'enter':
        return this.enter(ask);
      case 'act':
        return this.asSeat((seat, room, also) => room.act(seat, ask, also));
      case 'undo':
        return this.asSeat((seat, room, also) => room.undo(seat, ask, also));
      case 'askUndo':
        return this.as(
          ({ role }) => role === 'table' || role === 'seat',
          ({ room, client }) => room.askUndo(seatsOf(client.member), ask.match, ask.known),
        );
      case 'answerUndo':
        return this.asSeat((seat, room) => room.answerUndo(seat, ask.agree));
      case 'emote':
        return this.asSeat(async (seat, room) => ok(room.emote(seat, ask.emote)));
      case 'say':
        return this.asSeat(async (seat, room) =>
          this.talkative.take(this.options.now()) ? ok(room.say(seat, ask.phrase)) : fail('', 'room.often'),
        );
      case 'talk':
        return this.asSeat(async (seat, room) => room.talk(seat, { place: ask.place, sign: ask.sign }));
      case 'record':
        return this.as(
          ({ role }) => role !== 'crowd',
          ({ room, client }) => room.record(client.member, ask.match),
        );
      case 'salvage':
        return this.asTable((room) => room.salvage(ask.match, rooms.newSeed()));
      case 'leave':
        return this.asSeat((seat, room) => room.change({ do: 'leave', seat }));
      case 'start':
        return this.asTable((room) => room.change({ do: 'start' }));
      case 'rematch':
        return this.asTable((room) =>
          room.change({
            do: 'rematch',
            seed: rooms.newSeed(),
            ...(ask.unfinished && { unfinished: true }),
          }),
        );
      case 'hosting':
        return this.asTable((room) => room.change({ do: 'hosting', hosting: ask.hosting }));
      case 'free':
        return this.asTable((room) => room.freeSeats());
      case 'lock':
        return this.asTable((room) => room.change({ do: 'lock', locked: ask.locked }));
      case 'kick':
        return this.asTable((room) => room.putOut(ask.seat));
      case 'rename':
        return this.asTableOr(ask.seat, (room) => room.rename(ask.seat, ask.name));
      case 'broadcast':
        return this.asTable((room) => room.change({ do: 'broadcast', broadcast: ask.broadcast }));
      case 'cast':
        return this.asDirector(async (room) => ok(room.cast(ask.cast)));
      case 'clock':
        return this.asTable((room) => room.change({ do: 'clock', clock: ask.clock }));
      case 'skip':
        return this.asTable((room) => room.skip());
      case 'crowd':
        return this.asTable((room) => room.change({ do: 'crowd', crowd: ask.crowd }));
      case 'relay':
        return this.asTable(async (room) => ok({ secret: room.relaySecret }));
      case 'attend':
        return this.attend(ask);
      case 'vote':
        return this.asVoter(async (viewer, room) => room.vote(viewer, ask.match, ask.known, ask.choice));
      case 'react':
        return this.asVoter(async (viewer, room) => ok(room.react(viewer, ask.emote)));
      case 'level':
        return this.asTable((room) => room.change({ do: 'level', seat: ask.seat, level: ask.level }));
    }
  }

  /** Returns the state of a room and subscribes to its changes until the connection goes to another room. */
  private async look(code: string): Promise<Result<unknown, Refused>> {
    const found = await this.options.rooms.find(code);
    if (!found.ok) return found;
    const room = found.value;
    this.leaveDoor();
    if (code === room.code && this.place === null && !this.isGone)
      this.leaveDoor = room.stayAtDoor((news) => this.options.send(news));
    return ok(room.infoFor(code));
  }

  private enter({
    match,
    known,
    ...ask
  }: Extract<RoomRequest, { readonly do: 'enter' }>): Promise<Result<unknown, Refused>> {
    return this.come(ask, null, ({ room, client }) => room.enter(client, match, known));
  }

  private attend(ask: Extract<RoomRequest, { readonly do: 'attend' }>): Promise<Result<unknown, Refused>> {
    return this.come(ask, hashOf(ask.viewer), ({ room, client }) => room.attend(client));
  }

  private async come(
    ask: { readonly room: string; readonly key: string },
    viewer: string | null,
    enter: (place: Place) => Promise<unknown>,
  ): Promise<Result<unknown, Refused>> {
    const found = await this.options.rooms.find(ask.room);
    if (!found.ok) return found;
    const room = found.value;
    const member = await room.memberOf(hashOf(ask.key));
    if (member === undefined) return fail('key', 'room.key');
    const may = viewer === null ? member.role !== 'crowd' : room.mayVote(member);
    if (!may) return fail('key', 'room.role');
    const before = this.place;
    const place: Place = { room, viewer, client: { member, send: (news) => this.send(place, news) } };
    this.place = place;
    this.leaveDoor();
    const entered = await enter(place).catch((thrown: unknown) => {
      this.place = before;
      throw thrown;
    });
    // Leave the old room only now, so that nobody sees a seat disconnect that reconnects at once.
    before?.room.leave(before.client);
    return ok(entered);
  }

  private send(place: Place, news: ServerEvent): void {
    if (this.place !== place) return;
    if (news.tell === 'out') this.place = null;
    this.options.send(news);
  }

  private as(
    may: (member: Member) => boolean,
    work: (place: Place) => Promise<Result<unknown, Refused>>,
  ): Promise<Result<unknown, Refused>> {
    const { place } = this;
    if (place === null || !may(place.client.member)) return Promise.resolve(fail('', 'room.role'));
    return work(place);
  }

  private asSeat(
    work: (seat: string, room: HostedRoom, also: readonly string[]) => Promise<Result<unknown, Refused>>,
  ) {
    return this.as(
      ({ seat }) => seat !== null,
      ({ room, client: { member } }) => work(member.seat ?? '', room, member.also ?? []),
    );
  }

  private asVoter(
    work: (viewer: string, room: HostedRoom) => Promise<Result<unknown, Refused>>,
  ): Promise<Result<unknown, Refused>> {
    const { place } = this;
    if (place === null || place.viewer === null) return Promise.resolve(fail('', 'room.role'));
    return work(place.viewer, place.room);
  }

  private isTableOf(code: string): boolean {
    const { place } = this;
    return place?.client.member.role === 'table' && place.room.code === code;
  }

  private asTable(work: (room: HostedRoom) => Promise<Result<unknown, Refused>>) {
    return this.as(
      ({ role }) => role === 'table',
      ({ room }) => work(room),
    );
  }

  private asDirector(work: (room: HostedRoom) => Promise<Result<unknown, Refused>>) {
    return this.as(
      ({ role }) => role === 'table' || role === 'caster',
      ({ room }) => work(room),
    );
  }

  private asTableOr(seat: string, work: (room: HostedRoom) => Promise<Result<unknown, Refused>>) {
    return this.as(
      (member) => member.role === 'table' || seatsOf(member).includes(seat),
      ({ room }) => work(room),
    );
  }
}

const refused = (error: Refused): Reply => err(error);
