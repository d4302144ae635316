import { COMMON_MONSTER, type HouseMonster } from '#zorgl/rules';
import { MONSTER_IDS, MonsterTraits, monsterId, monsterWords, useZorglMessages } from '#zorgl/view';
import './Bestiary.css';

export interface BestiaryProps {
  /** The monsters that were chosen, by id. */
  readonly monsters: readonly string[];
  /** The house monsters that they may be. */
  readonly house: readonly HouseMonster[];
}

/** What the special and house monsters among those chosen can do; nothing when there is none. */
export function Bestiary({ monsters, house }: BestiaryProps) {
  const zorgl = useZorglMessages();
  const special = [...MONSTER_IDS, ...house].filter((monster) => {
    const id = monsterId(monster);
    return id !== COMMON_MONSTER && monsters.includes(id);
  });
  if (special.length === 0) return null;
  return (
    <div className="lobby-bestiary">
      <ul>
        {special.map((monster) => (
          <li key={monsterId(monster)} data-monster={monsterId(monster)}>
            <h3>{monsterWords(monster, zorgl).name}</h3>
            <MonsterTraits monster={monster} />
          </li>
        ))}
      </ul>
      <p>{zorgl.lobby.monsterTaken}</p>
    </div>
  );
}
