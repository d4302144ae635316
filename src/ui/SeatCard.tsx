import type { CSSProperties, ReactNode } from 'react';
import { type BotLevel, visibleText } from '#core';
import { useMessages } from '#i18n';
import { classes } from './classes';
import { Segmented, TextField } from './fields';
import { Icon } from './icons';
import { COLOUR_NAMES, PLAYER_COLOURS, seatColour } from './playerColours';
import { SeatMark, useEmblem } from './SeatBadge';
import type { DraggedSeat, DragHandle } from './useSeatDrag';
import './SeatCard.css';

/** Maximum length of a name. */
export const MAX_PLAYER_NAME_LENGTH = 16;

/** Who will play a seat. */
export interface SeatPlayer {
  readonly name: string;
  readonly bot: boolean;
  /** Its level as a bot. */
  readonly level: BotLevel;
  /** `#rrggbb`. */
  readonly colour: string;
}

export interface SeatCardProps {
  readonly seat: string;
  readonly player: SeatPlayer;
  readonly onChange: (change: Partial<Pick<SeatPlayer, 'name' | 'bot'>>) => void;
  /** Requests a colour; left out if it is fixed. Separate, because another seat may have to give it up. */
  readonly onColour?: ((colour: string) => void) | undefined;
  /** Label of the name's field; default: the player of the seat. */
  readonly label?: string | undefined;
  /** Further settings of the game for a player, below the name. */
  readonly children?: ReactNode;
  /** The player's figure, beside everything else. */
  readonly picture?: ReactNode;
  /** Actions for the seat as a whole. */
  readonly tools?: ReactNode;
  /** The drag handle of the seat. Default: not draggable. */
  readonly handle?: DragHandle | undefined;
  /** Set while it is dragged. */
  readonly dragged?: DraggedSeat | undefined;
}

/** One seat in the game setup: its emblem and colour, and who plays it. */
export function SeatCard(props: SeatCardProps) {
  const { seat, player, onChange, onColour, label, children, picture, tools, handle, dragged } = props;
  const { lobby, seat: words } = useMessages();
  const emblem = useEmblem(seat);
  const style = {
    '--mark': seatColour(seat),
    '--letters': Math.max(1, player.name.length),
    ...(dragged === undefined ? {} : { translate: `${dragged.x}px ${dragged.y}px` }),
  } as CSSProperties;
  const { name, bot, colour } = player;
  return (
    <fieldset
      className={classes(
        'ui-seat-card',
        picture !== undefined && 'pictured',
        dragged !== undefined && 'dragged',
      )}
      style={style}
      data-seat={seat}
    >
      <legend className="visually-hidden">
        {name} ({words.shapes[emblem]})
      </legend>
      {picture !== undefined && <div className="ui-seat-card-picture">{picture}</div>}
      <div className="ui-seat-card-head">
        <span className={classes('ui-seat-card-handle', handle !== undefined && 'grip')} {...handle}>
          <SeatMark seat={seat} size="30px" />
        </span>
        <TextField
          label={label ?? lobby.nameOf(seat)}
          quietLabel
          value={name}
          maxLength={MAX_PLAYER_NAME_LENGTH}
          onChange={(typed) => onChange({ name: visibleText(typed) })}
        />
        {tools}
      </div>
      {children}
      <Segmented
        label={lobby.whoPlays(name)}
        quietLabel
        options={[
          { value: 'human', label: words.human },
          { value: 'bot', label: words.bot },
        ]}
        value={bot ? 'bot' : 'human'}
        onChange={(controller) => onChange({ bot: controller === 'bot' })}
      />
      {onColour !== undefined && (
        <div className="ui-seat-card-colours" role="radiogroup" aria-label={words.colour(name)}>
          {COLOUR_NAMES.map((each) => (
            <label key={each} title={words.colours[each]}>
              <input
                type="radio"
                name={`colour-${seat}`}
                aria-label={words.colours[each]}
                checked={PLAYER_COLOURS[each] === colour}
                onChange={() => onColour(PLAYER_COLOURS[each])}
              />
              <span style={{ background: PLAYER_COLOURS[each] }} aria-hidden="true" />
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}

export interface EmptySeatProps {
  /** Label of the button. */
  readonly label: string;
  readonly onAdd: () => void;
}

/** An empty seat to fill. */
export function EmptySeat({ label, onAdd }: EmptySeatProps) {
  return (
    <button type="button" className="ui-seat-card empty" onClick={onAdd}>
      <Icon name="plus" />
      {label}
    </button>
  );
}
