import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useMessages } from '#i18n';
import type { GameEntry } from '#module';
import { IconButton, PartGuard, scrolls, Waiting } from '#ui';
import { lazily } from '../../page/lazily';
import { shelf } from '../../page/shelf';
import './RuleDrawer.css';
import type { RuleTextProps } from './RuleText';

type TaughtProps = Omit<RuleTextProps, 'teaching' | 'game'>;

/** Teaching material of each game, loaded on demand. */
const TAUGHT = new Map(
  shelf.entries.flatMap(({ id, teaching }) => {
    if (teaching === undefined) return [];
    const Taught = lazily<TaughtProps>(async () => {
      const [{ RuleText }, taught] = await Promise.all([import('./RuleText'), teaching.load()]);
      return (props) => <RuleText {...props} game={id} teaching={taught} />;
    });
    return [[id, Taught] as const];
  }),
);

export interface RuleDrawerProps {
  readonly game: GameEntry['id'];
  /** Number of the clause. */
  readonly clause: string;
  /** Whether it covers the controls, so that nothing else can be used. */
  readonly modal: boolean;
  readonly onClause: (clause: string) => void;
  readonly onClose: () => void;
}

/** A rule, beside the table if there is room, otherwise over the panels below it. */
export function RuleDrawer({ game, clause, modal, onClause, onClose }: RuleDrawerProps) {
  const { rules } = useMessages();
  const Taught = TAUGHT.get(game);
  return (
    <Frame label={rules.ruleOf(clause)} modal={modal} onClose={onClose}>
      <div className="rule-drawer-head">
        <h2>{rules.ruleOf(clause)}</h2>
        <IconButton icon="close" label={rules.closeRule} onPress={onClose} />
      </div>
      <PartGuard version={clause}>
        <Suspense fallback={<Waiting />}>
          {Taught !== undefined && <Taught clause={clause} onClause={onClause} />}
        </Suspense>
      </PartGuard>
    </Frame>
  );
}

interface FrameProps extends Pick<RuleDrawerProps, 'modal' | 'onClose'> {
  readonly label: string;
  readonly children: ReactNode;
}

function Frame({ modal, ...props }: FrameProps) {
  return modal ? <Sheet {...props} /> : <Side {...props} />;
}

/** Non-modal, beside the table: people can go on playing. */
function Side({ label, children }: Omit<FrameProps, 'modal'>) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => frame.current?.querySelector('button')?.focus(), []);
  useEffect(() => scrolls(frame.current), []);
  return (
    <aside ref={frame} className="ui-panel ui-scroll rule-drawer" aria-label={label}>
      {children}
    </aside>
  );
}

/** Modal, over the panels below the table. */
function Sheet({ label, onClose, children }: Omit<FrameProps, 'modal'>) {
  const frame = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (element?.open === false) element.showModal();
    element?.querySelector('button')?.focus();
    return () => element?.close();
  }, []);
  useEffect(() => scrolls(frame.current), []);
  return (
    <dialog
      ref={frame}
      className="ui-panel ui-scroll rule-drawer"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
    </dialog>
  );
}
