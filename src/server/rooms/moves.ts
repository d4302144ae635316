import { err, ok, type Result } from '#core';
import { makeProblem, type Refused, type RoomRequest } from '#net';
import type { Journal } from './journal';
import { stepsFor } from './redaction';
import type { Room } from './room';

type Acting = Extract<RoomRequest, { readonly do: 'act' }>;
type Undoing = Extract<RoomRequest, { readonly do: 'undo' }>;

/** The requested seat if the client owns it, otherwise its first seat. */
const resolveSeat = (seat: string, also: readonly string[], asked: string | undefined): string =>
  asked !== undefined && also.includes(asked) ? asked : seat;

export interface MovesParts {
  readonly room: Room;
  readonly journal: Journal;
  readonly fault: (detail: string) => void;
  /** Called if an action could not be applied although nothing else happened. */
  readonly again: () => void;
}

/** Actions and undos in the match of a room, by people and on behalf of seats without a device. */
export class Moves {
  constructor(private readonly parts: MovesParts) {}

  /**
   * Takes an action of a seat; a stale one is answered with what happened since.
   * @param also further seats of the same person, one of which may be meant
   */
  act(seat: string, asked: Acting, also: readonly string[]): Promise<Result<void, Refused>> {
    const { room, journal } = this.parts;
    return journal.serialize(() =>
      journal.take(() => {
        const stale = this.stale(seat, asked);
        if (stale !== null) return err(stale);
        const meant = resolveSeat(seat, also, room.match.seat);
        const action = room.rules.parseAction(asked.action);
        return action.ok ? ok({ do: 'act', seat: meant, action: action.value }) : action;
      }),
    );
  }

  /** Undoes the latest action for a seat. @param also as for {@link act} */
  undo(seat: string, asked: Undoing, also: readonly string[]): Promise<Result<void, Refused>> {
    const { room, journal } = this.parts;
    return journal.serialize(() =>
      journal.take(() => {
        const stale = this.stale(seat, asked);
        const meant = resolveSeat(seat, also, room.match.entries.at(-1)?.seat);
        return stale === null ? ok({ do: 'undo', seat: meant }) : err(stale);
      }),
    );
  }

  /** Acts for a seat without a device; call only as queued work. @param stands whether the decision is still pending */
  async actFor(seat: string, action: unknown, stands: () => boolean): Promise<void> {
    const { journal, fault, again } = this.parts;
    const taken = await journal.take(() =>
      stands() ? ok({ do: 'act', seat, action }) : err(makeProblem('known', 'steps.stale')),
    );
    if (!taken.ok && stands()) fault(taken.error.code);
    else again();
  }

  /**
   * Undoes a number of actions after a vote; call only as queued work. @param stands whether nothing has happened since
   */
  async takeBack(actions: number, stands: () => boolean): Promise<void> {
    const { room, journal } = this.parts;
    if (!stands()) return;
    for (let done = 0; done < actions; done++) {
      const { length } = room.match.steps;
      const seat = room.match.entries.at(-1)?.seat ?? '';
      await journal.take(() =>
        room.match.steps.length === length
          ? ok({ do: 'undo', seat, agreed: true })
          : err(makeProblem('known', 'steps.stale')),
      );
    }
  }

  private stale(seat: string, { match, known }: Acting | Undoing): Refused | null {
    const { room } = this.parts;
    const { length } = room.match.steps;
    if (match !== room.number || known > length) return makeProblem('known', 'steps.invalid', { known });
    if (known === length) return null;
    return { ...makeProblem('known', 'steps.stale'), since: stepsFor(room, seat, known) };
  }
}
