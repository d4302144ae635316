import { createContext, type ReactNode, useContext } from 'react';
import { useMessages } from '#i18n';
import { classes } from './classes';
import './rule.css';

type OpenRule = (clause: string) => void;

const Opener = createContext<OpenRule | null>(null);

export interface RuleProviderProps {
  /** Shows a clause of the rules; null if there are none to show. */
  readonly open: OpenRule | null;
  readonly children: ReactNode;
}

/** Lets everything inside lead to the rules of the game that is played. */
export function RuleProvider({ open, children }: RuleProviderProps) {
  return <Opener value={open}>{children}</Opener>;
}

export interface RuleButtonProps {
  /** The number of the clause; nothing is shown without one, or where there are no rules to show. */
  readonly clause: string | null | undefined;
  /** What it says; a question mark where there is little room. */
  readonly look?: 'why' | 'mark';
  readonly className?: string;
}

/** Opens the rule that something comes of. */
export function RuleButton({ clause, look = 'why', className }: RuleButtonProps) {
  const { rules } = useMessages();
  const open = useContext(Opener);
  if (open === null || clause === null || clause === undefined) return null;
  const name = rules.ruleOf(clause);
  return (
    <button
      type="button"
      className={classes('ui-rule', look, className)}
      title={name}
      aria-label={look === 'mark' ? name : undefined}
      onClick={() => open(clause)}
    >
      {look === 'mark' ? '?' : rules.why(clause)}
    </button>
  );
}
