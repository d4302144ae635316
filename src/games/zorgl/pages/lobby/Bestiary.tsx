import { COMMON_MONSTER, type HouseMonster } from '#zorgl/rules';
import { MONSTER_IDS, MonsterTraits, monsterId, monsterWords, useZorglMessages } from '#zorgl/view';
import './Bestiary.css';

export interface BestiaryProps {
  /** The ids of the chosen monsters. */
  readonly monsters: readonly string[];
  /** The house monsters on offer. */
  readonly house: readonly HouseMonster[];
}

/** Abilities of the special and house monsters among the chosen ones; nothing if there are none. */
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
