import * as v from 'valibot';
import { type GameTypes, ok, parseShape, type RedactedStep, type Result } from '#core';
import { type Broadcast, BroadcastShape } from './broadcast';
import { FEED_BUNDLE, type FeedFile, type FeedHead, feedAddress } from './feed';
import { problem } from './problems';
import { PROTOCOL } from './request';
import type { RoomInfo } from './responses';

/** What was new in a feed. */
export interface FeedNews {
  readonly room: RoomInfo;
  readonly broadcast: Broadcast;
  /** How a match began that was not known yet; null for none. */
  readonly opening: GameTypes['View'];
  readonly steps: readonly RedactedStep[];
}

export interface FeedParts {
  /** Reads a file that lies at an address; undefined where there is none. Rejects where nobody answers. */
  readonly read: (address: string) => Promise<unknown>;
  /** The code of the room. */
  readonly code: string;
}

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** What a reader relies on; the rest is as its server made it. */
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

/** Validates the head of a feed. Fails with the field at fault; that of an older or newer server is told so. */
export function parseFeedHead(input: unknown): Result<FeedHead> {
  const head = parseShape(HeadShape, input);
  if (!head.ok) return head;
  if (head.value.version !== PROTOCOL) return problem('version', 'room.version');
  return ok(head.value as unknown as FeedHead);
}

/** Reads a feed on and on, each file once. Knows no clock: anyone who has one asks every second or two what is new. */
export class FeedReader {
  /** The match that is read, and how many steps of it are known. */
  private match = -1;
  private known = 0;

  constructor(private readonly parts: FeedParts) {}

  /** What is new since the last time. Fails where there is no such feed, and where it is of another version or no feed. */
  async next(): Promise<Result<FeedNews>> {
    const text = await this.read({ file: 'head' });
    if (text === undefined) return problem('room', 'room.unknown');
    const head = parseFeedHead(text);
    if (!head.ok) return head;
    const { room, broadcast, steps } = head.value;
    const nothing = { room, broadcast, opening: null, steps: [] };
    // Of several that carry a feed one may be older than another.
    if (room.match < this.match) return ok(nothing);
    const fresh = room.match > this.match;
    const opening = fresh ? await this.read({ file: 'opening', match: room.match }) : null;
    if (opening === undefined) return ok(nothing);
    if (fresh) {
      this.match = room.match;
      this.known = 0;
    }
    const told = await this.catchUp(steps);
    return ok({ room, broadcast, opening, steps: told });
  }

  /** Reads on to a number of steps, in bundles as far as there are any. */
  private async catchUp(steps: number): Promise<readonly RedactedStep[]> {
    const told: RedactedStep[] = [];
    const { match } = this;
    while (this.known < steps) {
      const bundled = this.known % FEED_BUNDLE === 0 && this.known + FEED_BUNDLE <= steps;
      const read = await (bundled
        ? this.read({ file: 'bundle', match, bundle: this.known / FEED_BUNDLE })
        : this.read({ file: 'step', match, step: this.known }));
      if (read === undefined) break;
      const some = (bundled ? read : [read]) as readonly RedactedStep[];
      told.push(...some);
      this.known += some.length;
    }
    return told;
  }

  private read(file: FeedFile): Promise<unknown> {
    return this.parts.read(feedAddress(this.parts.code, file));
  }
}
