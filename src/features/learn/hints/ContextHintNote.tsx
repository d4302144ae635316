import { useLanguage, useMessages } from '#i18n';
import { IconButton, LiveRegion, RuleButton } from '#ui';
import './ContextHintNote.css';
import type { ContextHint } from './useContextHint';

/** A hint for newcomers with its clause, beside the table; announced to screen readers. */
export function ContextHintNote({ hint }: { readonly hint: ContextHint | null }) {
  const { firstGame: words } = useMessages();
  const language = useLanguage();
  return (
    <>
      <LiveRegion text={hint?.text[language] ?? ''} />
      {hint !== null && (
        <aside key={hint.id} className="context-hint" aria-label={words.newcomer} data-about={hint.id}>
          <p>{hint.text[language]}</p>
          <div className="context-hint-ways">
            <RuleButton clause={hint.clause} />
            <IconButton icon="close" label={words.understood} onPress={hint.understood} />
          </div>
        </aside>
      )}
    </>
  );
}
