/** Messages between the processes of the benchmark. There are several, so that none takes CPU time of another. */
export type ToServer =
  /** Opens a room whose people act on request. */
  | { readonly do: 'open' }
  /** Makes one change that everybody is notified of. @param text message of a bare server */
  | { readonly do: 'say'; readonly text: string }
  /** Asks for the memory in use after garbage collection, bytes. */
  | { readonly do: 'weigh' };

export interface Opened {
  readonly port: number;
  /** Code and spectator key of the room; empty for a bare server. */
  readonly room: string;
  readonly key: string;
}

export type FromServer =
  | { readonly did: 'open'; readonly opened: Opened }
  /** @param at start time on the machine's clock, ms */
  | { readonly did: 'say'; readonly at: number }
  | { readonly did: 'weigh'; readonly bytes: number };

export type ToAudience =
  | { readonly do: 'come'; readonly opened: Opened; readonly count: number }
  /** @param said start time of each message */
  | { readonly do: 'report'; readonly said: readonly number[] };

export type FromAudience =
  | { readonly did: 'come' }
  /** All listeners have received the next message. @param text its content */
  | { readonly did: 'hear'; readonly text: string }
  /** @param latencies of each message, ms */
  | { readonly did: 'report'; readonly latencies: readonly number[] };

/** Milliseconds of a clock shared by all processes of the machine. */
export const machineTime = (): number => Number(process.hrtime.bigint()) / 1e6;

export const answer = (said: FromServer | FromAudience): void => void process.send!(said);
