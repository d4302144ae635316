import { useMessages } from '#i18n';
import { IconButton } from './Button';
import { Slider, Toggle } from './fields';
import './SoundSettings.css';

const BUSES = ['effects', 'voices', 'music', 'interface'] as const;
type Bus = (typeof BUSES)[number];

/** Volume settings, each 0 … 1. */
export interface SoundLevels extends Readonly<Record<Bus | 'master', number>> {
  readonly muted: boolean;
  /** Muted buses, whatever their level. */
  readonly silenced?: readonly Bus[];
}

/** Phones with a hardware switch that mutes games too. */
const hasSwitch = (): boolean => /\biPhone\b/.test(navigator.userAgent);

export interface SoundSettingsProps {
  readonly levels: SoundLevels;
  readonly captions: boolean;
  readonly onLevels: (levels: SoundLevels) => void;
  readonly onCaptions: (on: boolean) => void;
}

/** The sound section of the settings. */
export function SoundFields({ levels, captions, onLevels, onCaptions }: SoundSettingsProps) {
  const { sound } = useMessages().settings;
  const { silenced = [] } = levels;
  return (
    <fieldset className="ui-settings-sound">
      <legend>{sound.title}</legend>
      <Toggle label={sound.on} value={!levels.muted} onChange={(on) => onLevels({ ...levels, muted: !on })} />
      <Slider
        label={sound.levels.master}
        value={levels.master}
        disabled={levels.muted}
        onChange={(master) => onLevels({ ...levels, master })}
      />
      {BUSES.map((bus) => {
        const silent = silenced.includes(bus);
        const others = silenced.filter((other) => other !== bus);
        return (
          <div key={bus} className="ui-level">
            <Slider
              label={sound.levels[bus]}
              value={levels[bus]}
              disabled={levels.muted || silent}
              onChange={(value) => onLevels({ ...levels, [bus]: value })}
            />
            <IconButton
              icon={silent ? 'muted' : 'sound'}
              label={sound.silence(sound.levels[bus])}
              pressed={silent}
              disabled={levels.muted}
              onPress={() => onLevels({ ...levels, silenced: silent ? others : [...others, bus] })}
            />
          </div>
        );
      })}
      {hasSwitch() && <p className="ui-field-hint">{sound.silentSwitch}</p>}
      <Toggle label={sound.captions} hint={sound.captionsHint} value={captions} onChange={onCaptions} />
    </fieldset>
  );
}
