import { useMessages } from '#i18n';
import { Slider, Toggle } from './fields';

const LEVELS = ['master', 'effects', 'voices', 'music', 'interface'] as const;

/** How loud a person likes it: each 0 … 1. */
export interface SoundLevels extends Readonly<Record<(typeof LEVELS)[number], number>> {
  readonly muted: boolean;
}

export interface SoundSettingsProps {
  readonly levels: SoundLevels;
  readonly captions: boolean;
  readonly onLevels: (levels: SoundLevels) => void;
  readonly onCaptions: (on: boolean) => void;
}

/** The part of the settings that is about sound. */
export function SoundSettings({ levels, captions, onLevels, onCaptions }: SoundSettingsProps) {
  const { sound } = useMessages().settings;
  return (
    <fieldset className="ui-settings-sound">
      <legend>{sound.title}</legend>
      <Toggle label={sound.on} value={!levels.muted} onChange={(on) => onLevels({ ...levels, muted: !on })} />
      {LEVELS.map((level) => (
        <Slider
          key={level}
          label={sound.levels[level]}
          value={levels[level]}
          disabled={levels.muted}
          onChange={(value) => onLevels({ ...levels, [level]: value })}
        />
      ))}
      <Toggle label={sound.captions} hint={sound.captionsHint} value={captions} onChange={onCaptions} />
    </fieldset>
  );
}
