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

/** Where the build puts the licences of everything that is in it. */
const NOTICES = '/third-party-notices.txt';

/** Where the program tells of itself. */
const ABOUT = '/about';

/** What is offered beside them: whatever suits the device. */
const AUTOMATIC = 'automatic';

/** What a person likes, on every game. */
export interface Preferences {
  readonly language: Language;
  readonly textSize: TextSize;
  /** Null: what suits the device. */
  readonly quality: OfferedQuality | null;
  /** Null: that of the game. */
  readonly mood: MoodName | null;
  /** The picture is sharp in a band only, as if the table were small. */
  readonly tiltShift: boolean;
  /** A factor for all animations. */
  readonly speed: number;
  /** How fast what others do is shown, beside the speed of all. */
  readonly othersPace: OthersPace;
  /** What people at the device do is shown fast, the rest at the usual speed. */
  readonly hurriesOwn: boolean;
  /** The game goes on while nobody can see the page. */
  readonly playsHidden: boolean;
  /** After so many minutes that nobody touches it the page shows itself; null for never. */
  readonly attractAfter: AttractMinutes | null;
  readonly reducedMotion: boolean;
  readonly camera: CameraStyle;
  readonly coordinates: boolean;
  /** Newcomers are told what comes up for the first time. */
  readonly hints: boolean;
  /** The table is seen from the side of the person at the device. */
  readonly turnsTable: boolean;
  /** The whole page is turned with it, for a device that lies between people. */
  readonly turnsPage: boolean;
  readonly sound: SoundLevels;
  /** What is heard is told in small words. */
  readonly soundCaptions: boolean;
  /** The keys that somebody chose in place of those that commands have at first. */
  readonly keys: KeyBindings;
}

export interface SettingsDialogProps {
  /** A quality that is not among the offered ones is simply not marked. */
  readonly preferences: Omit<Preferences, 'quality'> & { readonly quality: string | null };
  /** Called with what is new. */
  readonly onChange: (change: Partial<Preferences>) => void;
  /** The keys that can be changed; none if left out. */
  readonly keyGroups?: readonly KeyGroup[] | undefined;
  readonly onClose: () => void;
}

/** The preferences; every change takes effect at once. */
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
