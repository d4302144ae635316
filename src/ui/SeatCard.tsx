import type { CSSProperties, ReactNode } from 'react';
import { useMessages } from '#i18n';
import { Segmented, TextField } from './fields';
import { COLOUR_NAMES, PLAYER_COLOURS, seatColour } from './playerColours';
import { SeatMark, useEmblem } from './SeatBadge';
import './SeatCard.css';

/** As long as a name may be. */
export const LONGEST_PLAYER_NAME = 16;

/** Who is to play from a seat. */
export interface SeatPlayer {
  readonly name: string;
  readonly bot: boolean;
  /** `#rrggbb`. */
  readonly colour: string;
}

export interface SeatCardProps {
  readonly seat: string;
  /** Null: nobody plays from this seat. */
  readonly player: SeatPlayer | null;
  readonly onChange: (change: Partial<Pick<SeatPlayer, 'name' | 'bot'>>) => void;
  /** Asks for a colour; by itself, for another seat may have to give it up. */
  readonly onColour: (colour: string) => void;
  /** What the game asks of a player beside, below the name. */
  readonly children?: ReactNode;
}

/** One seat of a game that is set up: its shape and colour, and who plays there. */
export function SeatCard({ seat, player, onChange, onColour, children }: SeatCardProps) {
  const { lobby, seat: words } = useMessages();
  const emblem = useEmblem(seat);
  const style = { '--mark': seatColour(seat) } as CSSProperties;
  if (player === null) return <div className="ui-seat-card empty">{words.empty}</div>;
  const { name, bot, colour } = player;
  return (
    <fieldset className="ui-seat-card" style={style} data-seat={seat}>
      <legend className="visually-hidden">
        {name} ({words.shapes[emblem]})
      </legend>
      <div className="ui-seat-card-head">
        <SeatMark seat={seat} size="30px" />
        <TextField
          label={lobby.nameOf(seat)}
          quietLabel
          value={name}
          maxLength={LONGEST_PLAYER_NAME}
          onChange={(typed) => onChange({ name: typed })}
        />
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
    </fieldset>
  );
}
