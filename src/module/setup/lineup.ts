import { type SetupDraft, withSeat } from './draft';

/** An answer to the question who plays: people take these seats, bots all others in play. */
export interface Lineup<Seat extends string = string> {
  readonly id: string;
  readonly people: readonly Seat[];
  /** A single person takes one of them. */
  readonly one?: true;
}

/** The draft with people at these seats, and bots at all others in play. */
export const withPeople = <Seat extends string>(
  draft: SetupDraft<Seat>,
  people: readonly Seat[],
): SetupDraft<Seat> =>
  draft.places.reduce((to, seat) => withSeat(to, seat, { bot: !people.includes(seat) }), draft);

/** The draft with this line-up; who sits out still does. A single person keeps their seat if they can. */
export function withLineup<Seat extends string>(draft: SetupDraft<Seat>, { people, one }: Lineup<Seat>) {
  if (one === undefined) return withPeople(draft, people);
  const open = draft.places.filter((seat) => people.includes(seat));
  const person = open.find((seat) => !draft.seats[seat].bot) ?? open[0];
  return withPeople(
    draft,
    open.filter((seat) => seat === person),
  );
}

/** The first line-up that the draft has; undefined if none. */
export const lineupOf = <Seat extends string>(draft: SetupDraft<Seat>, all: readonly Lineup<Seat>[]) =>
  all.find((lineup) => {
    const { seats } = withLineup(draft, lineup);
    return draft.places.every((seat) => seats[seat].bot === draft.seats[seat].bot);
  });

/** Who may be at a seat. */
export const OCCUPANTS = ['human', 'bot', 'out'] as const;
export type Occupant = (typeof OCCUPANTS)[number];

/**
 * The draft with another player at a seat; unchanged if too few would be left.
 * @param least number of seats in play
 */
export function withPlayer<Seat extends string>(
  draft: SetupDraft<Seat>,
  seat: Seat,
  by: Occupant,
  least: number,
): SetupDraft<Seat> {
  const all = Object.keys(draft.seats) as Seat[];
  const places = all.filter((each) => (each === seat ? by !== 'out' : draft.places.includes(each)));
  if (places.length < least) return draft;
  return by === 'out' ? { ...draft, places } : withSeat({ ...draft, places }, seat, { bot: by === 'bot' });
}
