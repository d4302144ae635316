import type { ShownSound } from './useSoundCaptions';
import './SoundCaptions.css';

/** What is heard, as small lines. Screen readers have the log and need no second telling. */
export function SoundCaptions({ lines }: { readonly lines: readonly ShownSound[] }) {
  return (
    <div className="sound-captions" aria-hidden="true">
      {lines.map(({ id, text }) => (
        <span key={id}>[{text}]</span>
      ))}
    </div>
  );
}
