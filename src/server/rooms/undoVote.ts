import { ok, type Result } from '#core';
import { fail, type ServerEvent, type UndoInfo } from '#net';
import type { Relay } from './relay';
import type { Room } from './room';
import type { SpectatorsWorld } from './spectators';

/** Time to answer, seconds. */
export const ANSWERING = 30;

export interface UndoVoteParts {
  readonly room: Room;
  readonly world: SpectatorsWorld;
  readonly relay: Relay;
  readonly here: (seat: string) => boolean;
  /** Sends an event to players and tables. */
  readonly send: (news: ServerEvent) => void;
  /** Queues the undo of a number of actions; it happens only if `stands` still returns true when its turn comes. */
  readonly takeBack: (actions: number, stands: () => boolean) => Promise<void>;
}

interface Open extends UndoInfo {
  readonly match: number;
  readonly known: number;
}

/**
 * An undo vote: one person asks all others to undo everything back to and including their own latest action. Not in the
 * log.
 */
export class UndoVote {
  private open: Open | null = null;
  private callOff = () => {};

  constructor(private readonly parts: UndoVoteParts) {}

  /** The open vote, for a client that has just joined. */
  get news(): Extract<ServerEvent, { readonly tell: 'undo' }> {
    const { open } = this;
    if (open === null) return { tell: 'undo', undo: null };
    const { seat, actions, waits } = open;
    return { tell: 'undo', undo: { seat, actions, waits } };
  }

  /** Starts a vote. @param seats of the caller; none for the table */
  async ask(seats: readonly string[], match: number, known: number): Promise<Result<void>> {
    const { room, here } = this.parts;
    if (this.open !== null) return fail('', 'room.asking');
    if (match !== room.number || known !== room.match.steps.length) return fail('known', 'steps.stale');
    if (room.match.seat === undefined) return fail('', 'game.over');
    const { entries } = room.match;
    const first =
      seats.length === 0 ? entries.length - 1 : entries.findLastIndex(({ seat }) => seats.includes(seat));
    if (first < 0) return fail('', 'undo.nothing');
    const waits = room.people.filter((seat) => !seats.includes(seat) && here(seat));
    const open = { match, known, seat: seats[0] ?? null, actions: entries.length - first, waits };
    if (waits.length === 0) await this.agreed(open);
    else {
      this.set(open);
      this.parts.relay.publish({ say: 'undo', open });
    }
    return ok(undefined);
  }

  /** Answers a vote from this node. */
  async answer(seat: string, agree: boolean): Promise<Result<void>> {
    const first = this.parts.room.firstOf(seat);
    if (this.open?.waits.includes(first) !== true) return fail('', 'room.notAsked');
    this.parts.relay.publish({ say: 'agreed', seat: first, agree });
    await this.take(first, agree, true);
    return ok(undefined);
  }

  /** Handles a vote started at another node. */
  handle(open: Open): void {
    const { room } = this.parts;
    if (open.match === room.number && open.known === room.match.steps.length) this.set(open);
  }

  /** Applies an answer. @param first whether this node performs the undo once all have agreed */
  async take(seat: string, agree: boolean, first = false): Promise<void> {
    const { open } = this;
    if (open === null) return;
    if (!agree) {
      this.close(seat);
      return;
    }
    const waits = open.waits.filter((each) => each !== seat);
    if (waits.length > 0) {
      this.set({ ...open, waits });
      return;
    }
    this.close();
    if (first) await this.agreed(open);
  }

  /** Call after each change of the room: any new step ends the vote. */
  follow(): void {
    const { open } = this;
    const { room } = this.parts;
    if (open !== null && (open.match !== room.number || open.known !== room.match.steps.length)) this.close();
  }

  private agreed({ actions, match, known }: Open): Promise<void> {
    const { room, takeBack } = this.parts;
    return takeBack(actions, () => room.number === match && room.match.steps.length === known);
  }

  private set(open: Open): void {
    this.callOff();
    this.open = open;
    this.callOff = this.parts.world.later(ANSWERING, () => this.close());
    this.parts.send(this.news);
  }

  private close(refused?: string): void {
    this.callOff();
    this.open = null;
    this.parts.send({ tell: 'undo', undo: null, ...(refused !== undefined && { refused }) });
  }
}
