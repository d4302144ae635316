import { useLanguage, useMessages } from '#i18n';
import { IconButton, RuleButton } from '#ui';
import './ContextHintNote.css';
import type { ContextHint } from './useContextHint';

/** A line for newcomers, with its rule; beside the table, where it covers nothing. */
export function ContextHintNote({ hint }: { readonly hint: ContextHint }) {
  const { firstGame: words } = useMessages();
  const language = useLanguage();
  return (
    <aside key={hint.id} className="context-hint" aria-label={words.newcomer} data-about={hint.id}>
      <p role="status">{hint.text[language]}</p>
      <div className="context-hint-ways">
        <RuleButton clause={hint.clause} />
        <IconButton icon="close" label={words.understood} onPress={hint.understood} />
      </div>
    </aside>
  );
}
