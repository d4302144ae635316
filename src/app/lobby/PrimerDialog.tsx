import { useMessages } from '#i18n';
import type { PrimerPart } from '#module';
import { Button, Dialog } from '#ui';
import './PrimerDialog.css';

export interface PrimerDialogProps {
  readonly parts: readonly PrimerPart[];
  /** Leads to the first game; null where there is none. */
  readonly onFirstGame: (() => void) | null;
  /** Leads to the lessons of the game; null where it has none. */
  readonly onLearn: (() => void) | null;
  /** Leads to all rules of the game; null where it has none to read. */
  readonly onRules: (() => void) | null;
  readonly onClose: () => void;
}

/** How a game is played, in short, and where it is told in full. */
export function PrimerDialog({ parts, onFirstGame, onLearn, onRules, onClose }: PrimerDialogProps) {
  const { lobby, learn, firstGame } = useMessages();
  return (
    <Dialog title={lobby.primer} className="primer" onClose={onClose}>
      <dl>
        {parts.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {onFirstGame !== null && <p className="primer-first">{firstGame.pitch}</p>}
      <div className="primer-ways">
        {onFirstGame !== null && (
          <Button look="primary" onPress={onFirstGame}>
            {firstGame.link}
          </Button>
        )}
        {onLearn !== null && (
          <Button look={onFirstGame === null ? 'primary' : 'plain'} onPress={onLearn}>
            {learn.link}
          </Button>
        )}
        {onRules !== null && <Button onPress={onRules}>{lobby.allRules}</Button>}
      </div>
    </Dialog>
  );
}
