import type { Language } from '#core';
import { useMessages } from '#i18n';
import { Button, Toggle } from '#ui';
import type { DraftStep } from './draft';
import { LocalizedField, PlaceField } from './fields';
import type { Tool } from './usePicking';

export interface QuestionEditorProps {
  readonly question: DraftStep['question'];
  readonly language: Language;
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
  /** Applies the tool to a place. */
  readonly onPlace: (place: string) => void;
  readonly onChange: (question: DraftStep['question']) => void;
}

/** The question of a step: text, offered places, and correct answers. */
export function QuestionEditor({ question, language, tool, onTool, onPlace, onChange }: QuestionEditorProps) {
  const { author } = useMessages();
  const toggle = (on: boolean) => {
    onChange(on ? { ask: {}, among: [], right: [], because: {} } : undefined);
    onTool({ ...tool, kind: on ? 'offered' : 'box' });
  };
  const turn = (place: string) => {
    if (question === undefined) return;
    const { right } = question;
    onChange({
      ...question,
      right: right.includes(place) ? right.filter((each) => each !== place) : [...right, place],
    });
  };
  return (
    <fieldset className="author-question">
      <legend className="visually-hidden">{author.question}</legend>
      <Toggle label={author.question} value={question !== undefined} onChange={toggle} />
      {question !== undefined && (
        <>
          <LocalizedField
            label={author.ask}
            language={language}
            value={question.ask[language] ?? ''}
            onChange={(text) => onChange({ ...question, ask: { ...question.ask, [language]: text } })}
          />
          <p className="ui-field-hint">{author.offeredHint}</p>
          {tool.kind === 'offered' ? (
            <PlaceField label={author.offer} onPlace={onPlace} />
          ) : (
            <Button onPress={() => onTool({ ...tool, kind: 'offered' })}>{author.offered}</Button>
          )}
          {question.among.length > 0 && (
            <ul className="author-list" aria-label={author.offered}>
              {question.among.map((place) => (
                <li key={place}>
                  <button
                    type="button"
                    className="ui-button author-chip answer"
                    aria-pressed={question.right.includes(place)}
                    onClick={() => turn(place)}
                  >
                    {place} <span aria-hidden="true">{question.right.includes(place) ? '✓' : '·'}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          <LocalizedField
            label={author.because}
            language={language}
            value={question.because[language] ?? ''}
            onChange={(text) => onChange({ ...question, because: { ...question.because, [language]: text } })}
          />
        </>
      )}
    </fieldset>
  );
}
