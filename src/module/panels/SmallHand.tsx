import { SeatMark } from '#ui';
import type { SeatHand, ShownCard } from './seatHand';

/** Cards with a place of their own each: equal ones are numbered. */
export function numbered<C extends Pick<ShownCard, 'key'>>(
  cards: readonly C[],
): (C & { readonly place: string })[] {
  const counts = new Map<string, number>();
  return cards.map((card) => {
    const count = counts.get(card.key) ?? 0;
    counts.set(card.key, count + 1);
    return { ...card, place: `${card.key} ${count}` };
  });
}

/** An open hand in one line. */
export function SmallHand({ hand: { owner, ownerName, cards, beside } }: { readonly hand: SeatHand }) {
  return (
    <li>
      <span className="hands-name">
        <SeatMark seat={owner} />
        <span>{ownerName}</span>
      </span>
      <span className="hands-small">
        {numbered(cards ?? []).map(({ place, name, face }) => (
          <span key={place}>
            {face}
            <span className="visually-hidden">{name}</span>
          </span>
        ))}
        {beside !== undefined && (
          <span className="hands-stored" title={beside.label}>
            {beside.face}
            <span className="visually-hidden">{beside.label}</span>
          </span>
        )}
      </span>
    </li>
  );
}
