import { type DraggedSeat, type DragHandle, FigureButton, IconButton, SeatCard } from '#ui';
import type { HouseMonster, Seat } from '#zorgl/rules';
import {
  type GameDraft,
  MONSTER_IDS,
  monsterFigure,
  monsterId,
  monsterWords,
  moveTarget,
  type SeatDraft,
  useZorglMessages,
  withColour,
  withoutPlayer,
  withSeat,
} from '#zorgl/view';

export interface ZorglSeatProps {
  readonly seat: Seat;
  readonly draft: GameDraft;
  /** The house monsters to choose from, beside the book's own. */
  readonly house: readonly HouseMonster[];
  readonly handle: DragHandle;
  readonly dragged: DraggedSeat | null;
  readonly onDraft: (draft: GameDraft) => void;
  /** Takes the player to another corner. */
  readonly onMove: (to: Seat) => void;
  /** Asks for another monster. */
  readonly onPick: () => void;
}

/** One corner of the city: who plays there, with which monster. */
export function ZorglSeat({ seat, draft, house, handle, dragged, onDraft, onMove, onPick }: ZorglSeatProps) {
  const zorgl = useZorglMessages();
  const { lobby } = zorgl;
  const player: SeatDraft = draft.seats[seat];
  const monster = [...MONSTER_IDS, ...house].find((each) => monsterId(each) === player.monster) ?? 'zorgl';
  const called = monsterWords(monster, zorgl).name;
  const target = moveTarget(draft, seat);
  const taken = draft.places.includes(target);
  return (
    <SeatCard
      seat={seat}
      player={player}
      onChange={(change) => onDraft(withSeat(draft, seat, change))}
      onColour={(colour) => onDraft(withColour(draft, seat, colour))}
      handle={handle}
      dragged={dragged?.seat === seat ? dragged : undefined}
      picture={
        <FigureButton
          value={player.monster}
          figure={monsterFigure(monster, seat)}
          name={called}
          label={lobby.pickMonster(player.name, called)}
          onPress={onPick}
        />
      }
      tools={
        <>
          <IconButton
            icon="exchange"
            label={taken ? lobby.exchange(player.name, draft.seats[target].name) : lobby.moveOn(player.name)}
            onPress={() => onMove(target)}
          />
          {draft.places.length > 2 && (
            <IconButton
              icon="close"
              label={lobby.without(player.name)}
              onPress={() => onDraft(withoutPlayer(draft, seat))}
            />
          )}
        </>
      }
    />
  );
}
