import { nameOf, type SeatNames, TurnBar } from '#module';
import { Button, classes, type UndoButtonProps } from '#ui';
import type { Seat } from '#zorgl/rules';
import { useZorglMessages, type ZorglMessages } from '../messages';
import type { EndBlock } from './turn';
import './TurnPanel.css';

/** Most cards in a turn (Z3.1). */
const MAX_CARDS = 5;

export interface TurnPanelProps {
  /** Whose turn it is. Another seat may have to decide. */
  readonly seat: Seat;
  readonly names: SeatNames;
  /** The turn belongs to a player at this device. */
  readonly mine: boolean;
  readonly played: number;
  /** Cards that must be played before the turn may end. */
  readonly quota: number;
  /** See `endBlock`. */
  readonly block: EndBlock | null;
  /** Ending the turn now would waste something, so it needs a second click. */
  readonly asked?: boolean | undefined;
  readonly onEnd: () => void;
  /** Called when the pointer or focus enters (true) or leaves (false) the end button. */
  readonly onPointEnd?: ((pointed: boolean) => void) | undefined;
  /** Null if nobody at this device plays. */
  readonly undo: UndoButtonProps | null;
  /** Replay: the turn cannot be ended and nothing undone. */
  readonly replay: boolean;
}

/** Whose turn it is, cards played and due, undo and the end of the turn. */
export function TurnPanel(props: TurnPanelProps) {
  const { seat, names, mine, played, quota, block, onEnd, undo, replay } = props;
  const zorgl = useZorglMessages();
  const { turn } = zorgl;
  const name = nameOf(names, seat);
  return (
    <TurnBar
      title={turn.of(name)}
      seat={seat}
      undo={replay ? null : undo}
      className="zorgl-turn"
      state={
        <p className="zorgl-turn-played">
          {Array.from({ length: MAX_CARDS }, (_, index) => index).map((index) => (
            <span
              key={index}
              className={classes('zorgl-turn-pip', index < quota && 'needed', index < played && 'played')}
              aria-hidden="true"
            />
          ))}
          <span className="zorgl-turn-words">{turn.played(played, quota)}</span>
        </p>
      }
      ways={
        replay
          ? undefined
          : (note) => (
              <Button
                look={block === null ? 'primary' : 'plain'}
                disabled={block !== null}
                describedBy={note}
                onPress={onEnd}
                asksTwice
                onPoint={props.onPointEnd}
                use="end"
                sound="end-turn"
              >
                {props.asked === true ? turn.endAnyway : zorgl.modes.end}
              </Button>
            )
      }
      note={replay ? undefined : block === null ? endNote(mine, name, zorgl) : noteOf(block, names, zorgl)}
    />
  );
}

function endNote(mine: boolean, name: string, { turn }: ZorglMessages): string {
  return mine ? turn.mayEnd : turn.notYours(name);
}

function noteOf(block: EndBlock, names: SeatNames, { turn }: ZorglMessages): string {
  switch (block.why) {
    case 'more':
      return turn.more(block.cards);
    case 'discard':
      return turn.discards(nameOf(names, block.seat), block.cards);
    case 'fall':
      return turn.drops(nameOf(names, block.seat));
    case 'waiting':
      return turn.notYours(nameOf(names, block.seat));
    case 'power':
      return turn.finishPower;
    case 'land':
      return turn.landFirst;
    case 'roof':
      return turn.comeDown;
    case 'moving':
      return turn.watching;
    case 'over':
      return turn.over;
  }
}
