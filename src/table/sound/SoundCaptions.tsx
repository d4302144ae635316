import type { ShownSound } from './useSoundCaptions';
import './SoundCaptions.css';

/** What is heard, as small lines with an arrow to where it comes from. Screen readers have the log and need no second telling. */
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
