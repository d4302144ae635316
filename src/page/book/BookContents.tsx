import { Link, useLocation } from 'react-router';
import { useMessages } from '#i18n';
import { scrolls } from '#ui';
import './BookContents.css';

export interface BookChapter {
  /** Fragment of its URL. */
  readonly id: string;
  readonly title: string;
  /** Label before it; its index if left out. */
  readonly number?: string;
  /** Reading progress. */
  readonly done?: string;
}

/** Table of contents, beside the text or above it. */
export function BookContents({ chapters }: { readonly chapters: readonly BookChapter[] }) {
  const { rules: words } = useMessages();
  const { pathname, search } = useLocation();
  return (
    <nav ref={scrolls} className="ui-scroll book-contents" aria-label={words.contents}>
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
