import { err, ok, type Result } from '#core';
import { makeProblem, type Refused, type ServerEvent } from '#net';
import type { Journal } from './journal';
import type { Room } from './room';
import type { SpectatorsWorld } from './spectators';

/** Seconds after which somebody whose device is gone is taken for gone themselves. */
export const FAIR_PATIENCE = 120;

export interface FairTableParts {
  readonly room: Room;
  readonly world: SpectatorsWorld & { fault(detail: string): void };
  readonly journal: Journal;
  readonly here: (seat: string) => boolean;
  /** Tells all who play, and tables. */
  readonly send: (news: ServerEvent) => void;
  readonly newSeed: () => string;
}

/** Looks after a table at a fair: another game after each, and bots for people who have gone. */
export class FairTable {
  /** What is waited for after a game; empty for nothing. */
  private ended = '';
  private due = 0;
  private callOff = () => {};
  /** What calls off that a bot plays, by the keys of those who are away. */
  private readonly away = new Map<string, () => void>();

  constructor(private readonly parts: FairTableParts) {}

  /** When the next game begins, for a client that joins now. */
  get news(): Extract<ServerEvent, { readonly tell: 'nextGame' }> {
    const left = this.ended === '' ? null : Math.max(0, this.due - this.parts.world.now());
    return { tell: 'nextGame', left };
  }

  /** Call after each change of the room, and of who is there. */
  follow(): void {
    this.followEnd();
    this.followAway();
  }

  /** Waits for nothing while nobody is there. */
  stop(): void {
    this.callOff();
    this.ended = '';
    for (const callOff of this.away.values()) callOff();
    this.away.clear();
  }

  /** Frees the seats of all people and opens the table. */
  freeAll(): Promise<Result<void, Refused>> {
    const { room, journal } = this.parts;
    return journal.serialize(() => this.free(room.people));
  }

  /** Frees the seats of some people and opens the table; call in turn. @param seats the first of each */
  private async free(seats: readonly string[]): Promise<Result<void, Refused>> {
    const { journal } = this.parts;
    for (const seat of seats) await journal.take(() => ok({ do: 'leave', seat }));
    return journal.take(() => ok({ do: 'lock', locked: false }));
  }

  /** Begins another game for the next people, unless another node has. */
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
    // Anyone who sets the pause again has all of it again.
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
