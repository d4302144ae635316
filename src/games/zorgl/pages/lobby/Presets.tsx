import type { Seed } from '#core';
import { useMessages } from '#i18n';
import { Button } from '#ui';
import { type GameDraft, PRESET_IDS, presetOf, useZorglMessages, withPreset } from '#zorgl/view';

export interface PresetsProps {
  readonly draft: GameDraft;
  readonly onChange: (draft: GameDraft) => void;
  readonly randomSeed: () => Seed;
}

/** Preset buttons, with a description of the current one. */
export function Presets({ draft, onChange, randomSeed }: PresetsProps) {
  const { lobby } = useZorglMessages();
  const { ownMix } = useMessages().lobby;
  const followed = presetOf(draft);
  return (
    <fieldset className="lobby-presets">
      <legend className="visually-hidden">{lobby.presets.label}</legend>
      {PRESET_IDS.map((id) => (
        <Button
          key={id}
          pressed={id === followed}
          onPress={() => onChange(withPreset(draft, id, randomSeed()))}
        >
          {lobby.presets[id].name}
        </Button>
      ))}
      <p>{followed === null ? `${ownMix}.` : lobby.presets[followed].does}</p>
    </fieldset>
  );
}
