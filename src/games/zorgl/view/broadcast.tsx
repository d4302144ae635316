import type { RedactedEntry } from '#core';
import { messagesFor, useLanguage, useMessages } from '#i18n';
import type { GameBroadcast, InPlay } from '#module';
import { PlayingCard } from '#ui';
import type { CardId, Seat, View, ZorglTypes } from '#zorgl/rules';
import { cardFaceArt } from './cardArt';
import { useZorglMessages, zorglMessages } from './messages';
import { plantFloors } from './panels/Counters';
import { cardPower, cardSigns, cardsOf } from './panels/cards';
import { cardName } from './panels/names';
import { type PlayerSummary, summarisePlayers } from './panels/PlayersPanel';
import { FLOORS_TO_WIN } from './panels/ranking';

const SIGNS = {
  cards: 'M8 3.5h10a1 1 0 0 1 1 1v13M5 7h9.5a1 1 0 0 1 1 1v12.5h-10.5a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1z',
  plant: 'M7 3h10l-2 7c0 4 2 7 3 11H6c1-4 3-7 3-11zM8.5 7h7',
} as const;

function Sign({ of }: { readonly of: keyof typeof SIGNS }) {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" focusable="false">
      <path d={SIGNS[of]} fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinejoin="round" />
    </svg>
  );
}

/** The broadcast of Zorgl-Zilla: floors out of ten, cards in hand, the plant, the card being played. */
export const broadcast: GameBroadcast<ZorglTypes> = {
  seats(view, names, language) {
    const { players, cast } = zorglMessages(language);
    const course = ({ floors, units, worth }: PlayerSummary) => ({
      of: FLOORS_TO_WIN,
      full: floors,
      half: Math.max(0, worth - floors),
      bad: false,
      label: players.pile(floors, units, worth, FLOORS_TO_WIN),
    });
    return summarisePlayers(view, names, []).map((player) => ({
      seat: player.seat,
      figure: player.figure,
      active: player.active,
      out: false,
      score: {
        text: String(player.worth),
        of: String(FLOORS_TO_WIN),
        word: cast.floors,
        label: course(player).label,
      },
      course: course(player),
      goods: [{ text: String(player.cards), label: players.cards(player.cards), icon: <Sign of="cards" /> }],
    }));
  },

  facts(view, language) {
    const { counters, cast } = zorglMessages(language);
    const plant = plantFloors(view);
    return [
      { text: String(plant), word: cast.plant, label: counters.plant(plant), icon: <Sign of="plant" /> },
      {
        text: String(view.draw.count),
        word: cast.draw,
        label: counters.draw(view.draw.count),
        icon: <Sign of="cards" />,
      },
    ];
  },

  inPlay(view, course, language) {
    const entry = course.at(-1);
    return entry === undefined ? null : played(view, entry, language);
  },

  Hand({ view, seat }) {
    return <OpenHand view={view} seat={seat} />;
  },
};

function played(
  view: View,
  { action }: RedactedEntry<ZorglTypes>,
  language: Parameters<typeof zorglMessages>[0],
): InPlay | null {
  if (!('card' in action)) return null;
  const messages = messagesFor(language);
  const zorgl = zorglMessages(language);
  return {
    id: `${action.card} ${view.draw.count} ${view.discard.length}`,
    name: cardName(action.card, messages),
    note: zorgl.modes[action.do],
    picture: <Face card={action.card} />,
  };
}

function Face({ card }: { readonly card: CardId }) {
  const { cards } = useMessages();
  const zorgl = useZorglMessages();
  return <PlayingCard art={cardFaceArt(card, cards.letters, cardPower(card, zorgl), cardSigns(card))} />;
}

function OpenHand({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const messages = messagesFor(useLanguage());
  const cards = cardsOf(view, seat) ?? [];
  return (
    <ul className="cast-cards">
      {cards.map((card) => (
        <li key={card}>
          <Face card={card} />
          <span className="visually-hidden">{cardName(card, messages)}</span>
        </li>
      ))}
    </ul>
  );
}
