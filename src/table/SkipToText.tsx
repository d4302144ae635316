import { useMessages } from '#i18n';
import { Button } from '#ui';
import './SkipToText.css';

/** The first stop of the page for those who do not see the table: leads to it in words, and is seen once it has the focus. */
export function SkipToText({ onPress }: { readonly onPress: () => void }) {
  const { textBoard } = useMessages();
  return (
    <nav className="skip-to-text" aria-label={textBoard.skip}>
      <Button onPress={onPress}>{textBoard.title}</Button>
    </nav>
  );
}
