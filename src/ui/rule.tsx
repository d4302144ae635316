import { createContext, type ReactNode, useContext } from 'react';
import { useMessages } from '#i18n';
import { classes } from './classes';
import './rule.css';

type OpenRule = (clause: string) => void;

const Opener = createContext<OpenRule | null>(null);

export interface RuleProviderProps {
  /** Opens a rule clause; null if there are no rules to show. */
  readonly open: OpenRule | null;
  readonly children: ReactNode;
}

/** Lets descendants link to the rules of the current game. */
export function RuleProvider({ open, children }: RuleProviderProps) {
  return <Opener value={open}>{children}</Opener>;
}

export interface RuleButtonProps {
  /** The number of the clause. Renders nothing without one, or if there are no rules to show. */
  readonly clause: string | null | undefined;
  /** Its look; `mark` is a question mark for tight spaces. */
  readonly look?: 'why' | 'mark';
  readonly className?: string;
}

/** Opens the rule behind something. */
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
