import * as v from 'valibot';
import type { TabChannel } from '#storage';

const Shown = v.strictObject({
  type: v.literal('shown'),
  /** The presenter who says so. */
  desk: v.string(),
  game: v.string(),
  lesson: v.string(),
  step: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Seconds into the film of the lesson. */
  time: v.pipe(v.number(), v.minValue(0)),
  playing: v.boolean(),
  /** A factor. */
  speed: v.pipe(v.number(), v.minValue(0)),
  /** The answer of the question of the step is shown. */
  answered: v.boolean(),
  black: v.boolean(),
  captions: v.boolean(),
});

/** The presenter who is followed; null if none has spoken yet. */
const Followed = v.nullable(v.string());

const Message = v.variant('type', [
  Shown,
  /** A presenter wants to know which tables are there. */
  v.strictObject({ type: v.literal('call'), desk: v.string() }),
  /** A table is there, and wants to know what it is to show. */
  v.strictObject({ type: v.literal('table'), desk: Followed, table: v.string() }),
  /** A table has gone. */
  v.strictObject({ type: v.literal('gone'), desk: Followed, table: v.string() }),
]);

/** What the table of a presenter is to show. */
export type Presented = Omit<v.InferOutput<typeof Shown>, 'type' | 'desk'>;
export type PresenterMessage = v.InferOutput<typeof Message>;

/** Where the windows of a presenter talk to each other. */
export const PRESENTER_CHANNEL = 'kaiju-tabletop.presenter';

/** Listens for presenter messages on a channel; others are ignored. */
export function onPresenterMessage(
  channel: Pick<TabChannel, 'onmessage'>,
  listener: (message: PresenterMessage) => void,
): void {
  channel.onmessage = ({ data }) => {
    const message = v.safeParse(Message, data);
    if (message.success) listener(message.output);
  };
}

/** Says something on a channel; where nobody can listener it, nothing happens. */
export function postToPresenter(channel: Pick<TabChannel, 'postMessage'>, message: PresenterMessage): void {
  try {
    channel.postMessage(message);
  } catch {
    // A channel that is closed has nobody at its other end.
  }
}

/** Opens the channel; null if the browser has none. To be closed by anyone who opened it. */
export function openPresenterChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(PRESENTER_CHANNEL);
  } catch {
    return null;
  }
}
