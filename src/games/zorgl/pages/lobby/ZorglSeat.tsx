import { SeatCard, Select } from '#ui';
import type { HouseMonster, Seat } from '#zorgl/rules';
import { MONSTER_IDS, monsterId, monsterWords, type SeatDraft, useZorglMessages } from '#zorgl/view';

export interface ZorglSeatProps {
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

/** One corner of the city: who plays there, with which monster. */
export function ZorglSeat({ seat, draft, house, onChange, onColour, onMonster }: ZorglSeatProps) {
  const zorgl = useZorglMessages();
  return (
    <SeatCard seat={seat} player={draft} onChange={onChange} onColour={onColour}>
      {draft !== null && (
        <Select
          label={zorgl.lobby.monster(draft.name)}
          quietLabel
          options={[...MONSTER_IDS, ...house].map((monster) => ({
            value: monsterId(monster),
            label: monsterWords(monster, zorgl).name,
          }))}
          value={draft.monster}
          onChange={onMonster}
        />
      )}
    </SeatCard>
  );
}
