import { useId } from 'react';
import { useZorglMessages } from '#zorgl/view';

export interface TraitChoiceProps<Id extends string> {
  readonly kind: 'advantage' | 'weakness' | 'mega';
  readonly ids: readonly Id[];
  readonly value: Id;
  readonly onChange: (value: Id) => void;
}

/** Picks a trait; every option shows its effect. */
export function TraitChoice<Id extends string>({ kind, ids, value, onChange }: TraitChoiceProps<Id>) {
  const { powers, workshop } = useZorglMessages();
  const words: Readonly<Record<string, { readonly name: string; readonly does: string }>> = powers[kind];
  const name = useId();
  return (
    <fieldset className={`workshop-traits ${kind}`}>
      <legend>{workshop.choose[kind]}</legend>
      <div className="workshop-traits-row">
        {ids.map((id) => (
          <label key={id} data-trait={id}>
            <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
            <span>
              <strong>{words[id]?.name}</strong>
              <small>{words[id]?.does}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
