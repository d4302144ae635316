import { nameOf, type SeatNames, SeatPanel } from '#module';
import { pileWorth, type Seat, type View } from '#zorgl/rules';
import { useZorglMessages } from '../messages';
import { monsterFigure } from '../pieces';
import { MonsterCard } from './MonsterCard';
import { type ShownMonster, shownMonster } from './monsters';
import './PlayersPanel.css';
import { FLOORS_TO_WIN } from './ranking';

export interface PlayerSummary {
  readonly seat: Seat;
  readonly name: string;
  readonly bot: boolean;
  /** Null if all monsters are the common one. */
  readonly monster: ShownMonster | null;
  /** The model id; see `Portrait`. */
  readonly figure: string;
  /** The monster hovers off the board (Z11.12). */
  readonly aloft: boolean;
  readonly floors: number;
  readonly units: number;
  /** Worth of the pile, in floors (Z9.5, Z11.13). */
  readonly worth: number;
  readonly cards: number;
  readonly active: boolean;
}

/**
 * The data of the players' panel.
 * @param bots the seats played by bots
 */
export function summarisePlayers(
  view: Pick<View, 'options' | 'order' | 'players' | 'house' | 'turn' | 'outcome'>,
  names: SeatNames,
  bots: readonly Seat[],
): PlayerSummary[] {
  return view.order.flatMap((seat) => {
    const player = view.players[seat];
    if (player === undefined) return [];
    const { floors, units, hand } = player;
    return {
      seat,
      name: nameOf(names, seat),
      bot: bots.includes(seat),
      monster: view.options.specials ? shownMonster(view, seat) : null,
      figure: monsterFigure(shownMonster(view, seat), seat),
      aloft: player.aloft === true,
      floors,
      units,
      worth: pileWorth(view, seat),
      cards: 'count' in hand ? hand.count : hand.length,
      active: view.outcome === null && view.turn.player === seat,
    };
  });
}

export interface PlayersPanelProps {
  /** In order of play. */
  readonly players: readonly PlayerSummary[];
}

/** All players with their piles on the way to ten. */
export function PlayersPanel({ players }: PlayersPanelProps) {
  const { players: words } = useZorglMessages();
  return (
    <SeatPanel
      label={words.label}
      activeLabel={words.active}
      className="zorgl-players"
      rows={players.map(({ monster, aloft, floors, units, worth, cards, ...player }) => ({
        ...player,
        aside: (
          <>
            {monster !== null && <MonsterCard monster={monster} />}
            {aloft && <span className="zorgl-player-aloft">{words.aloft}</span>}
          </>
        ),
        badge: (
          <span className="zorgl-player-cards" title={words.cards(cards)}>
            <span aria-hidden="true">{cards}</span>
            <svg viewBox="0 0 16 20" aria-hidden="true" focusable="false">
              <rect x="2" y="1.5" width="12" height="17" rx="2.5" />
            </svg>
            <span className="visually-hidden">{words.cards(cards)}</span>
          </span>
        ),
        bar: {
          count: floors,
          more: worth - floors,
          of: FLOORS_TO_WIN,
          label: words.pile(floors, units, worth, FLOORS_TO_WIN),
          number: `${worth}/${FLOORS_TO_WIN}`,
        },
      }))}
    />
  );
}
