import { useMessages } from '#i18n';
import { Toggle } from '#ui';
import type { FilmSupport } from './encoder';
import type { FilmFormat } from './settings';

export interface SoundFieldProps {
  readonly format: FilmFormat;
  readonly value: boolean;
  /** Null while unknown. */
  readonly support: FilmSupport | null;
  readonly onChange: (sound: boolean) => void;
}

/** Sound switch, limited to what this browser can encode. */
export function SoundField({ format, value, support, onChange }: SoundFieldProps) {
  const { film } = useMessages();
  const none = support !== null && support.sound === null;
  const rare = value && format === 'mp4' && support?.sound === 'opus';
  return (
    <Toggle
      label={film.sound}
      hint={none ? film.noSound : rare ? film.rareSound : undefined}
      value={value && !none}
      disabled={none}
      onChange={onChange}
    />
  );
}
