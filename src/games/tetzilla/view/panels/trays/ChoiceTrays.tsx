import { ChoiceTray, nameOf, type Refusal, type SeatNames } from '#module';
import { ABILITIES, ABILITY_MARKERS, type Ability, type Box, type View } from '#tetzilla/rules';
import { classes } from '#ui';
import { useTetMessages } from '../../messages';
import { AbilityIcon } from '../icons';
import { kaijuIn } from '../places';
import './trays.css';

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
    <ChoiceTray
      label={words.choose.tray}
      ask={words.ask.choose}
      rule={rule}
      listName="lines"
      choices={ABILITIES.map((ability) => {
        const { name, does } = words.things.abilities[ability];
        const open = abilities.includes(ability);
        const left = open ? words.choose.left(ABILITY_MARKERS - taken(ability)) : words.choose.gone;
        return {
          key: ability,
          label: name,
          icon: <AbilityIcon ability={ability} size="2em" />,
          detail: does,
          end: <span className="tet-ability-left">{left}</span>,
          className: classes('tet-ability-card', ability === marked && 'marked'),
          choice: (marked === null ? open : ability === marked) ? ability : undefined,
          closed: open ? undefined : words.choose.gone,
          onChoose: () => onChoose(ability),
        };
      })}
    />
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
    <ChoiceTray
      label={words.enter.tray}
      ask={words.ask.enter}
      refusal={refusal}
      rule={rule}
      choices={boxes.map((box) => {
        const [other] = kaijuIn(view, box);
        return {
          key: box,
          label: other === undefined ? words.enter.box(box) : words.enter.with(box, nameOf(names, other)),
          face: box,
          look: box === marked ? 'primary' : 'plain',
          choice: marked === null || box === marked ? box : undefined,
          onChoose: () => onEnter(box),
          onPoint: (pointed) => onPoint(pointed ? box : null),
        };
      })}
    />
  );
}
