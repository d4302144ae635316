import { Pips, SeatPanel, type SeatRow } from '#module';
import { DEADLY_HITS, type GuardKind, type Seat, TOKENS } from '#tetzilla/rules';
import { classes } from '#ui';
import { type TetMessages, useTetMessages } from '../messages';
import { AbilityIcon, GlyphIcon, MarkerIcon } from './icons';
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
    <SeatPanel
      label={words.players.label}
      activeLabel={words.players.active}
      className="tet-players"
      rows={players.map((player) => rowOf(player, peek?.seat === player.seat ? peek : null, words))}
    />
  );
}

function rowOf(player: PlayerSummary, peek: Peek | null, words: TetMessages): SeatRow {
  const { seat, name, bot, figure, hits, dead, tokens, active, score } = player;
  const { players, things } = words;
  return {
    seat,
    name,
    bot,
    figure,
    figureName: things.figures[figure],
    active,
    out: dead,
    badge: <Ability player={player} words={words} />,
    look: peek === null ? undefined : lookOf(peek, players),
    score:
      score === null
        ? undefined
        : { points: score, label: players.score(score), title: `${players.score(score)} (${players.own})` },
    bar: {
      count: hits,
      of: DEADLY_HITS,
      label: dead ? players.dead : players.hits(hits),
      number: dead ? players.dead : String(hits),
    },
    goods: (
      <>
        <Pile player={player} words={words} />
        {tokens !== null && !dead && (
          <Pips count={tokens} of={TOKENS} look="dots" label={players.tokens(tokens)} />
        )}
      </>
    ),
  };
}

const lookOf = ({ open, onLook }: Peek, { cover, look }: TetMessages['players']): SeatRow['look'] => ({
  label: open ? cover : look,
  icon: <GlyphIcon glyph={open ? 'cover' : 'look'} size="1.2em" />,
  open,
  onLook: () => onLook(!open),
});

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
