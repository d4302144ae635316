import { type ReactNode, useId } from 'react';
import { Panel } from '#ui';
import { SYMMETRIES } from '#zorgl/rules';
import { useZorglMessages } from '#zorgl/view';
import { MAX_FLOORS, MIN_FLOORS } from './brush';
import { floorsOf, type Kit, TOOLS, type Tool, withFloors } from './kit';
import { SymmetryIcon, ToolIcon } from './ToolIcon';
import { toolWords } from './words';

const HEIGHTS = Array.from({ length: MAX_FLOORS - MIN_FLOORS + 1 }, (_, index) => MIN_FLOORS + index);

/** Keys that apply a tool right away. */
const KEYS: Readonly<Partial<Record<Tool, string>>> = {
  plant: 'P',
  unit: 'U',
  A: 'A',
  B: 'B',
  C: 'C',
  D: 'D',
  lower: '−',
  erase: '0',
};

export interface ToolPanelProps {
  readonly kit: Kit;
  readonly onChange: (kit: Kit) => void;
}

/** The current tool, height and symmetry. */
export function ToolPanel({ kit, onChange }: ToolPanelProps) {
  const { city } = useZorglMessages();
  return (
    <Panel label={city.title} className="city-tools">
      <h1>{city.title}</h1>
      <Choice
        label={city.tools}
        className="city-tool-row"
        values={TOOLS}
        value={kit.tool}
        nameOf={(tool) => toolWords(tool, city)}
        onChange={(tool) => onChange({ ...kit, tool })}
      >
        {(tool) => (
          <>
            <ToolIcon tool={tool} />
            <span className="city-tool-word">{toolWords(tool, city)}</span>
            {KEYS[tool] !== undefined && <kbd>{KEYS[tool]}</kbd>}
          </>
        )}
      </Choice>
      <Choice
        label={city.floorsOf}
        className="city-floor-row"
        values={HEIGHTS}
        value={floorsOf(kit)}
        nameOf={String}
        onChange={(floors) => onChange(withFloors(kit, floors))}
      >
        {String}
      </Choice>
      <Choice
        label={city.symmetry}
        className="city-symmetry-row"
        values={SYMMETRIES}
        value={kit.symmetry}
        nameOf={(symmetry) => city.symmetries[symmetry]}
        onChange={(symmetry) => onChange({ ...kit, symmetry })}
      >
        {(symmetry) => <SymmetryIcon symmetry={symmetry} />}
      </Choice>
      <p className="city-symmetry-word" aria-hidden="true">
        {city.symmetries[kit.symmetry]}
      </p>
    </Panel>
  );
}

interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly className: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly nameOf: (value: Value) => string;
  readonly onChange: (value: Value) => void;
  readonly children: (value: Value) => ReactNode;
}

/** A row of toggle buttons with one selected. */
function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { label, className, values, value, nameOf, onChange, children } = props;
  const name = useId();
  return (
    <fieldset className={`city-choice ${className}`}>
      <legend>{label}</legend>
      {values.map((each) => (
        <label key={each} title={nameOf(each)}>
          <input
            type="radio"
            name={name}
            aria-label={nameOf(each)}
            checked={each === value}
            onChange={() => onChange(each)}
          />
          <span>{children(each)}</span>
        </label>
      ))}
    </fieldset>
  );
}
