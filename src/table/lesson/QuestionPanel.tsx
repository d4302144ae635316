import { useLanguage, useMessages } from '#i18n';
import type { LessonQuestion } from '#learning';
import { Button, classes } from '#ui';
import { type Answer, isRight } from '../marks/marks';
import './QuestionPanel.css';

export interface QuestionPanelProps {
  readonly question: LessonQuestion;
  readonly answer: Answer;
  /** Display name of a place. */
  readonly nameOf: (place: string) => string;
  readonly onPick: (place: string) => void;
  readonly onCheck: () => void;
  /** Continues the lesson. */
  readonly onGo: () => void;
}

/** A question of a lesson. Places can be chosen here or on the table. */
export function QuestionPanel({ question, answer, nameOf, onPick, onCheck, onGo }: QuestionPanelProps) {
  const { learn } = useMessages();
  const language = useLanguage();
  const { chosen, given } = answer;
  const right = isRight(question, answer);
  const stateOf = (place: string) => {
    if (!given) return undefined;
    if (question.right.includes(place)) return 'good';
    return chosen.has(place) ? 'bad' : undefined;
  };
  return (
    <section
      className="lesson-question"
      aria-label={learn.question}
      data-question={given ? 'answered' : 'open'}
    >
      <p className="lesson-ask">{question.ask[language]}</p>
      {!given && <p className="lesson-hint">{learn.showBoxes}</p>}
      <div className="lesson-places">
        {question.among.map((place) => (
          <button
            key={place}
            type="button"
            className={classes('lesson-place', stateOf(place))}
            aria-pressed={chosen.has(place)}
            aria-disabled={given || undefined}
            onClick={given ? undefined : () => onPick(place)}
          >
            {nameOf(place)}
          </button>
        ))}
      </div>
      <div role="status">
        {given && (
          <p>
            <strong className={right ? 'lesson-right' : 'lesson-wrong'}>
              {right ? learn.right : learn.wrong}
            </strong>{' '}
            {question.because[language]}
          </p>
        )}
      </div>
      {given ? (
        <Button look="primary" onPress={onGo}>
          {learn.goOn}
        </Button>
      ) : (
        <Button look="primary" onPress={onCheck}>
          {chosen.size === 0 ? learn.nobody : learn.check}
        </Button>
      )}
    </section>
  );
}
