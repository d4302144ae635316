import type { GameEntry } from '#module';
import './CoverArt.css';

/** The picture on the box of a game, as large as what it stands in; bare cardboard for a game without one. */
export function CoverArt({ entry }: { readonly entry: GameEntry | undefined }) {
  const Cover = entry?.box?.Cover;
  return <span className="cover-art">{Cover !== undefined && <Cover />}</span>;
}
