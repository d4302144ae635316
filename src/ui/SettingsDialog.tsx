import { useState } from 'react';
import {
  ATTRACT_MINUTES,
  type AttractMinutes,
  CAMERA_STYLES,
  type CameraStyle,
  type Language,
  MOOD_NAMES,
  type MoodName,
  OFFERED_QUALITIES,
  type OfferedQuality,
  OTHERS_PACES,
  type OthersPace,
  TEXT_SIZES,
  type TextSize,
} from '#core';
import { useMessages } from '#i18n';
import { version } from '../../package.json';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { Segmented, Select, Toggle } from './fields';
import { type KeyGroup, KeysDialog } from './KeysDialog';
import type { KeyBindings } from './keyBindings';
import { LanguageChoice } from './LanguageChoice';
import { SoundFields, type SoundLevels } from './SoundSettings';
import { speedChoices } from './speeds';
import './SettingsDialog.css';

/** Where the build puts the licences of its dependencies. */
const NOTICES = '/third-party-notices.txt';

/** The about page. */
const ABOUT = '/about';

/** Option beside the fixed ones: whatever suits the device. */
const AUTOMATIC = 'automatic';

/** A person's preferences, for every game. */
export interface Preferences {
  readonly language: Language;
  readonly textSize: TextSize;
  /** Null: automatic. */
  readonly quality: OfferedQuality | null;
  /** Null: the game's default. */
  readonly mood: MoodName | null;
  /** Tilt-shift: sharp in a band only, as if the table were a miniature. */
  readonly tiltShift: boolean;
  /** Speed factor for all animations. */
  readonly speed: number;
  /** How fast other players' actions are shown, on top of the general speed. */
  readonly othersPace: OthersPace;
  /** Fast-forwards own actions; the rest keeps its speed. */
  readonly hurriesOwn: boolean;
  /** The game continues while the page is hidden. */
  readonly playsHidden: boolean;
  /** Minutes without input before the page starts its demo; null for never. */
  readonly attractAfter: AttractMinutes | null;
  readonly reducedMotion: boolean;
  readonly camera: CameraStyle;
  readonly coordinates: boolean;
  /** Explains things to newcomers when they first come up. */
  readonly hints: boolean;
  /** Shows the table from the side of the person at the device. */
  readonly turnsTable: boolean;
  /** Rotates the whole page as well, for a device lying between players. */
  readonly turnsPage: boolean;
  readonly sound: SoundLevels;
  /** Shows captions for sounds. */
  readonly soundCaptions: boolean;
  /** Custom keys for commands. */
  readonly keys: KeyBindings;
}

export interface SettingsDialogProps {
  /** A quality that is not offered is simply not highlighted. */
  readonly preferences: Omit<Preferences, 'quality'> & { readonly quality: string | null };
  /** Called with the changed preferences. */
  readonly onChange: (change: Partial<Preferences>) => void;
  /** The keys that can be rebound. Default: none. */
  readonly keyGroups?: readonly KeyGroup[] | undefined;
  readonly onClose: () => void;
}

/** Preferences; every change takes effect at once. */
export function SettingsDialog({ preferences, onChange, keyGroups = [], onClose }: SettingsDialogProps) {
  const { help, program, settings, playback } = useMessages();
  const [keys, setKeys] = useState(false);
  if (keys)
    return (
      <KeysDialog
        groups={keyGroups}
        bindings={preferences.keys}
        onChange={(changed) => onChange({ keys: changed })}
        onClose={() => setKeys(false)}
      />
    );
  return (
    <Dialog title={settings.title} onClose={onClose} className="ui-settings-dialog">
      <div className="ui-settings">
        <LanguageChoice
          label={settings.language}
          value={preferences.language}
          onChange={(language) => onChange({ language })}
        />
        <Segmented
          label={settings.textSize}
          options={TEXT_SIZES.map((value) => ({ value, label: settings.textSizes[value] }))}
          value={preferences.textSize}
          onChange={(textSize) => onChange({ textSize })}
        />
        <Segmented
          label={settings.quality}
          options={([AUTOMATIC, ...OFFERED_QUALITIES] as const).map((value) => ({
            value: value as string,
            label: settings.qualities[value],
          }))}
          value={preferences.quality ?? AUTOMATIC}
          onChange={(quality) =>
            onChange({ quality: quality === AUTOMATIC ? null : (quality as OfferedQuality) })
          }
        />
        <Segmented
          label={settings.mood}
          options={([AUTOMATIC, ...MOOD_NAMES] as const).map((value) => ({
            value: value as string,
            label: settings.moods[value],
          }))}
          value={preferences.mood ?? AUTOMATIC}
          onChange={(mood) => onChange({ mood: mood === AUTOMATIC ? null : (mood as MoodName) })}
        />
        <Segmented
          label={settings.camera}
          options={CAMERA_STYLES.map((value) => ({ value, label: settings.cameras[value] }))}
          value={preferences.reducedMotion ? 'hands-off' : preferences.camera}
          onChange={(camera) => onChange({ camera })}
        />
        <Select
          label={settings.speed}
          options={speedChoices(preferences.speed).map((value) => ({ value, label: playback.times(value) }))}
          value={preferences.speed}
          onChange={(speed) => onChange({ speed })}
        />
        <Segmented
          label={settings.othersPace}
          options={OTHERS_PACES.map((value) => ({ value, label: settings.othersPaces[value] }))}
          value={preferences.othersPace}
          onChange={(othersPace) => onChange({ othersPace })}
        />
        <Toggle
          label={settings.reducedMotion}
          hint={settings.reducedMotionHint}
          value={preferences.reducedMotion}
          onChange={(reducedMotion) => onChange({ reducedMotion })}
        />
        <Toggle
          label={settings.hurriesOwn}
          hint={settings.hurriesOwnHint}
          value={preferences.hurriesOwn}
          onChange={(hurriesOwn) => onChange({ hurriesOwn })}
        />
        <Toggle
          label={settings.playsHidden}
          hint={settings.playsHiddenHint}
          value={preferences.playsHidden}
          onChange={(playsHidden) => onChange({ playsHidden })}
        />
        <Toggle
          label={settings.tiltShift}
          hint={settings.tiltShiftHint}
          value={preferences.tiltShift}
          onChange={(tiltShift) => onChange({ tiltShift })}
        />
        <Toggle
          label={settings.coordinates}
          hint={settings.coordinatesHint}
          value={preferences.coordinates}
          onChange={(coordinates) => onChange({ coordinates })}
        />
        <Toggle
          label={settings.hints}
          hint={settings.hintsHint}
          value={preferences.hints}
          onChange={(hints) => onChange({ hints })}
        />
        <Toggle
          label={settings.turnsTable}
          hint={settings.turnsTableHint}
          value={preferences.turnsTable}
          onChange={(turnsTable) => onChange({ turnsTable })}
        />
        {preferences.turnsTable && (
          <Toggle
            label={settings.turnsPage}
            hint={settings.turnsPageHint}
            value={preferences.turnsPage}
            onChange={(turnsPage) => onChange({ turnsPage })}
          />
        )}
        <Select
          label={settings.attract}
          options={[0, ...ATTRACT_MINUTES].map((value) => ({ value, label: settings.attractAfter(value) }))}
          value={preferences.attractAfter ?? 0}
          onChange={(minutes) =>
            onChange({ attractAfter: ATTRACT_MINUTES.find((each) => each === minutes) ?? null })
          }
        />
        <SoundFields
          levels={preferences.sound}
          captions={preferences.soundCaptions}
          onLevels={(sound) => onChange({ sound })}
          onCaptions={(soundCaptions) => onChange({ soundCaptions })}
        />
        {keyGroups.length > 0 && (
          <div>
            <Button onPress={() => setKeys(true)}>{help.change}</Button>
          </div>
        )}
        <p className="ui-settings-about" role="note" aria-label={settings.about.label}>
          <span>{settings.about.version(version)}</span>
          <span>{settings.about.licence}</span>
          <a href={NOTICES} target="_blank" rel="noreferrer">
            {settings.about.notices}
          </a>
          <a href={ABOUT} target="_blank" rel="noreferrer">
            {program.about}
          </a>
        </p>
      </div>
    </Dialog>
  );
}
