import { nameOf, type Refusal, type SeatNames } from '#module';
import { ABILITIES, ABILITY_MARKERS, type Ability, type Box, type View } from '#tetzilla/rules';
import { classes, once, pointing } from '#ui';
import { useTetMessages } from '../../messages';
import { AbilityIcon } from '../icons';
import { kaijuIn } from '../places';
import { Tray } from './Tray';

export interface AbilityTrayProps {
  readonly view: Pick<View, 'players'>;
  /** The abilities still available. */
  readonly abilities: readonly Ability[];
  /** Highlighted with the arrow keys. */
  readonly marked: Ability | null;
  /** The clause to link to, e.g. `T3.3`. */
  readonly rule: string | null;
  readonly onChoose: (ability: Ability) => void;
}

/** The available abilities as cards with their effects (T3.3). */
export function AbilityTray({ view, abilities, marked, rule, onChoose }: AbilityTrayProps) {
  const words = useTetMessages();
  const taken = (ability: Ability) =>
    Object.values(view.players).filter((player) => player.ability === ability).length;
  return (
    <Tray label={words.choose.tray} ask={words.ask.choose} rule={rule} className="abilities">
      <div className="tet-tray-row">
        {ABILITIES.map((ability) => {
          const { name, does } = words.things.abilities[ability];
          const open = abilities.includes(ability);
          return (
            <button
              key={ability}
              type="button"
              className={classes('ui-button tet-ability-card', ability === marked && 'marked')}
              data-choice={(marked === null ? open : ability === marked) ? ability : undefined}
              aria-disabled={!open || undefined}
              onClick={once(() => open && onChoose(ability))}
            >
              <AbilityIcon ability={ability} size="2em" />
              <strong>{name}</strong>
              <span className="tet-ability-does">{does}</span>
              <small>{open ? words.choose.left(ABILITY_MARKERS - taken(ability)) : words.choose.gone}</small>
            </button>
          );
        })}
      </div>
    </Tray>
  );
}

export interface EnterTrayProps {
  readonly view: Pick<View, 'board' | 'players'>;
  readonly boxes: readonly Box[];
  /** Highlighted with the arrow keys. */
  readonly marked: Box | null;
  readonly names: SeatNames;
  readonly refusal: Refusal | null;
  /** The clause to link to. */
  readonly rule: string | null;
  readonly onEnter: (box: Box) => void;
  /** Called with the box of a hovered button, to mark it on the board; null when the pointer leaves. */
  readonly onPoint: (box: Box | null) => void;
}

/** The boxes where a kaiju may enter (T3.5). */
export function EnterTray({ view, boxes, marked, names, refusal, rule, onEnter, onPoint }: EnterTrayProps) {
  const words = useTetMessages();
  return (
    <Tray label={words.enter.tray} ask={words.ask.enter} refusal={refusal} rule={rule} className="enter">
      <div className="tet-tray-row">
        {boxes.map((box) => {
          const [other] = kaijuIn(view, box);
          const label =
            other === undefined ? words.enter.box(box) : words.enter.with(box, nameOf(names, other));
          return (
            <button
              key={box}
              type="button"
              className={classes('ui-button tet-box', box === marked && 'primary')}
              aria-label={label}
              title={label}
              data-choice={marked === null || box === marked ? box : undefined}
              onClick={once(() => onEnter(box))}
              {...pointing((pointed) => onPoint(pointed ? box : null))}
            >
              {box}
            </button>
          );
        })}
      </div>
    </Tray>
  );
}
