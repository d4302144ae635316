import { useMessages } from '#i18n';
import { Button } from '#ui';
import './SkipToText.css';

/** First tab stop of the page, for people who do not see the table: a link to the text board, visible once focused. */
export function SkipToText({ onPress }: { readonly onPress: () => void }) {
  const { textBoard } = useMessages();
  return (
    <nav className="skip-to-text" aria-label={textBoard.skip}>
      <Button onPress={onPress}>{textBoard.title}</Button>
    </nav>
  );
}
