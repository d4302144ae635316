import type { ReactNode } from 'react';
import type { Problem } from '#core';
import { useMessages, useReasons } from '#i18n';
import { IconButton } from './Button';
import { classes } from './classes';
import './notices.css';
import { RuleButton } from './rule';

interface NoticeProps {
  /** Says what was tried; a general sentence if left out. */
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

/** What went wrong: the field at fault and the reason, or a text that says it all. */
export function ErrorNotice({ title, onDismiss, className, ...told }: ErrorNoticeProps) {
  const messages = useMessages();
  return (
    <div className={classes('ui-error', className)} role="alert">
      <div className="ui-error-words">
        <strong>{title ?? messages.error.title}</strong>
        {'problem' in told ? <ProblemText problem={told.problem} /> : told.text}
      </div>
      {'problem' in told && <RuleButton clause={told.problem.clause} />}
      {onDismiss !== undefined && (
        <IconButton icon="close" label={messages.error.dismiss} onPress={onDismiss} />
      )}
    </div>
  );
}

export interface ActionNoticeProps {
  readonly title?: string;
  readonly text: string;
  /** Buttons: what can be done about it; none if left out. */
  readonly children?: ReactNode;
  /** What the cross does, in words. */
  readonly closes: string;
  readonly onClose: () => void;
}

/** Something that does not go as it should, and what can be done about it. */
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

/** A problem in the language in use: its field, the reason, the clause. */
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
