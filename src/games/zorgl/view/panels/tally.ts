import { type CourseEntry, type Tally, tallyOf } from '#module';
import type { Event, Seat, ZorglTypes } from '#zorgl/rules';
import type { ZorglMessages } from '../messages';

type Entry = CourseEntry<ZorglTypes>;

/** The seat credited with an attack; those of the army count for the player who commands it. */
function attackerOf({ by }: Extract<Event, { readonly type: 'attack' }>, seat: Seat): Seat {
  return 'monster' in by ? by.monster : seat;
}

/** Floors won by each seat in one action. */
function blowsOf({ events }: Entry): ReadonlyMap<Seat, number> {
  const blows = new Map<Seat, number>();
  for (const event of events) {
    if (event.type === 'floors') blows.set(event.player, (blows.get(event.player) ?? 0) + event.lost);
  }
  return blows;
}

/** Statistics of a game: what each player wrecked, walked and wasted. */
export function figuresOf(course: readonly Entry[], { over }: ZorglMessages): readonly Tally[] {
  const { figures } = over;
  const best: Partial<Record<Seat, number>> = {};
  for (const entry of course) {
    for (const [seat, floors] of blowsOf(entry)) best[seat] = Math.max(best[seat] ?? 0, floors);
  }
  type Counted = Exclude<keyof typeof figures, 'blow'>;
  const [floors, ...others] = tallyOf<ZorglTypes, Counted>(course, figures, {
    floors: (event, add) => {
      if (event.type === 'floors') add(event.player, event.lost);
    },
    units: (event, add) => {
      if (event.type === 'crush') add(event.player, 1);
    },
    attacks: (event, add, seat) => {
      if (event.type === 'attack') add(attackerOf(event, seat), 1);
    },
    boxes: (event, add) => {
      if (event.type === 'move') add(event.monster, event.path.length);
    },
    wasted: (event, add) => {
      if (event.type === 'stamp' || event.type === 'howl') add(event.monster, 1);
    },
  });
  return [floors!, { name: 'blow', label: figures.blow, bySeat: best }, ...others];
}
