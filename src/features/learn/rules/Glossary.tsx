import { useLanguage, useMessages } from '#i18n';
import type { GlossaryEntry } from '#learning';
import { RulebookText } from '../../../table/rule/Words';
import { wordId } from './entries';

export interface GlossaryProps {
  /** Fragment id of the glossary. */
  readonly id: string;
  readonly entries: readonly GlossaryEntry[];
  /** Fragment of the current address. */
  readonly target: string;
  /** Path of the rules page. */
  readonly rules: string;
}

/** The glossary in alphabetical order. */
export function Glossary({ id, entries, target, rules }: GlossaryProps) {
  const { rules: words } = useMessages();
  const language = useLanguage();
  const sorted = entries
    .map((entry, index) => ({ ...entry, id: wordId(index) }))
    .sort((a, b) => a.term[language].localeCompare(b.term[language], language));
  return (
    <section className="rules-chapter" aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {words.glossary}
      </h2>
      <dl className="rules-glossary">
        {sorted.map((entry) => (
          <div
            key={entry.id}
            id={entry.id}
            tabIndex={-1}
            aria-current={entry.id === target ? 'location' : undefined}
          >
            <dt>{entry.term[language]}</dt>
            <dd>
              <RulebookText text={`${entry.meaning[language]} ${entry.clause}`} rules={rules} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
