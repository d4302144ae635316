/** What the parts of the bench say to each other; each is a program of its own, so that none takes the time of another. */
export type ToServer =
  /** Opens a room whose people act when they are told to. */
  | { readonly do: 'open' }
  /** Does one thing that everybody is told of. @param text what a bare server says */
  | { readonly do: 'say'; readonly text: string }
  /** How much memory is in use, in bytes, when all that can be is freed. */
  | { readonly do: 'weigh' };

export interface Opened {
  readonly port: number;
  /** The code and the spectators' key of the room; empty for a bare server. */
  readonly room: string;
  readonly key: string;
}

export type FromServer =
  | { readonly did: 'open'; readonly opened: Opened }
  /** @param at when it began, in milliseconds of the machine's clock */
  | { readonly did: 'say'; readonly at: number }
  | { readonly did: 'weigh'; readonly bytes: number };

export type ToAudience =
  | { readonly do: 'come'; readonly opened: Opened; readonly count: number }
  /** @param said when each thing that was heard was begun to be said */
  | { readonly do: 'report'; readonly said: readonly number[] };

export type FromAudience =
  | { readonly did: 'come' }
  /** Everybody has heard the next thing. @param text what it was */
  | { readonly did: 'hear'; readonly text: string }
  /** @param latencies milliseconds of every single message */
  | { readonly did: 'report'; readonly latencies: readonly number[] };

/** Milliseconds of a clock that all programs of the machine share. */
export const machineTime = (): number => Number(process.hrtime.bigint()) / 1e6;

export const answer = (said: FromServer | FromAudience): void => void process.send!(said);
