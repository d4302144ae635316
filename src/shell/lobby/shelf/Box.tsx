import type { CSSProperties } from 'react';
import type { GameEntry } from '#module';
import './Box.css';
import { CoverArt } from '../../../page/lobby/CoverArt';
import { titleLines } from './titleLines';

/** Plain cardboard. */
const CARDBOARD = '#7d5634';

/** Width of a title line in percent of the cover's width, and average width of a letter relative to its height. */
const LINE = 84;
const LETTER = 0.52;
/** Largest letter height of a title, percent of the cover's width. */
const MAX_HEIGHT = 30;

const letterHeight = (lines: readonly string[]) =>
  Math.min(MAX_HEIGHT, LINE / LETTER / Math.max(...lines.map(({ length }) => length)));

/** A game box on its tray: cover, spine and top of the lid. Hidden from screen readers. */
export function Box({ entry }: { readonly entry: GameEntry }) {
  const { title, box } = entry;
  const lines = titleLines(title);
  const style = {
    '--box-colour': box?.colour ?? CARDBOARD,
    '--box-letters': `${letterHeight(lines)}cqw`,
  } as CSSProperties;
  return (
    <span className="box" style={style} aria-hidden="true">
      <span className="box-tray" />
      <span className="box-lid">
        <span className="box-top" />
        <span className="box-spine">
          <span>{title}</span>
        </span>
        <span className="box-front">
          <CoverArt entry={entry} />
          <span className="box-title">
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </span>
        </span>
      </span>
    </span>
  );
}
