import * as v from 'valibot';
import { type CoreProblems, codesOf, type GameTypes } from '#core';
import type { Emote } from './emotes';
import type { NetProblems } from './problems.en';

/** For how many seconds a crowd may be asked. */
export const CROWD_SECONDS = [10, 20, 30, 45, 60] as const;

/** How many choices a crowd is given at most, numbered from 1 for people. */
export const MAX_CHOICES = 12;

/** A name of a channel of Twitch. */
export const CHANNEL = /^\w{2,25}$/;

const channelCode = codesOf<CoreProblems & NetProblems>();

/** A seat whose actions spectators vote for. */
export const CrowdShape = v.strictObject({
  seat: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
  /** How long each vote is open. */
  seconds: v.picklist(CROWD_SECONDS),
  /** Whether a chat votes as well. */
  chat: v.boolean(),
  /** The channel of Twitch whose chat that is; that of the server where left out. */
  channel: v.exactOptional(v.pipe(v.string(), v.regex(CHANNEL, channelCode('channel.invalid')))),
});
export type Crowd = v.InferOutput<typeof CrowdShape>;

/** What a crowd is asked. The match and its steps are the ballot's name. */
export interface BallotInfo<T extends GameTypes = GameTypes> {
  readonly match: number;
  /** How many steps the match has had. */
  readonly known: number;
  readonly seat: string;
  /** How long it is open. */
  readonly seconds: number;
  /** How many of them were left when it was told. */
  readonly left: number;
  /** The table as everybody knows it while it is open. */
  readonly view: T['View'];
  /** What each choice is certain to bring, without secrets. */
  readonly choices: readonly (readonly T['Event'][])[];
  /** How many have voted for each. */
  readonly counts: readonly number[];
}

/** What is heard of the chat that votes. */
export interface ChatInfo {
  /** The channel that is followed; null for none but what is handed on by the relay. */
  readonly channel: string | null;
  /** The chat of the channel can be heard at the moment. */
  readonly up: boolean;
  /** How many people have said something in it since it is followed. */
  readonly heard: number;
}

/** How often each reaction was made since it was told last. */
export type Cheers = Readonly<Partial<Record<Emote, number>>>;

/** What is told of a crowd without being asked. */
export type CrowdNews =
  /** There is another ballot; null when none is open any more. */
  | { readonly tell: 'ballot'; readonly ballot: BallotInfo | null }
  | {
      readonly tell: 'tally';
      readonly match: number;
      readonly known: number;
      readonly counts: readonly number[];
    }
  | { readonly tell: 'cheers'; readonly cheers: Cheers };
