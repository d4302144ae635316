/** Who a view is made for: a seat, or a spectator, who knows only public information. */
export type Viewer<Seat extends string> = Seat | 'spectator';

/**
 * Something that happened in an action. Everything in it is public except `secret`, which only the seats in `secret.to` may
 * see (if empty, only the authority that runs the game).
 */
export interface GameEvent {
  readonly type: string;
  readonly secret?: { readonly to: readonly string[] };
}

/** The events as a viewer may see them, without the secrets of others. */
export function redact<Event extends GameEvent>(
  events: readonly Event[],
  viewer: Viewer<string>,
): readonly Event[] {
  return events.map((event) => {
    if (event.secret === undefined || event.secret.to.includes(viewer)) return event;
    const { secret: _hidden, ...visible } = event;
    return visible as Event;
  });
}
