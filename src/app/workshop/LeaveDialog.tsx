import { Button, Dialog } from '#ui';
import { useZorglMessages } from '#zorgl/view';

export interface LeaveDialogProps {
  readonly name: string;
  readonly onAnswer: (choice: 'keep' | 'discard' | 'stay') => void;
}

/** Asks what to do with changes that are not kept yet. */
export function LeaveDialog({ name, onAnswer }: LeaveDialogProps) {
  const { workshop } = useZorglMessages();
  return (
    <Dialog title={workshop.leaveTitle(name)} onClose={() => onAnswer('stay')}>
      <p>{workshop.leaveHint}</p>
      <div className="workshop-answers">
        <Button look="primary" first onPress={() => onAnswer('keep')}>
          {workshop.leaveKeep}
        </Button>
        <Button onPress={() => onAnswer('discard')}>{workshop.leaveDiscard}</Button>
        <Button onPress={() => onAnswer('stay')}>{workshop.leaveStay}</Button>
      </div>
    </Dialog>
  );
}
