import { ActionButtons, type ActionControl, type PanelProps } from '#module';
import { isHuman } from '#session';
import type { Action, Seat, TetzillaTypes } from '#tetzilla/rules';
import { PlayersPanel, summarisePlayers, type Table } from '#tetzilla/view';

type Props = PanelProps<TetzillaTypes, Table, ActionControl<TetzillaTypes>>;

const wordsOf = ({ do: what, ...rest }: Action) => [what, ...Object.values(rest)].join(' ');

/** All players with their hits and piles. */
export function Players({ state, names, holder }: Props) {
  const bots = state.seats.filter((info) => !isHuman(info)).map(({ seat }) => seat as Seat);
  return <PlayersPanel players={summarisePlayers(state.shownView, names, bots, holder)} />;
}

/** A button for everything that may be done. */
export function Choices({ control }: Props) {
  return <ActionButtons control={control} label="TetZilla" wordsOf={wordsOf} />;
}
