import type { Seed } from '#core';
import { ABILITY_CHOICES, type PositionOptions } from '#tetzilla/rules';
import { useTetMessages } from '#tetzilla/view';
import { Panel, SeedField, Segmented, Toggle } from '#ui';
import { type GameDraft, PRESET_IDS, PRESETS, presetOf } from './draft';

export interface HouseRulesProps {
  readonly draft: GameDraft;
  readonly onChange: (draft: GameDraft) => void;
  /** Draws the number of a deal; null if nobody is to choose it. */
  readonly randomSeed: (() => Seed) | null;
}

/** The options of the game, alone and in presets, and the number that deals it. */
export function HouseRules({ draft, onChange, randomSeed }: HouseRulesProps) {
  const { lobby } = useTetMessages();
  const { options } = draft;
  const preset = presetOf(draft);
  const change = (part: Partial<PositionOptions>) => onChange({ ...draft, options: { ...options, ...part } });
  return (
    <Panel label={lobby.rules} className="tet-lobby-rules">
      <div className="tet-lobby-preset">
        <Segmented
          label={lobby.preset}
          options={PRESET_IDS.map((value) => ({ value: value as string, label: lobby.presets[value].name }))}
          value={preset ?? ''}
          onChange={(id) => {
            const chosen = PRESET_IDS.find((each) => each === id);
            if (chosen !== undefined) change(PRESETS[chosen]);
          }}
        />
        <p>{preset === null ? lobby.presets.own.does : lobby.presets[preset].does}</p>
      </div>
      <div className="tet-lobby-abilities">
        <Segmented
          label={lobby.abilities}
          options={ABILITY_CHOICES.map((value) => ({ value, label: lobby.abilityValues[value] }))}
          value={options.abilities}
          onChange={(abilities) => change({ abilities })}
        />
        <p>{lobby.abilityHint[options.abilities]}</p>
      </div>
      <Toggle
        label={lobby.guardPoints}
        hint={options.guardPoints === 1 ? lobby.guardHint.on : lobby.guardHint.off}
        value={options.guardPoints === 1}
        onChange={(on) => change({ guardPoints: on ? 1 : 0 })}
      />
      <Toggle
        label={lobby.level}
        hint={options.level ? lobby.levelHint.on : lobby.levelHint.off}
        value={options.level}
        onChange={(level) => change({ level })}
      />
      <SeedField
        className="tet-lobby-seed"
        value={draft.seed}
        hint={lobby.seedHint}
        draw={randomSeed}
        onChange={(seed) => onChange({ ...draft, seed })}
      />
    </Panel>
  );
}
