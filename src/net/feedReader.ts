import * as v from 'valibot';
import { type GameTypes, ok, parseShape, type RedactedStep, type Result } from '#core';
import { type Broadcast, BroadcastShape } from './broadcast';
import { FEED_BUNDLE, type FeedFile, type FeedHead, feedAddress } from './feed';
import { fail } from './problems';
import { PROTOCOL } from './request';
import type { RoomInfo } from './responses';

/** New content of a feed. */
export interface FeedNews {
  readonly room: RoomInfo;
  readonly broadcast: Broadcast;
  /** Opening view of a match that is new to the reader; null if there is none. */
  readonly opening: GameTypes['View'];
  readonly steps: readonly RedactedStep[];
}

export interface FeedParts {
  /** Fetches a file; undefined if it does not exist. Rejects if the server does not answer. */
  readonly read: (address: string) => Promise<unknown>;
  /** The code of the room. */
  readonly code: string;
}

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** The fields that a reader needs; others are passed through. */
const HeadShape = v.looseObject({
  version: v.number(),
  steps: Count,
  broadcast: BroadcastShape,
  room: v.looseObject({
    game: v.string(),
    match: Count,
    seats: v.array(v.looseObject({ seat: v.string() })),
  }),
});

/** Validates the head of a feed. Fails with the invalid field, or with `room.version` for another version. */
export function parseFeedHead(input: unknown): Result<FeedHead> {
  const head = parseShape(HeadShape, input);
  if (!head.ok) return head;
  if (head.value.version !== PROTOCOL) return fail('version', 'room.version');
  return ok(head.value as unknown as FeedHead);
}

/** Reads a feed incrementally, each file once. It has no timer: callers poll every second or two. */
export class FeedReader {
  /** The match being read, and how many of its steps are known. */
  private match = -1;
  private known = 0;

  constructor(private readonly parts: FeedParts) {}

  /** Returns what is new since the last call. Fails if there is no such feed or it has another version. */
  async next(): Promise<Result<FeedNews>> {
    const text = await this.read({ file: 'head' });
    if (text === undefined) return fail('room', 'room.unknown');
    const head = parseFeedHead(text);
    if (!head.ok) return head;
    const { room, broadcast, steps } = head.value;
    const nothing = { room, broadcast, opening: null, steps: [] };
    // A CDN node may serve an older head than the last one that we read.
    if (room.match < this.match) return ok(nothing);
    const fresh = room.match > this.match;
    const opening = fresh ? await this.read({ file: 'opening', match: room.match }) : null;
    if (opening === undefined) return ok(nothing);
    if (fresh) {
      this.match = room.match;
      this.known = 0;
    }
    const fetched = await this.catchUp(steps);
    return ok({ room, broadcast, opening, steps: fetched });
  }

  /** Reads up to a number of steps, in bundles where they exist. */
  private async catchUp(steps: number): Promise<readonly RedactedStep[]> {
    const collected: RedactedStep[] = [];
    const { match } = this;
    while (this.known < steps) {
      const bundled = this.known % FEED_BUNDLE === 0 && this.known + FEED_BUNDLE <= steps;
      const read = await (bundled
        ? this.read({ file: 'bundle', match, bundle: this.known / FEED_BUNDLE })
        : this.read({ file: 'step', match, step: this.known }));
      if (read === undefined) break;
      const some = (bundled ? read : [read]) as readonly RedactedStep[];
      collected.push(...some);
      this.known += some.length;
    }
    return collected;
  }

  private read(file: FeedFile): Promise<unknown> {
    return this.parts.read(feedAddress(this.parts.code, file));
  }
}
