import { nameInDraft, withOwn, withSeat } from '#module';
import { type DraggedSeat, type DragHandle, FigureButton, IconButton, SeatCard } from '#ui';
import { COMMON_MONSTER, type HouseMonster, type Seat } from '#zorgl/rules';
import {
  DEFAULT_NAMES,
  type GameDraft,
  MONSTER_IDS,
  monsterFigure,
  monsterId,
  monsterWords,
  moveTarget,
  useZorglMessages,
  withoutPlayer,
} from '#zorgl/view';

export interface ZorglSeatProps {
  readonly seat: Seat;
  readonly draft: GameDraft;
  /** House monsters to choose from, besides the rulebook's. */
  readonly house: readonly HouseMonster[];
  readonly handle: DragHandle;
  readonly dragged: DraggedSeat | null;
  readonly onDraft: (draft: GameDraft) => void;
  /** Moves the player to another corner. */
  readonly onMove: (to: Seat) => void;
  /** Opens the monster picker. */
  readonly onPick: () => void;
}

/** One corner of the city: its player and monster. */
export function ZorglSeat({ seat, draft, house, handle, dragged, onDraft, onMove, onPick }: ZorglSeatProps) {
  const zorgl = useZorglMessages();
  const { lobby } = zorgl;
  const { figure, ...player } = draft.seats[seat];
  const nameOf = (each: Seat) => nameInDraft(draft, each, DEFAULT_NAMES);
  const name = nameOf(seat);
  const monster = [...MONSTER_IDS, ...house].find((each) => monsterId(each) === figure) ?? COMMON_MONSTER;
  const called = monsterWords(monster, zorgl).name;
  const target = moveTarget(draft, seat);
  const taken = draft.places.includes(target);
  return (
    <SeatCard
      seat={seat}
      player={{ ...player, name }}
      onChange={(change) => onDraft(withSeat(draft, seat, change))}
      onColour={(colour) => onDraft(withOwn(draft, seat, 'colour', colour))}
      handle={handle}
      dragged={dragged?.seat === seat ? dragged : undefined}
      picture={
        <FigureButton
          value={monsterId(monster)}
          figure={monsterFigure(monster, seat)}
          name={called}
          label={lobby.pickMonster(name, called)}
          onPress={onPick}
        />
      }
      tools={
        <>
          <IconButton
            className="lobby-seat-tool"
            icon="exchange"
            label={taken ? lobby.exchange(name, nameOf(target)) : lobby.moveOn(name)}
            onPress={() => onMove(target)}
          />
          {draft.places.length > 2 && (
            <IconButton
              className="lobby-seat-tool"
              icon="close"
              label={lobby.without(name)}
              onPress={() => onDraft(withoutPlayer(draft, seat))}
            />
          )}
        </>
      }
    />
  );
}
