import { err, ok, type Result } from '#core';
import { makeProblem, type Refused, type ServerEvent } from '#net';
import type { Journal } from './journal';
import type { Room } from './room';
import type { SpectatorsWorld } from './spectators';

/** Seconds after which the owner of a disconnected device counts as gone. */
export const FAIR_PATIENCE = 120;

export interface FairTableParts {
  readonly room: Room;
  readonly world: SpectatorsWorld & { fault(detail: string): void };
  readonly journal: Journal;
  readonly here: (seat: string) => boolean;
  /** Sends an event to players and tables. */
  readonly send: (news: ServerEvent) => void;
  readonly newSeed: () => string;
}

/** Runs a table in fair mode: starts a new game after each one, and gives the seats of people who have left to bots. */
export class FairTable {
  /** Key of the finished game that the timer runs for; empty for none. */
  private ended = '';
  private due = 0;
  private callOff = () => {};
  /** Cancels the timers of disconnected people, by their keys. */
  private readonly away = new Map<string, () => void>();

  constructor(private readonly parts: FairTableParts) {}

  /** When the next game begins, for a client that has just joined. */
  get news(): Extract<ServerEvent, { readonly tell: 'nextGame' }> {
    const left = this.ended === '' ? null : Math.max(0, this.due - this.parts.world.now());
    return { tell: 'nextGame', left };
  }

  /** Call after each change of the room, and when devices connect or disconnect. */
  follow(): void {
    this.followEnd();
    this.followAway();
  }

  /** Stops all timers while nobody is connected. */
  stop(): void {
    this.callOff();
    this.ended = '';
    for (const callOff of this.away.values()) callOff();
    this.away.clear();
  }

  /** Frees the seats of all people and unlocks the table. */
  freeAll(): Promise<Result<void, Refused>> {
    const { room, journal } = this.parts;
    return journal.serialize(() => this.free(room.people));
  }

  /**
   * Frees the seats of some people and unlocks the table; call only as queued work. @param seats the first of each
   * person
   */
  private async free(seats: readonly string[]): Promise<Result<void, Refused>> {
    const { journal } = this.parts;
    for (const seat of seats) await journal.take(() => ok({ do: 'leave', seat }));
    return journal.take(() => ok({ do: 'lock', locked: false }));
  }

  /** Starts a game for the next people, unless another node has done so. */
  private async begin(ended: string): Promise<void> {
    const { room, journal, newSeed } = this.parts;
    await journal.serialize(async () => {
      const begun = await journal.take(() =>
        this.ended === ended ? ok({ do: 'rematch', seed: newSeed() }) : err(makeProblem('', 'room.running')),
      );
      if (begun.ok) await this.free(room.people);
    });
  }

  private get fair(): number | null {
    const { begun, hosting } = this.parts.room;
    return begun && !hosting.paused ? hosting.fair : null;
  }

  private get isOver(): boolean {
    return this.parts.room.match.seat === undefined;
  }

  private followEnd(): void {
    const { room, world, send } = this.parts;
    const { fair } = this;
    // Setting the length of the pause again restarts it.
    const ended = fair === null || !this.isOver ? '' : `${room.number}:${fair}:${room.hosted}`;
    if (ended === this.ended) return;
    this.callOff();
    this.ended = ended;
    if (fair !== null && ended !== '') {
      this.due = world.now() + fair;
      this.callOff = world.later(fair, () => this.do(() => this.begin(ended)));
    }
    send(this.news);
  }

  private followAway(): void {
    const { room, world, here } = this.parts;
    const waits = this.fair !== null && !this.isOver;
    const gone = new Map(
      waits ? room.people.filter((seat) => !here(seat)).map((seat) => [room.keyOf(seat) ?? '', seat]) : [],
    );
    for (const [key, callOff] of this.away) {
      if (gone.has(key)) continue;
      callOff();
      this.away.delete(key);
    }
    for (const [key, seat] of gone) {
      if (this.away.has(key)) continue;
      this.away.set(
        key,
        world.later(FAIR_PATIENCE, () => this.do(() => this.giveUp(key, seat))),
      );
    }
  }

  private async giveUp(key: string, seat: string): Promise<void> {
    const { room, journal } = this.parts;
    await journal.serialize(async () => {
      if (this.away.has(key) && room.keyOf(seat) === key) await this.free([seat]);
    });
  }

  private do(work: () => Promise<void>): void {
    work().catch((thrown) => this.parts.world.fault(String(thrown)));
  }
}
