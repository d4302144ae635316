import { useMessages } from '#i18n';
import type { InPlay } from '#module';
import './InPlayCard.css';

/** Large view of the card or piece in play; renders nothing if there is none. */
export function InPlayCard({ card }: { readonly card: InPlay | null }) {
  const { watch } = useMessages();
  if (card === null) return null;
  return (
    <figure key={card.id} className="cast-in-play" aria-label={watch.inPlay}>
      <span className="cast-in-play-picture">{card.picture}</span>
      <figcaption>
        {card.note !== '' && <strong>{card.note}</strong>}
        <span>{card.name}</span>
      </figcaption>
    </figure>
  );
}
