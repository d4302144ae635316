import type { ReactNode } from 'react';
import { defaultOf, type GameOptions, type OptionSpec, type Seed } from '#core';
import { useMessages } from '#i18n';
import { Panel, SeedField, Segmented, TextField, Toggle } from '#ui';
import { chosenPreset, isAsked, type SetupDraft } from './draft';
import type { OptionWords, SetupWords } from './words';

/** Up to this many numbers are offered as buttons; otherwise there is an input field. */
const MAX_OFFERED = 9;

export interface HouseRulesProps<Draft extends SetupDraft> {
  readonly options: Pick<GameOptions<unknown>, 'specs' | 'presets'>;
  readonly words: SetupWords;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  /** Draws another seed; null if the seed cannot be chosen. */
  readonly drawSeed: (() => Seed) | null;
  /** Additional options of the game, placed before the seed. */
  readonly children?: ReactNode;
}

/** Options of a game, its presets and the seed of the deal. Renders nothing if there is nothing to choose. */
export function HouseRules<Draft extends SetupDraft>(props: HouseRulesProps<Draft>) {
  const { options, words, draft, onDraft, drawSeed, children } = props;
  const { lobby } = useMessages();
  const { values } = draft;
  const asked = Object.entries(options.specs).filter(([, spec]) => isAsked(spec));
  const { presets } = words;
  const preset = chosenPreset(options, values)?.id;
  if (asked.length === 0 && drawSeed === null) return null;
  return (
    <Panel label={lobby.houseRules} className="setup-rules">
      {presets !== undefined && (
        <div className="setup-wide">
          <Segmented
            label={lobby.preset}
            options={options.presets.map(({ id }) => ({ value: id, label: presets[id]?.name ?? id }))}
            value={preset ?? ''}
            onChange={(id) =>
              onDraft({ ...draft, values: options.presets.find((each) => each.id === id)?.values ?? values })
            }
          />
          <p>{presets[preset ?? '']?.does ?? `${lobby.ownMix}.`}</p>
        </div>
      )}
      {asked.map(([name, spec]) => (
        <OptionField
          key={name}
          spec={spec}
          words={words.options[name] ?? { label: name }}
          value={values[name] ?? defaultOf(spec)}
          onChange={(value) => onDraft({ ...draft, values: { ...values, [name]: value } })}
        />
      ))}
      {children}
      <SeedField
        className="setup-wide"
        value={draft.seed}
        hint={lobby.dealHint}
        draw={drawSeed}
        onChange={(seed) => onDraft({ ...draft, seed })}
      />
    </Panel>
  );
}

interface OptionFieldProps {
  readonly spec: OptionSpec;
  readonly words: OptionWords;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** The values offered for an option; undefined if it is typed. */
function offered(spec: OptionSpec): readonly (string | number)[] | undefined {
  if (spec.kind === 'choice') return spec.values;
  if (spec.kind !== 'integer') return undefined;
  const { least, most, offered } = spec;
  if (offered !== undefined) return offered;
  return most - least < MAX_OFFERED
    ? Array.from({ length: most - least + 1 }, (_, index) => least + index)
    : undefined;
}

/** One option. Lists and files have no field: they are for the command line and for forms of the game. */
function OptionField({ spec, words, value, onChange }: OptionFieldProps) {
  const { label, does, values } = words;
  const hint = typeof does === 'object' ? does[String(value)] : does;
  const isSwitch = spec.kind === 'integer' && spec.least === 0 && spec.most === 1;
  if (spec.kind === 'flag' || isSwitch) {
    return (
      <Toggle
        label={label}
        {...(hint === undefined ? {} : { hint })}
        value={value === true || value === 1}
        onChange={(on) => onChange(isSwitch ? Number(on) : on)}
      />
    );
  }
  const offers = offered(spec);
  if (offers !== undefined) {
    return (
      <div>
        <Segmented
          label={label}
          options={offers.map((each) => ({ value: each, label: values?.[each] ?? String(each) }))}
          value={value as string | number}
          onChange={onChange}
        />
        {hint !== undefined && <p>{hint}</p>}
      </div>
    );
  }
  return (
    <TextField
      label={label}
      inputMode="numeric"
      {...(hint === undefined ? {} : { hint })}
      value={String(value)}
      onChange={(text) => onChange(Number(text))}
    />
  );
}
