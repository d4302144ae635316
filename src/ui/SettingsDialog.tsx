import { LANGUAGES, type Language, messagesFor, useMessages } from '#i18n';
import { Dialog } from './Dialog';
import { Segmented, Select, Toggle } from './fields';
import { speedChoices } from './speeds';
import './SettingsDialog.css';

export const PICTURE_QUALITIES = ['low', 'medium', 'high'] as const;
export type PictureQuality = (typeof PICTURE_QUALITIES)[number];

/** What a person likes, on every game. */
export interface Preferences {
  readonly language: Language;
  readonly quality: PictureQuality;
  /** A factor for all animations. */
  readonly speed: number;
  readonly reducedMotion: boolean;
  readonly coordinates: boolean;
}

export interface SettingsDialogProps {
  /** A quality that is not among the offered ones is simply not marked. */
  readonly preferences: Omit<Preferences, 'quality'> & { readonly quality: string };
  /** Called with what is new. */
  readonly onChange: (change: Partial<Preferences>) => void;
  readonly onClose: () => void;
}

/** The preferences; every change takes effect at once. */
export function SettingsDialog({ preferences, onChange, onClose }: SettingsDialogProps) {
  const { settings, playback } = useMessages();
  return (
    <Dialog title={settings.title} onClose={onClose}>
      <div className="ui-settings">
        <Segmented
          label={settings.language}
          options={LANGUAGES.map((value) => ({ value, label: messagesFor(value).languageName }))}
          value={preferences.language}
          onChange={(language) => onChange({ language })}
        />
        <Segmented
          label={settings.quality}
          options={PICTURE_QUALITIES.map((value) => ({
            value: value as string,
            label: settings.qualities[value],
          }))}
          value={preferences.quality}
          onChange={(quality) => onChange({ quality: quality as PictureQuality })}
        />
        <Select
          label={settings.speed}
          options={speedChoices(preferences.speed).map((value) => ({ value, label: playback.times(value) }))}
          value={preferences.speed}
          onChange={(speed) => onChange({ speed })}
        />
        <Toggle
          label={settings.reducedMotion}
          hint={settings.reducedMotionHint}
          value={preferences.reducedMotion}
          onChange={(reducedMotion) => onChange({ reducedMotion })}
        />
        <Toggle
          label={settings.coordinates}
          hint={settings.coordinatesHint}
          value={preferences.coordinates}
          onChange={(coordinates) => onChange({ coordinates })}
        />
      </div>
    </Dialog>
  );
}
