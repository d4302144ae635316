import { Link, useLocation } from 'react-router';
import { useMessages } from '#i18n';
import './BookContents.css';

export interface BookChapter {
  /** The fragment of its address. */
  readonly id: string;
  readonly title: string;
  /** What stands before it; its index where it is left out. */
  readonly number?: string;
  /** How far one has come in it. */
  readonly done?: string;
}

/** The chapters of a page, beside its text or above it. */
export function BookContents({ chapters }: { readonly chapters: readonly BookChapter[] }) {
  const { rules: words } = useMessages();
  const { pathname, search } = useLocation();
  return (
    <nav className="book-contents" aria-label={words.contents}>
      <ol>
        {chapters.map(({ id, title, number, done }, index) => (
          <li key={id}>
            <Link to={{ pathname, search, hash: `#${id}` }}>
              <span className="book-contents-number" aria-hidden="true">
                {number ?? index + 1}
              </span>
              {title}
              {done !== undefined && <span className="book-contents-done">{done}</span>}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
