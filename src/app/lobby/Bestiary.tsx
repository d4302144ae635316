import { COMMON_MONSTER } from '#zorgl/rules';
import { MONSTER_IDS, MonsterTraits, monsterWords, useZorglMessages } from '#zorgl/view';
import './Bestiary.css';

export interface BestiaryProps {
  /** The monsters that were chosen, by id. */
  readonly monsters: readonly string[];
}

/** What the special monsters among those chosen can do; nothing when there is none. */
export function Bestiary({ monsters }: BestiaryProps) {
  const zorgl = useZorglMessages();
  const special = MONSTER_IDS.filter((id) => id !== COMMON_MONSTER && monsters.includes(id));
  if (special.length === 0) return null;
  return (
    <div className="lobby-bestiary">
      <ul>
        {special.map((id) => (
          <li key={id} data-monster={id}>
            <h3>{monsterWords(id, zorgl).name}</h3>
            <MonsterTraits monster={id} />
          </li>
        ))}
      </ul>
      <p>{zorgl.lobby.monsterTaken}</p>
    </div>
  );
}
