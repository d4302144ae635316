/** The state of the animation gallery in its URL. */
export interface SheetAddress {
  /** Id of a scene. */
  readonly event: string;
  readonly calm: boolean;
  readonly loop: boolean;
  /** Playback speed, 0.1 … 8. */
  readonly speed: number;
  readonly close: boolean;
  /** Whether the controls are shown; without them the picture is that of a film. */
  readonly desk: boolean;
}

const FIRST: Omit<SheetAddress, 'event'> = {
  calm: false,
  loop: true,
  speed: 1,
  close: false,
  desk: true,
};

const MIN_SPEED = 0.1;
const MAX_SPEED = 8;

/**
 * Parses the URL; missing and invalid fields get their defaults.
 * @param events the ids of all scenes, at least one
 */
export function sheetAddress(search: string, events: readonly string[]): SheetAddress {
  const query = new URLSearchParams(search);
  const asked = query.get('event');
  const pace = Number(query.get('pace') ?? FIRST.speed);
  return {
    event: events.find((id) => id === asked) ?? events[0]!,
    calm: query.get('motion') === 'reduced',
    loop: query.get('loop') !== 'off',
    speed: pace >= MIN_SPEED && pace <= MAX_SPEED ? pace : FIRST.speed,
    close: query.get('view') === 'close',
    desk: query.get('desk') !== 'off',
  };
}

/** The query of a URL, changed to this state. */
export function sheetQuery(search: string, { event, calm, loop, speed, close, desk }: SheetAddress): string {
  const query = new URLSearchParams(search);
  const say = (name: string, value: string, usual: boolean) =>
    usual ? query.delete(name) : query.set(name, value);
  query.set('event', event);
  say('motion', 'reduced', !calm);
  say('loop', 'off', loop);
  say('pace', String(speed), speed === 1);
  say('view', 'close', !close);
  say('desk', 'off', desk);
  return `?${query}`;
}
