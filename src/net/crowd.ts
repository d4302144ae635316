import * as v from 'valibot';
import { type CoreProblems, codesOf, type GameTypes } from '#core';
import type { Emote } from './emotes';
import type { NetProblems } from './problems.en';

/** Lengths of a vote to choose from, seconds. */
export const CROWD_SECONDS = [10, 20, 30, 45, 60] as const;

/** Largest number of choices on a ballot; people see them numbered from 1. */
export const MAX_CHOICES = 12;

/** Name of a Twitch channel. */
export const CHANNEL = /^\w{2,25}$/;

const channelCode = codesOf<CoreProblems & NetProblems>();

/** A seat whose actions spectators vote for. */
export const CrowdShape = v.strictObject({
  seat: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  /** Length of each vote, seconds. */
  seconds: v.picklist(CROWD_SECONDS),
  /** Whether chat messages count as votes. */
  chat: v.boolean(),
  /** Twitch channel of that chat; the channel in the server's settings by default. */
  channel: v.exactOptional(v.pipe(v.string(), v.regex(CHANNEL, channelCode('channel.invalid')))),
});
export type Crowd = v.InferOutput<typeof CrowdShape>;

/** An open ballot, identified by match number and number of steps. */
export interface BallotInfo<T extends GameTypes = GameTypes> {
  readonly match: number;
  /** Number of steps of the match. */
  readonly known: number;
  readonly seat: string;
  /** Length of the vote, seconds. */
  readonly seconds: number;
  /** Seconds left when the message was sent. */
  readonly left: number;
  /** Public view of the table. */
  readonly view: T['View'];
  /** The events that each choice is certain to cause, without secrets. */
  readonly choices: readonly (readonly T['Event'][])[];
  /** Votes for each choice. */
  readonly counts: readonly number[];
}

/** State of the chat that votes. */
export interface ChatInfo {
  /** The channel followed; null if messages come from the relay only. */
  readonly channel: string | null;
  /** Whether the connection to the channel is up. */
  readonly up: boolean;
  /** Number of people who have written since the channel was joined. */
  readonly heard: number;
}

/** Counts of each reaction since the last message. */
export type Cheers = Readonly<Partial<Record<Emote, number>>>;

/** Events of a crowd, pushed by the server. */
export type CrowdNews =
  /** A new ballot; null when none is open. */
  | { readonly tell: 'ballot'; readonly ballot: BallotInfo | null }
  | {
      readonly tell: 'tally';
      readonly match: number;
      readonly known: number;
      readonly counts: readonly number[];
    }
  | { readonly tell: 'cheers'; readonly cheers: Cheers };
