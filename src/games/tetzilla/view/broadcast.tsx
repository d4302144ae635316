import type { GameBroadcast, Goods, SeatLine } from '#module';
import {
  BUILDING_KINDS,
  DEADLY_HITS,
  type GuardKind,
  partsOf,
  type Seat,
  type TetzillaTypes,
  TURNS,
  type View,
} from '#tetzilla/rules';
import { type TetMessages, tetMessages, useTetMessages } from './messages';
import { MarkerIcon } from './panels/icons';
import { expectedTotal, scoreOf } from './panels/ranking';
import { type PlayerSummary, summarisePlayers } from './panels/summary';
import './broadcast.css';
import { TilePicture } from './panels/trays/TilePicture';

function taken({ kinds, guards }: PlayerSummary, { players, things }: TetMessages): readonly Goods[] {
  const guardKinds = [...new Set<GuardKind>(guards)];
  return [
    ...kinds.map(([kind, count]) => ({
      text: String(count),
      label: players.kind[kind](count),
      icon: <MarkerIcon kind={kind} size="1em" />,
    })),
    ...guardKinds.map((kind) => {
      const count = guards.filter((guard) => guard === kind).length;
      return {
        text: String(count),
        label: `${count} ${things.guards[kind]}`,
        icon: <MarkerIcon kind={kind} size="1em" />,
      };
    }),
  ];
}

/** The score of a seat if the game ended now; an estimate while points are hidden from spectators. */
function scoreIn(view: View, seat: Seat, { players, cast }: TetMessages): SeatLine['score'] {
  const exact = scoreOf(view, seat)?.total ?? null;
  if (exact !== null)
    return { text: String(exact), of: null, word: cast.points, label: players.score(exact) };
  const about = Math.round(expectedTotal(view, seat));
  return { text: `≈${about}`, of: null, word: cast.points, label: cast.about(about) };
}

/** The broadcast of TetZilla: points, hits, what was overrun, the tile that is turned up. */
export const broadcast: GameBroadcast<TetzillaTypes> = {
  seats(view, names, language) {
    const words = tetMessages(language);
    return summarisePlayers(view, names, [], null).map((player) => ({
      seat: player.seat,
      figure: player.figure,
      active: player.active,
      out: player.dead,
      score: scoreIn(view, player.seat, words),
      course: {
        of: DEADLY_HITS,
        full: player.hits,
        half: 0,
        bad: true,
        label: player.dead ? words.players.dead : words.players.hits(player.hits),
      },
      goods: taken(player, words),
    }));
  },

  facts(view, language) {
    const { turn: words, stages, cast } = tetMessages(language);
    const { number, stage } = view.turn;
    return [
      ...(number === 0 ? [] : [{ text: `${number}/${TURNS}`, word: cast.turn, label: words.number(number) }]),
      { text: stages[stage], label: stages[stage] },
      { text: String(view.deck.count), word: cast.tiles, label: words.deck(view.deck.count) },
    ];
  },

  inPlay(view, _course, language) {
    const { tile, turn } = view;
    if (tile === null) return null;
    const words = tetMessages(language);
    return {
      id: `${tile} ${view.deck.count}`,
      name: words.ask[turn.stage === 'found' ? 'found' : 'slide'],
      note: '',
      picture: (
        <span className="tet-cast-tile">
          <TilePicture tile={tile} spin={0} label={words.board.tile} />
        </span>
      ),
    };
  },

  Hand({ view, seat }) {
    return <OpenPoints view={view} seat={seat} />;
  },
};

/** The points that only the seat itself knows, of what it has overrun. */
function OpenPoints({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const words = useTetMessages();
  const score = scoreOf(view, seat);
  const pile = (view.players[seat]?.pile ?? []).map(partsOf);
  const kinds = BUILDING_KINDS.map(
    (kind) => [kind, pile.flatMap((each) => (each.kind === kind ? [each.points ?? '?'] : []))] as const,
  ).filter(([, points]) => points.length > 0);
  return (
    <p className="tet-points">
      {score !== null && <strong>{words.players.score(score.total)}</strong>}
      {kinds.map(([kind, points]) => (
        <span key={kind} className="tet-point">
          <MarkerIcon kind={kind} size="1em" />
          {points.join(' ')}
        </span>
      ))}
    </p>
  );
}
