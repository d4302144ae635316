import {
  type Card,
  COLOURS,
  cardsOf,
  type Hero,
  heroesOf,
  isCombat,
  type KingTypes,
  type Seat,
  SITES,
  sizeOf,
  type View,
} from '#king-of-monsters/rules';
import { type GameBroadcast, type InPlay, nameOf, type SeatLine } from '#module';
import { CardFace, cardWords, playMessages, usePlayMessages } from './panels';
import { keyed } from './panels/hands';
import { DEFAULT_KING } from './specs';

/** The hero who acts, answers or comes next; otherwise the first who is up. */
function heroInSight(view: View): Hero | undefined {
  const deciding = view.stack.toReversed().map((frame) => {
    if (frame.kind === 'duel' || frame.kind === 'open') return frame.hero;
    return frame.seat === 'king' ? undefined : frame.seat;
  });
  const heroes = heroesOf(view);
  const next = heroes.find((hero) => hero === view.turn.queue[0]);
  return (
    deciding.find((hero) => hero !== undefined) ??
    (view.turn.phase === 'hero' ? next : undefined) ??
    heroes.find((hero) => view.heroes[hero]!.state === 'up')
  );
}

interface CardInPlay {
  readonly card: Card;
  readonly duel: boolean;
  /** Owner, or who has to answer it. */
  readonly seat: Seat;
}

type Course = Parameters<GameBroadcast<KingTypes>['inPlay']>[1];

/** The action card that a seat has revealed in this phase. */
function turnedUpBy(seat: Seat, course: Course): Card | undefined {
  for (const { events } of course.toReversed()) {
    const event = events.findLast(
      (each) => each.type === 'phase' || (each.type === 'action-card' && each.seat === seat),
    );
    if (event !== undefined) return event.type === 'action-card' ? event.card : undefined;
  }
  return undefined;
}

/** The King's action card of the latest action, even if that ended his phase. */
function turnedUpNow(course: Course): Card | undefined {
  const event = course.at(-1)?.events.findLast((each) => each.type === 'action-card' && each.seat === 'king');
  return event?.type === 'action-card' ? event.card : undefined;
}

/**
 * The last card of a duel, or the revealed action card: a hero's until the end of the turn, the King's until
 * the end of the phase.
 */
function cardInPlay({ stack }: View, course: Course): CardInPlay | null {
  const frame = stack.at(-1);
  if (frame?.kind === 'duel')
    return { card: `${frame.last.colour}${frame.last.number}`, duel: true, seat: frame.seat };
  if (frame?.kind === 'card' || frame?.kind === 'two' || frame?.kind === 'wild')
    return { card: frame.card, duel: false, seat: frame.seat };
  const now = turnedUpNow(course);
  if (now !== undefined) return { card: now, duel: false, seat: 'king' };
  const seat = stack.find((each) => each.kind === 'hero')?.seat ?? 'king';
  const card = turnedUpBy(seat, course);
  return card === undefined ? null : { card, duel: false, seat };
}

/** Broadcast overlay: the King with his zones and rows, and the League. */
export const broadcast: GameBroadcast<KingTypes> = {
  seats(view, names, language) {
    const { cast } = playMessages(language);
    const destroyed = SITES.filter((site) => view.zones[site].destroyed).length;
    const disabled = COLOURS.filter((row) => view.chart[row].disabled).length;
    const decides = view.stack.at(-1)?.seat;
    const inHand = (hand: Parameters<typeof sizeOf>[0]) => {
      const count = sizeOf(hand);
      return { text: String(count), label: cast.hand(count), icon: <HandIcon /> };
    };
    const king: SeatLine = {
      seat: 'king',
      figure: DEFAULT_KING,
      active: decides === 'king',
      out: false,
      score: {
        text: String(destroyed),
        of: String(SITES.length),
        word: cast.words.zones,
        label: cast.zones(destroyed, SITES.length),
      },
      course: {
        of: COLOURS.length,
        full: disabled,
        half: 0,
        bad: true,
        label: cast.disabled(disabled, COLOURS.length),
      },
      goods: [inHand(view.king.hand)],
    };
    const seat = heroInSight(view);
    if (seat === undefined) return [king];
    const heroes = heroesOf(view);
    const up = heroes.filter((hero) => view.heroes[hero]!.state === 'up').length;
    return [
      king,
      {
        seat,
        name: cast.league,
        figure: null,
        active: decides !== undefined && decides !== 'king',
        out: up === 0,
        score: {
          text: String(up),
          of: String(heroes.length),
          word: cast.words.standing,
          label: cast.standing(up, heroes.length),
        },
        course: null,
        goods: [
          { text: nameOf(names, seat), label: cast.acts(nameOf(names, seat)) },
          inHand(view.heroes[seat]!.hand),
        ],
        members: heroes.map((hero) => ({
          seat: hero,
          active: hero === seat,
          out: view.heroes[hero]!.state !== 'up',
        })),
      },
    ];
  },

  facts(view, language) {
    const { turn, phases, zones, cast } = playMessages(language);
    const { number, phase } = view.turn;
    const limit = view.options.turnLimit;
    const place = cast.king(zones[view.king.zone]);
    return [
      {
        text: limit === 0 ? String(number) : `${number}/${limit}`,
        word: cast.words.turn,
        label: turn.number(number, limit),
      },
      { text: phases[phase], label: phases[phase] },
      { text: place, label: place },
    ];
  },

  inPlay(view, course, language): InPlay | null {
    const shown = cardInPlay(view, course);
    if (shown === null) return null;
    const words = playMessages(language);
    return {
      id: `${shown.card} ${view.turn.number} ${shown.seat} ${shown.duel ? view.stack.length : ''}`,
      name: cardWords(shown.card, words),
      note: shown.duel || isCombat(shown.card) ? words.cast.inDuel : words.cast.turnedUp,
      picture: <CardFace card={shown.card} />,
    };
  },

  Hand({ view, seat }) {
    return <OpenHand view={view} seat={seat} />;
  },
};

function HandIcon() {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" focusable="false">
      <path d="M4 7l8-3 1 14-7 2zM13 4h7v15h-6z" fill="currentColor" />
    </svg>
  );
}

/** The hand of a seat, open. */
function OpenHand({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const words = usePlayMessages();
  const hand = seat === 'king' ? view.king.hand : (view.heroes[seat]?.hand ?? []);
  return (
    <ul className="cast-cards">
      {keyed(cardsOf(hand)).map(({ key, card }) => (
        <li key={key}>
          <CardFace card={card} />
          <span className="visually-hidden">{cardWords(card, words)}</span>
        </li>
      ))}
    </ul>
  );
}
