import type { CSSProperties } from 'react';
import { useMessages } from '#i18n';
import {
  COLOUR_NAMES,
  PLAYER_COLOURS,
  SeatMark,
  Segmented,
  Select,
  seatColour,
  TextField,
  useEmblem,
} from '#ui';
import type { HouseMonster, Seat } from '#zorgl/rules';
import { MONSTER_IDS, monsterId, monsterWords, type SeatDraft, useZorglMessages } from '#zorgl/view';
import './SeatCard.css';

const LONGEST_NAME = 16;

export interface SeatCardProps {
  readonly seat: Seat;
  /** Null: nobody plays from this place. */
  readonly draft: SeatDraft | null;
  /** The house monsters to choose from, beside the book's own. */
  readonly house: readonly HouseMonster[];
  readonly onChange: (change: Partial<SeatDraft>) => void;
  readonly onColour: (colour: string) => void;
  /** Asks for a monster by its id. */
  readonly onMonster: (monster: string) => void;
}

/** One corner of the city: who plays there. */
export function SeatCard({ seat, draft, house, onChange, onColour, onMonster }: SeatCardProps) {
  const messages = useMessages();
  const zorgl = useZorglMessages();
  const { lobby } = zorgl;
  const emblem = useEmblem(seat);
  const style = { '--mark': seatColour(seat) } as CSSProperties;
  if (draft === null) return <div className="lobby-seat empty">{lobby.emptyPlace}</div>;
  return (
    <fieldset className="lobby-seat" style={style} data-seat={seat}>
      <legend className="visually-hidden">
        {draft.name} ({messages.seat.shapes[emblem]})
      </legend>
      <div className="lobby-seat-head">
        <SeatMark seat={seat} size="30px" />
        <TextField
          label={lobby.name(seat)}
          quietLabel
          value={draft.name}
          maxLength={LONGEST_NAME}
          onChange={(name) => onChange({ name })}
        />
      </div>
      <Select
        label={lobby.monster(draft.name)}
        quietLabel
        options={[...MONSTER_IDS, ...house].map((monster) => ({
          value: monsterId(monster),
          label: monsterWords(monster, zorgl).name,
        }))}
        value={draft.monster}
        onChange={onMonster}
      />
      <Segmented
        label={lobby.controller(draft.name)}
        quietLabel
        options={[
          { value: 'human', label: messages.seat.human },
          { value: 'bot', label: messages.seat.bot },
        ]}
        value={draft.bot ? 'bot' : 'human'}
        onChange={(controller) => onChange({ bot: controller === 'bot' })}
      />
      <div className="lobby-colours" role="radiogroup" aria-label={messages.seat.colour(draft.name)}>
        {COLOUR_NAMES.map((name) => (
          <label key={name} title={messages.seat.colours[name]}>
            <input
              type="radio"
              name={`colour-${seat}`}
              aria-label={messages.seat.colours[name]}
              checked={PLAYER_COLOURS[name] === draft.colour}
              onChange={() => onColour(PLAYER_COLOURS[name])}
            />
            <span style={{ background: PLAYER_COLOURS[name] }} aria-hidden="true" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
