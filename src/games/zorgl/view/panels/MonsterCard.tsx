import { COMMON_MONSTER, type TraitMix } from '#zorgl/rules';
import { useZorglMessages, type ZorglMessages } from '../messages';
import './MonsterCard.css';
import { monsterId, type ShownMonster } from './monsters';

/** The texts of a monster. */
export type MonsterWords = ZorglMessages['monsters']['zorgl'];

/** The texts of a house monster, from its three traits. */
function inventedWords(name: string, mix: TraitMix, { powers, traits }: ZorglMessages): MonsterWords {
  const mega = powers.mega[mix.mega];
  return {
    name,
    advantage: powers.advantage[mix.advantage].does,
    weakness: powers.weakness[mix.weakness].does,
    mega: traits.power(mega.name, mega.does),
  };
}

/** The texts of a monster; those of the common one for an unknown id. */
export function monsterWords(monster: ShownMonster, messages: ZorglMessages): MonsterWords {
  if (typeof monster !== 'string') return inventedWords(monster.name, monster, messages);
  const known: Readonly<Record<string, MonsterWords>> = messages.monsters;
  return Object.hasOwn(known, monster) ? known[monster]! : messages.monsters.zorgl;
}

export interface MonsterCardProps {
  readonly monster: ShownMonster;
}

/** A monster's name. If it has traits of its own, a click shows them. */
export function MonsterCard({ monster }: MonsterCardProps) {
  const zorgl = useZorglMessages();
  const { name } = monsterWords(monster, zorgl);
  if (monster === COMMON_MONSTER) return <span className="zorgl-monster-name">{name}</span>;
  return (
    <details className="zorgl-monster" name="zorgl-monster" data-monster={monsterId(monster)}>
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
