import type { KingTypes } from '#king-of-monsters/rules';
import { cardsOf } from '#king-of-monsters/rules';
import { actionWords, cardWords, type Table, usePlayMessages } from '#king-of-monsters/view';
import { ActionButtons, nameOf, type PanelProps } from '#module';
import { Panel, SeatBadge } from '#ui';
import type { KingControl } from './control';

type Props = PanelProps<KingTypes, Table, KingControl>;

/** Who plays, and where they stand. */
export function Players({ state, names }: Props) {
  const words = usePlayMessages();
  const { king, heroes } = state.shownView;
  return (
    <Panel label={words.players}>
      {state.seats.map(({ seat }) => {
        const zone = seat === 'king' ? king.zone : heroes[seat as 'grey']?.zone;
        const where = zone == null ? '' : `: ${words.zones[zone]}`;
        return <SeatBadge key={seat} seat={seat} name={`${nameOf(names, seat)}${where}`} />;
      })}
    </Panel>
  );
}

/** What may be done now, as buttons. */
export function Choices({ control }: Props) {
  const words = usePlayMessages();
  return (
    <ActionButtons control={control} label={words.choices} wordsOf={(action) => actionWords(action, words)} />
  );
}

/** The cards of whoever holds the device. */
export function Hand({ state, holder }: Props) {
  const words = usePlayMessages();
  if (holder === null) return null;
  const { king, heroes } = state.view;
  const hand = holder === 'king' ? king.hand : heroes[holder]?.hand;
  return (
    <p>
      {cardsOf(hand ?? [])
        .map((card) => cardWords(card, words))
        .join(' · ')}
    </p>
  );
}
