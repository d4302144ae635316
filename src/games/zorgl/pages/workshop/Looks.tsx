import { useId } from 'react';
import { HOUSE_MODELS, type HouseColours, type HouseModel } from '#zorgl/rules';
import { useZorglMessages, type ZorglMessages } from '#zorgl/view';
import type { MonsterDraft } from './draft';
import { PaintChoice } from './PaintChoice';

export interface LooksProps {
  readonly draft: MonsterDraft;
  readonly onChange: (change: Partial<MonsterDraft>) => void;
}

/** The name of a figure. */
function figureName(model: HouseModel, { workshop, monsters }: ZorglMessages): string {
  switch (model) {
    case 'xman':
    case 'greatzilla':
    case 'nogyab':
    case 'krustazor':
      return monsters[model].name;
    default:
      return workshop.figures[model];
  }
}

function withColour(
  { body, accent }: HouseColours,
  change: { readonly body?: string | undefined; readonly accent?: string | undefined },
): HouseColours {
  const colours = { body, accent, ...change };
  return {
    ...(colours.body === undefined ? {} : { body: colours.body }),
    ...(colours.accent === undefined ? {} : { accent: colours.accent }),
  };
}

/** Picks the figure of a monster and its colours. */
export function Looks({ draft, onChange }: LooksProps) {
  const zorgl = useZorglMessages();
  const { workshop } = zorgl;
  const name = useId();
  const { model, colours } = draft;
  return (
    <section className="ui-panel workshop-looks" aria-label={workshop.looks}>
      <fieldset className="workshop-figures">
        <legend>{workshop.figure}</legend>
        <div className="workshop-figures-row">
          {HOUSE_MODELS.map((figure) => (
            <label key={figure} data-figure={figure}>
              <input
                type="radio"
                name={name}
                checked={figure === model}
                onChange={() => onChange({ model: figure })}
              />
              <span>{figureName(figure, zorgl)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {(['body', 'accent'] as const).map((part) => (
        <PaintChoice
          key={part}
          label={workshop.paint[part]}
          value={colours[part]}
          onChange={(colour) => onChange({ colours: withColour(colours, { [part]: colour }) })}
        />
      ))}
    </section>
  );
}
