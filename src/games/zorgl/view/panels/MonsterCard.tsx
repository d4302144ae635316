import { COMMON_MONSTER } from '#zorgl/rules';
import { useZorglMessages, type ZorglMessages } from '../messages';
import './MonsterCard.css';

/** The words about a monster; those of the common one for an id without any. */
export function monsterWords(id: string, { monsters }: ZorglMessages): ZorglMessages['monsters']['zorgl'] {
  const known: Readonly<Record<string, ZorglMessages['monsters']['zorgl']>> = monsters;
  return Object.hasOwn(known, id) ? known[id]! : monsters.zorgl;
}

export interface MonsterCardProps {
  /** The monster's id. */
  readonly monster: string;
}

/** A monster's name; for one with traits of its own it opens what they are. */
export function MonsterCard({ monster }: MonsterCardProps) {
  const zorgl = useZorglMessages();
  const { name } = monsterWords(monster, zorgl);
  if (monster === COMMON_MONSTER) return <span className="zorgl-monster-name">{name}</span>;
  return (
    <details className="zorgl-monster" name="zorgl-monster" data-monster={monster}>
      <summary className="zorgl-monster-name" title={zorgl.traits.of(name)}>
        {name}
      </summary>
      <div className="zorgl-monster-sheet">
        <MonsterTraits monster={monster} />
      </div>
    </details>
  );
}

/** A monster's advantage, weakness and mega-power. */
export function MonsterTraits({ monster }: MonsterCardProps) {
  const zorgl = useZorglMessages();
  const words = monsterWords(monster, zorgl);
  return (
    <dl className="zorgl-traits">
      {(['advantage', 'weakness', 'mega'] as const).map((trait) => (
        <div key={trait} className={trait}>
          <dt>{zorgl.traits[trait]}</dt>
          <dd>{words[trait]}</dd>
        </div>
      ))}
    </dl>
  );
}
