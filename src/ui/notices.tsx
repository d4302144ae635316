import type { Problem } from '#core';
import { useMessages } from '#i18n';
import { IconButton } from './Button';
import './notices.css';

export interface ErrorNoticeProps {
  readonly problem: Problem;
  /** Says what was tried; a general sentence where left out. */
  readonly title?: string | undefined;
  readonly onDismiss?: (() => void) | undefined;
}

/** What went wrong: the field at fault and the reason. */
export function ErrorNotice({ problem, title, onDismiss }: ErrorNoticeProps) {
  const messages = useMessages();
  return (
    <div className="ui-error" role="alert">
      <div className="ui-error-words">
        <strong>{title ?? messages.error.title}</strong>
        {problem.field !== '' && (
          <>
            <code>{problem.field}</code>{' '}
          </>
        )}
        {problem.reason}
        {problem.clause !== undefined && ` (${problem.clause})`}
      </div>
      {onDismiss !== undefined && (
        <IconButton icon="close" label={messages.error.dismiss} onPress={onDismiss} />
      )}
    </div>
  );
}

export interface LiveRegionProps {
  /** The latest event in words; each new text is read out. */
  readonly text: string;
  /** Interrupts what is being read. */
  readonly urgent?: boolean | undefined;
}

/** Tells screen readers what the table shows. */
export function LiveRegion({ text, urgent = false }: LiveRegionProps) {
  return (
    <div
      className="visually-hidden"
      role={urgent ? 'alert' : 'status'}
      aria-live={urgent ? 'assertive' : 'polite'}
    >
      {text}
    </div>
  );
}
