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
  /** Takes back so many actions, in turn, if nothing has happened by then. */
  readonly takeBack: (actions: number, stands: () => boolean) => Promise<void>;
}

interface Open extends UndoInfo {
  readonly match: number;
  readonly known: number;
}

/** Where one person asks all others to take back what was done since their own latest action, and that. Not in the log. */
export class UndoVote {
  private open: Open | null = null;
  private callOff = () => {};

  constructor(private readonly parts: UndoVoteParts) {}

  /** The open vote, for a client that joins now. */
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

  /** Answers at this node. */
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

  /** Somebody answers. @param first whether this node is to take back what all agree to */
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

  /** Call after each change of the room: what has happened is answer enough. */
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
