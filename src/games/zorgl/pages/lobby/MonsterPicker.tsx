import { lazy, useState } from 'react';
import type { Quality } from '#core';
import { useMessages } from '#i18n';
import { FigurePicker, Portrait } from '#ui';
import { COMMON_MONSTER, type HouseModel, type HouseMonster, type Seat } from '#zorgl/rules';
import {
  figureKey,
  type GameDraft,
  MONSTER_IDS,
  MonsterTraits,
  monsterFigure,
  monsterId,
  monsterWords,
  useZorglMessages,
} from '#zorgl/view';

// With it comes the 3D library, which the lobby does without until somebody wants to see a figure from all sides.
const TurningFigure = lazy(async () => ({ default: (await import('#kaiju')).TurningFigure }));

export interface MonsterPickerProps {
  readonly seat: Seat;
  readonly draft: GameDraft;
  /** The house monsters to choose from, beside the book's own. */
  readonly house: readonly HouseMonster[];
  /** How the figure turns: the quality of its picture, and whether it does so by itself. */
  readonly show: { readonly quality: Quality | null; readonly still: boolean };
  readonly onMonster: (monster: string) => void;
  readonly onClose: () => void;
}

/** The monster of a seat is chosen among all that there are. */
export function MonsterPicker({ seat, draft, house, show, onMonster, onClose }: MonsterPickerProps) {
  const zorgl = useZorglMessages();
  const { figures } = useMessages();
  const { seats, places } = draft;
  const { name, monster: chosen, colour } = seats[seat];
  const all = [...MONSTER_IDS, ...house];
  const holderOf = (id: string) =>
    id === COMMON_MONSTER ? undefined : places.find((each) => each !== seat && seats[each].monster === id);
  const monster = all.find((each) => monsterId(each) === chosen) ?? COMMON_MONSTER;
  const figure: HouseModel = monsterFigure(monster, seat);
  const [drawn] = useState(show);
  return (
    <FigurePicker
      title={zorgl.lobby.monster(name)}
      options={all.map((each) => {
        const holder = holderOf(monsterId(each));
        return {
          value: monsterId(each),
          name: monsterWords(each, zorgl).name,
          figure: monsterFigure(each, seat),
          ...(holder === undefined ? {} : { holder: figures.held(seats[holder].name) }),
        };
      })}
      value={monsterId(monster)}
      onChange={onMonster}
      done={figures.take(monsterWords(monster, zorgl).name)}
      onClose={onClose}
      stage={
        <TurningFigure
          model={figureKey(figure)}
          words={figures}
          colour={colour}
          {...(typeof monster === 'string' ? {} : { paint: monster.colours })}
          name={monsterWords(monster, zorgl).name}
          instead={<Portrait figure={figure} />}
          {...drawn}
        />
      }
    >
      {monsterId(monster) === COMMON_MONSTER ? (
        <p>{zorgl.lobby.commonMonster}</p>
      ) : (
        <MonsterTraits monster={monster} />
      )}
    </FigurePicker>
  );
}
