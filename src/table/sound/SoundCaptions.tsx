import type { ShownSound } from './useSoundCaptions';
import './SoundCaptions.css';

/** Captions of sounds with an arrow to their direction. Hidden from screen readers, which read the log. */
export function SoundCaptions({ lines }: { readonly lines: readonly ShownSound[] }) {
  return (
    <div className="sound-captions" aria-hidden="true">
      {lines.map(({ id, text, side }) => (
        <span key={id} data-side={side ?? undefined}>
          [{text}]
        </span>
      ))}
    </div>
  );
}
