import { ok, Random, type Result } from '#core';
import { type ClockInfo, fail, type ServerEvent } from '#net';
import type { Room } from './room';
import type { BotsWorld } from './thinker';

export interface DecisionClockParts {
  readonly room: Room;
  readonly world: BotsWorld & { now(): number };
  /** Sends an event to players and tables. */
  readonly send: (news: ServerEvent) => void;
  /** Queues an action of a seat; it is played only if `stands` still returns true when its turn comes. */
  readonly act: (seat: string, action: unknown, stands: () => boolean) => Promise<void>;
}

/** The decision clock of a room. It runs while a person decides, with the time of the surrounding world. */
export class DecisionClock {
  /** Key of the current decision and its clock settings; empty while no clock runs. */
  private question = '';
  private seat = '';
  private actions = 0;
  private due = 0;
  private callOff = () => {};
  private readonly base: number;

  constructor(private readonly parts: DecisionClockParts) {
    this.base = Random.fromSeed(parts.world.botSeed()).uint32();
  }

  /** State of the clock, for a client that has just joined. */
  get news(): ServerEvent {
    return { tell: 'time', time: this.time };
  }

  /** Starts, stops or restarts the clock according to the pending decision. */
  follow(): void {
    const { room, world, send } = this.parts;
    const { asked } = this;
    if (asked === this.question) return;
    const seat = room.match.seat ?? '';
    const { length } = room.match.entries;
    // Undoing an action and choosing again must not give more time.
    const goesOn = this.question !== '' && this.seat === seat && length < this.actions;
    this.callOff();
    Object.assign(this, { question: asked, seat, actions: length });
    if (asked !== '' && room.clock !== null) {
      if (!goesOn) this.due = world.now() + room.clock.seconds;
      this.callOff = world.later(Math.max(0, this.due - world.now()), () => void this.over(asked));
    }
    send(this.news);
  }

  /** Stops the clock while nobody is connected; the next decision gets its full time. */
  stop(): void {
    this.callOff();
    this.question = '';
  }

  /** Lets a bot decide once the time is up. Fails before that, and if the host has no say in it. */
  async skip(): Promise<Result<void>> {
    const { clock } = this.parts.room;
    if (clock?.end !== 'host' || this.time === null || this.time.left > 0) return fail('', 'room.noSkip');
    await this.decide(this.question);
    return ok(undefined);
  }

  private get time(): ClockInfo | null {
    if (this.question === '') return null;
    return { seat: this.seat, left: Math.max(0, this.due - this.parts.world.now()) };
  }

  private get asked(): string {
    const { room } = this.parts;
    if (room.clock === null || !room.personDecides) return '';
    return `${room.number}:${room.match.steps.length}:${JSON.stringify(room.clock)}`;
  }

  private async over(question: string): Promise<void> {
    if (this.question !== question) return;
    this.parts.send(this.news);
    if (this.parts.room.clock?.end === 'bot') await this.decide(question);
  }

  private async decide(question: string): Promise<void> {
    const { room, world, act } = this.parts;
    const { clock, match } = room;
    const { seat } = match;
    if (seat === undefined || clock === null) return;
    try {
      const view = room.rules.view(match.position, seat);
      const asked = {
        bot: clock.level,
        view,
        legal: room.rules.legal(view),
        seat,
        seed: this.base + match.steps.length,
      };
      const action = await world.decide(asked, room.simulator, () => {});
      await act(seat, action, () => this.asked === question);
    } catch (thrown) {
      world.fault(String(thrown));
    }
  }
}
