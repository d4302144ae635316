import type { CSSProperties } from 'react';
import { useMessages } from '#i18n';
import { DEADLY_HITS, type GuardKind, type Seat, TOKENS } from '#tetzilla/rules';
import { classes, Portrait, SeatBadge, SeatMark, seatColour } from '#ui';
import { type TetMessages, useTetMessages } from '../messages';
import { AbilityIcon, GlyphIcon, MarkerIcon } from './icons';
import { Pips } from './Pips';
import './PlayersPanel.css';
import type { PlayerSummary } from './summary';

/** The button that shows the holder's own hidden points on a shared device. */
export interface Peek {
  readonly seat: Seat;
  /** The points are shown. */
  readonly open: boolean;
  onLook(open: boolean): void;
}

export interface PlayersPanelProps {
  /** In clockwise order. */
  readonly players: readonly PlayerSummary[];
  /** Null if no points are hidden. */
  readonly peek?: Peek | null;
}

/** All players with the hits of their kaiju, abilities and piles. */
export function PlayersPanel({ players, peek = null }: PlayersPanelProps) {
  const words = useTetMessages();
  return (
    <ul className="ui-panel tet-players" aria-label={words.players.label} data-count={players.length}>
      {players.map((player) => (
        <PlayerRow key={player.seat} player={player} peek={peek?.seat === player.seat ? peek : null} />
      ))}
    </ul>
  );
}

interface PlayerRowProps {
  readonly player: PlayerSummary;
  readonly peek: Peek | null;
}

function PlayerRow({ player, peek }: PlayerRowProps) {
  const messages = useMessages();
  const words = useTetMessages();
  const { seat, name, bot, figure, hits, dead, tokens, active, score } = player;
  const style = { '--mark': seatColour(seat) } as CSSProperties;
  return (
    <li
      className={classes('tet-player', active && 'active', dead && 'dead')}
      style={style}
      aria-current={active || undefined}
      data-seat={seat}
    >
      <span className="tet-player-face" title={words.things.figures[figure]}>
        <Portrait figure={figure} />
        <SeatMark seat={seat} size="0.8rem" />
        <span className="visually-hidden">{words.things.figures[figure]}</span>
      </span>
      <span className="tet-player-who">
        <SeatBadge seat={seat} name={name} />
        {bot && <span className="tet-player-kind">{messages.seat.bot}</span>}
        {active && <span className="visually-hidden">{words.players.active}</span>}
      </span>
      <span className="tet-player-state">
        <Ability player={player} words={words} />
        {peek !== null && <PeekButton {...peek} />}
        {score !== null && (
          <strong className="tet-player-score" title={`${words.players.score(score)} (${words.players.own})`}>
            <span aria-hidden="true">{score}</span>
            <span className="visually-hidden">{words.players.score(score)}</span>
          </strong>
        )}
      </span>
      <span className="tet-player-hits">
        <Pips
          count={hits}
          of={DEADLY_HITS}
          kind="hits"
          label={dead ? words.players.dead : words.players.hits(hits)}
        />
        <span className="tet-player-number" aria-hidden="true">
          {dead ? words.players.dead : hits}
        </span>
      </span>
      <span className="tet-player-goods">
        <Pile player={player} words={words} />
        {tokens !== null && !dead && (
          <Pips count={tokens} of={TOKENS} kind="tokens" label={words.players.tokens(tokens)} />
        )}
      </span>
    </li>
  );
}

function PeekButton({ open, onLook }: Peek) {
  const { players } = useTetMessages();
  const label = open ? players.cover : players.look;
  return (
    <button
      type="button"
      className="ui-button tet-peek"
      aria-label={label}
      aria-pressed={open}
      title={label}
      onClick={() => onLook(!open)}
    >
      <GlyphIcon glyph={open ? 'cover' : 'look'} size="1.2em" />
    </button>
  );
}

interface PartProps {
  readonly player: PlayerSummary;
  readonly words: TetMessages;
}

function Ability({ player: { ability, spent }, words: { things, players } }: PartProps) {
  if (ability === null) return null;
  const { name, does } = things.abilities[ability];
  const state = spent ? players.spent : players.ready;
  return (
    <span className={classes('tet-ability', spent && 'spent')} title={`${name} (${state}): ${does}`}>
      <AbilityIcon ability={ability} size="1.15em" />
      <span className="visually-hidden">{`${name}, ${state}`}</span>
    </span>
  );
}

function Pile({ player: { kinds, buildings, guards }, words: { players, things } }: PartProps) {
  const inWords = [
    ...(kinds.length === 0
      ? [players.pile(buildings)]
      : kinds.map(([kind, count]) => players.kind[kind](count))),
    ...(guards.length === 0 ? [] : [players.guards(guards.length)]),
  ];
  const guardKinds = [...new Set(guards)].map((kind): readonly [GuardKind, number] => [
    kind,
    guards.filter((guard) => guard === kind).length,
  ]);
  return (
    <span className="tet-player-pile" title={players.kinds(inWords)}>
      <span className="visually-hidden">{players.kinds(inWords)}</span>
      {[...kinds, ...guardKinds].map(([kind, count]) => (
        <span
          key={kind}
          className={classes('tet-taken', kind in things.guards && 'guard')}
          aria-hidden="true"
        >
          <MarkerIcon kind={kind} size="1em" />
          {count}
        </span>
      ))}
    </span>
  );
}
