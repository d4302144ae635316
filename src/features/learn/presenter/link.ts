import * as v from 'valibot';
import type { TabChannel } from '#storage';

const Shown = v.strictObject({
  type: v.literal('shown'),
  /** Id of the presenter. */
  desk: v.string(),
  game: v.string(),
  lesson: v.string(),
  step: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Time in the lesson's film, seconds. */
  time: v.pipe(v.number(), v.minValue(0)),
  playing: v.boolean(),
  /** Speed factor. */
  speed: v.pipe(v.number(), v.minValue(0)),
  /** Whether the answer to the step's question is shown. */
  answered: v.boolean(),
  black: v.boolean(),
  captions: v.boolean(),
});

/** Presenter to follow; null for the first one. */
const Followed = v.nullable(v.string());

const Message = v.variant('type', [
  Shown,
  /** A presenter asks which tables are there. */
  v.strictObject({ type: v.literal('call'), desk: v.string() }),
  /** A table announces itself and asks for its state. */
  v.strictObject({ type: v.literal('table'), desk: Followed, table: v.string() }),
  /** A table has closed. */
  v.strictObject({ type: v.literal('gone'), desk: Followed, table: v.string() }),
]);

/** State of a presenter's table. */
export type Presented = Omit<v.InferOutput<typeof Shown>, 'type' | 'desk'>;
export type PresenterMessage = v.InferOutput<typeof Message>;

/** Channel between the windows of a presenter. */
export const PRESENTER_CHANNEL = 'kaiju-tabletop.presenter';

/** Listens to presenter messages on a channel; others are ignored. */
export function onPresenterMessage(
  channel: Pick<TabChannel, 'onmessage'>,
  listener: (message: PresenterMessage) => void,
): void {
  channel.onmessage = ({ data }) => {
    const message = v.safeParse(Message, data);
    if (message.success) listener(message.output);
  };
}

/** Sends a message on a channel. Does nothing if the channel is closed. */
export function postToPresenter(channel: Pick<TabChannel, 'postMessage'>, message: PresenterMessage): void {
  try {
    channel.postMessage(message);
  } catch {
    // The channel is closed.
  }
}

/** Opens the channel; null without browser support. The caller must close it. */
export function openPresenterChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(PRESENTER_CHANNEL);
  } catch {
    return null;
  }
}
