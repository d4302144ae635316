import type { GameFile, Result } from '#core';
import {
  type Cast,
  type CrowdNews,
  type Emote,
  type FeedFile,
  type JoinResponse,
  MAX_STROKES,
  type RoomInfo,
  type ServerEvent,
  type Stroke,
} from '#net';
import { announce } from './announce';
import { Audience, type Client } from './audience';
import type { Member, RoomEntry } from './entry';
import { FeedPublisher } from './feed';
import { handsFor, recordOf, stepsFor } from './redaction';
import type { Room } from './room';

/** Dependencies of the spectators. */
export interface SpectatorsWorld {
  /** Monotonic clock, seconds. */
  now(): number;
  /** Sets a timer, seconds. Returns a cancel function. */
  later(seconds: number, run: () => void): () => void;
}

/** Messages that are not part of the game but are sent with the same delay. */
type Aside = CrowdNews | Extract<ServerEvent, { readonly tell: 'phrase' }>;

/** Something that is still delayed. */
interface Awaited {
  /** When it happened, seconds. */
  readonly at: number;
  readonly entry:
    | RoomEntry
    | { readonly do: 'emote'; readonly seat: string; readonly emote: Emote }
    | { readonly do: 'aside'; readonly news: Aside };
}

/** Whether an entry concerns the match; all others reveal nothing hidden. */
const ofMatch = (entry: RoomEntry): boolean =>
  entry.do === 'act' || entry.do === 'undo' || entry.do === 'rematch';

/** Casters see all hands, with the broadcast delay. */
const seesAll = ({ role }: Member): boolean => role === 'caster';

/**
 * Spectators of a room. With a broadcast delay they are served from a second room that lags behind by that time, so
 * that nothing can leak early: it is not there yet.
 */
export class Spectators {
  private readonly audience = new Audience();
  private readonly feed = new FeedPublisher();
  /** The delayed room; null while there is no delay. */
  private late: Room | null = null;
  private waiting: Awaited[] = [];
  private callOff = () => {};
  private strokes: readonly Stroke[] = [];
  private view: Extract<Cast, { readonly cast: 'view' }> = { cast: 'view', view: null };
  private showedHands = false;

  /** @param here whether a device of a seat is connected */
  constructor(
    private readonly live: Room,
    private readonly world: SpectatorsWorld,
    private readonly here: (seat: string) => boolean,
  ) {
    this.begin();
  }

  /** The age of the steps in a log is unknown, so treat them as new. */
  private begin(): void {
    const { live, world } = this;
    this.late = null;
    this.waiting = [];
    if (this.delay === 0) return;
    this.late = live.of(live.log.filter((entry) => !ofMatch(entry)));
    this.waiting = live.log.filter(ofMatch).map((entry) => ({ at: world.now(), entry }));
    this.catchUp();
  }

  /** The room was restored to an earlier step. */
  private again(): void {
    this.begin();
    this.audience.send((viewer) => ({ tell: 'match', match: this.audience.match(this.shown, viewer) }));
    this.sendRoom();
    this.sendHands();
  }

  /** Whether spectators are up to date. */
  get upToDate(): boolean {
    return this.late === null;
  }

  /** Caster commands in force. */
  get casts(): readonly Cast[] {
    return [this.view, ...this.strokes.map((stroke) => ({ cast: 'stroke', stroke }) as const)];
  }

  get empty(): boolean {
    return this.audience.empty;
  }

  /** Admits a spectator who knows some steps. */
  enter(client: Client, match: number, known: number): Pick<JoinResponse, 'room' | 'told'> {
    const { shown } = this;
    const { length } = shown.match.steps;
    // A device that knows more than it may see was connected before the server restarted: it waits.
    const ahead = match > shown.number || (match === shown.number && known > length);
    const waits = this.late !== null && ahead;
    const follows = match === shown.number && known > 0 && known <= length;
    const since = waits ? [] : stepsFor(shown, 'spectator', known);
    const sent = waits || follows ? { since } : { whole: this.audience.match(shown, 'spectator') };
    this.audience.add(client);
    client.send(this.broadcastNews);
    client.send(handsFor(shown, this.seatsFor(client)));
    for (const cast of this.casts) client.send({ tell: 'cast', cast });
    return { room: this.info, told: sent };
  }

  /** Record of a match that is over for spectators as well. Fails while it runs for them. */
  record(match: number): Result<GameFile> {
    return recordOf(this.shown, match);
  }

  leave(client: Client): void {
    this.audience.remove(client);
  }

  /** Handles a new entry of the room. */
  handle(entry: RoomEntry): void {
    if (entry.do === 'resume') this.again();
    else if (entry.do === 'broadcast') this.adjust();
    else if (this.late === null) this.send(entry);
    else this.wait(entry);
  }

  emote(seat: string, emote: Emote): void {
    if (this.late === null) this.sendToAll({ tell: 'emote', seat, emote });
    else this.wait({ do: 'emote', seat, emote });
  }

  /**
   * Sends an event that is not part of the match, such as the votes of a crowd. It could hint at a seat's hand, so it
   * is delayed as well.
   */
  aside(news: Aside): void {
    if (this.late === null) this.sendToAll(news);
    else this.wait({ do: 'aside', news });
  }

  /** Applies a caster's command. */
  cast(cast: Cast): void {
    if (cast.cast === 'view') this.view = cast;
    if (cast.cast === 'clear') this.strokes = [];
    if (cast.cast === 'stroke') {
      const { stroke } = cast;
      const others = this.strokes.filter(({ id }) => id !== stroke.id);
      this.strokes = [...others, stroke].slice(-MAX_STROKES);
    }
    this.sendToAll({ tell: 'cast', cast });
  }

  sendRoom(): void {
    this.audience.sendRoom(this.info);
  }

  /** A file of the room's feed; null if it does not exist or the broadcast has no feed. */
  file(file: FeedFile): string | null {
    return this.live.broadcast.feed ? this.feed.file(file, this.shown, this.info) : null;
  }

  private get delay(): number {
    return this.live.broadcast.delay;
  }

  private get shown(): Room {
    return this.late ?? this.live;
  }

  /** Room state for spectators. */
  get info(): RoomInfo {
    return this.shown.audienceInfo(this.here);
  }

  private get broadcastNews(): ServerEvent {
    return { tell: 'broadcast', broadcast: this.live.broadcast };
  }

  private seatsFor({ member }: Client): readonly string[] {
    return seesAll(member) ? this.live.seats : this.live.broadcast.hands;
  }

  /** Applies changed broadcast settings. */
  private adjust(): void {
    // They keep what they know already, and the delay starts now.
    if (this.late === null && this.delay > 0) this.late = this.live.of(this.live.log);
    this.sendToAll(this.broadcastNews);
    this.catchUp();
    if (this.delay === 0) this.late = null;
    this.sendHands();
  }

  private wait(entry: Awaited['entry']): void {
    this.waiting.push({ at: this.world.now(), entry });
    this.catchUp();
  }

  /** Sends what is due and sets a timer for the rest. */
  private catchUp(): void {
    const { world, delay } = this;
    this.callOff();
    for (const next of [...this.waiting]) {
      const left = next.at + delay - world.now();
      if (left > 0) {
        this.callOff = world.later(left, () => this.catchUp());
        return;
      }
      this.waiting.shift();
      this.pass(next.entry);
    }
  }

  private pass(entry: Awaited['entry']): void {
    if (entry.do === 'emote') this.sendToAll({ tell: 'emote', seat: entry.seat, emote: entry.emote });
    else if (entry.do === 'aside') this.sendToAll(entry.news);
    else {
      this.late?.apply(entry);
      this.send(entry);
    }
  }

  private send(entry: RoomEntry): void {
    const ofMatch = announce(this.audience, this.shown, entry);
    this.sendRoom();
    if (ofMatch || entry.do === 'start') this.sendHands();
  }

  private sendHands(): void {
    const { audience, live, shown } = this;
    if (audience.empty) return;
    const { hands } = live.broadcast;
    const shows = hands.length > 0;
    if (shows || this.showedHands) audience.sendWhere((member) => !seesAll(member), handsFor(shown, hands));
    this.showedHands = shows;
    audience.sendWhere(seesAll, handsFor(shown, live.seats));
  }

  private sendToAll(news: ServerEvent): void {
    this.audience.sendWhere(() => true, news);
  }
}
