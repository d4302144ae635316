import type { CSSProperties } from 'react';
import { useMessages } from '#i18n';
import { nameOf, type SeatNames } from '#module';
import { classes, Portrait, SeatBadge, seatColour } from '#ui';
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

/** All players with their piles, out of the ten floors that win. */
export function PlayersPanel({ players }: PlayersPanelProps) {
  const zorgl = useZorglMessages();
  return (
    <ul className="ui-panel zorgl-players" aria-label={zorgl.players.label}>
      {players.map((player) => (
        <PlayerRow key={player.seat} {...player} />
      ))}
    </ul>
  );
}

function PlayerRow(player: PlayerSummary) {
  const { seat, name, bot, monster, figure, aloft, floors, units, worth, cards, active } = player;
  const messages = useMessages();
  const { players } = useZorglMessages();
  const pile = players.pile(floors, units, worth, FLOORS_TO_WIN);
  const style = { '--mark': seatColour(seat) } as CSSProperties;
  return (
    <li
      className={classes('zorgl-player', active && 'active')}
      style={style}
      aria-current={active || undefined}
    >
      <span className="zorgl-player-face">
        <Portrait figure={figure} />
      </span>
      <div className="zorgl-player-who">
        <SeatBadge seat={seat} name={name} />
        {bot && <span className="zorgl-player-kind">{messages.seat.bot}</span>}
        {active && <span className="visually-hidden">{players.active}</span>}
        {monster !== null && <MonsterCard monster={monster} />}
        {aloft && <span className="zorgl-player-aloft">{players.aloft}</span>}
      </div>
      <span className="zorgl-player-cards" title={players.cards(cards)}>
        <span aria-hidden="true">{cards}</span>
        <svg viewBox="0 0 16 20" aria-hidden="true" focusable="false">
          <rect x="2" y="1.5" width="12" height="17" rx="2.5" />
        </svg>
        <span className="visually-hidden">{players.cards(cards)}</span>
      </span>
      <span className="zorgl-player-pile" title={pile}>
        {Array.from({ length: FLOORS_TO_WIN }, (_, index) => index).map((index) => (
          <span
            key={index}
            className={classes('zorgl-pip', index < floors ? 'floor' : index < worth && 'unit')}
            aria-hidden="true"
          />
        ))}
        <span className="zorgl-player-worth" aria-hidden="true">
          {worth}/{FLOORS_TO_WIN}
        </span>
        <span className="visually-hidden">{pile}</span>
      </span>
    </li>
  );
}
