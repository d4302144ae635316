import type { GameEntry } from '#module';
import './CoverArt.css';

/** Cover of a game's box, filling its container; plain cardboard for a game without one. */
export function CoverArt({ entry }: { readonly entry: GameEntry | undefined }) {
  const Cover = entry?.box?.Cover;
  return <span className="cover-art">{Cover !== undefined && <Cover />}</span>;
}
