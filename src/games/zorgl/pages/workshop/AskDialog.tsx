import { Button, Dialog } from '#ui';

interface Answer {
  readonly label: string;
  readonly onChoose: () => void;
}

export interface AskDialogProps {
  readonly title: string;
  readonly hint: string;
  /** The first one is the default. */
  readonly answers: readonly Answer[];
  readonly onClose: () => void;
}

/** A question with a few answers. */
export function AskDialog({ title, hint, answers, onClose }: AskDialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{hint}</p>
      <div className="workshop-answers">
        {answers.map(({ label, onChoose }, index) => (
          <Button key={label} look={index === 0 ? 'primary' : 'plain'} first={index === 0} onPress={onChoose}>
            {label}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
