import type { ReactNode } from 'react';
import type { Problem } from '#core';
import { useMessages, useReasons } from '#i18n';
import { IconButton } from './Button';
import { classes } from './classes';
import './notices.css';
import { RuleButton } from './rule';

interface NoticeProps {
  /** Says what was tried. Default: a general sentence. */
  readonly title?: string | undefined;
  readonly onDismiss?: (() => void) | undefined;
  readonly className?: string | undefined;
}

interface ProblemNoticeProps extends NoticeProps {
  readonly problem: Problem;
}

interface TextNoticeProps extends NoticeProps {
  readonly text: string;
}

export type ErrorNoticeProps = ProblemNoticeProps | TextNoticeProps;

/** What went wrong: the invalid field and the reason, or a complete text. */
export function ErrorNotice({ title, onDismiss, className, ...notice }: ErrorNoticeProps) {
  const messages = useMessages();
  return (
    <div className={classes('ui-error', className)} role="alert">
      <div className="ui-error-words">
        <strong>{title ?? messages.error.title}</strong>
        {'problem' in notice ? <ProblemText problem={notice.problem} /> : notice.text}
      </div>
      {'problem' in notice && <RuleButton clause={notice.problem.clause} />}
      {onDismiss !== undefined && (
        <IconButton icon="close" label={messages.error.dismiss} onPress={onDismiss} />
      )}
    </div>
  );
}

export interface ActionNoticeProps {
  readonly title?: string;
  readonly text: string;
  /** Buttons with possible remedies. Default: none. */
  readonly children?: ReactNode;
  /** Label of the close button. */
  readonly closes: string;
  readonly onClose: () => void;
}

/** A problem and its possible remedies. */
export function ActionNotice({ title, text, children, closes, onClose }: ActionNoticeProps) {
  return (
    <div className="ui-error" role="alert">
      <div className="ui-error-words">
        {title !== undefined && <strong>{title}</strong>}
        {text}
      </div>
      <IconButton icon="close" label={closes} onPress={onClose} />
      {children !== undefined && <div className="ui-error-ways">{children}</div>}
    </div>
  );
}

/** A problem in the current language: its field, the reason, the clause. */
export function ProblemText({ problem }: { readonly problem: Problem }) {
  const reason = useReasons()(problem);
  return (
    <>
      {problem.field !== '' && (
        <>
          <code>{problem.field}</code>{' '}
        </>
      )}
      {reason}
      {problem.clause !== undefined && ` (${problem.clause})`}
    </>
  );
}

export interface LiveRegionProps {
  /** The latest event in words; each new text is announced. */
  readonly text: string;
  /** Interrupts what is being read. */
  readonly urgent?: boolean | undefined;
}

/** Announces to screen readers what the table shows. */
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
